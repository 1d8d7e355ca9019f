import { useState } from 'react';
import { type Edit, isRuleText, type RuleFailure } from '../../contract/index.ts';
import { sayRuleFault } from '../../strings/en/ruleFaults.ts';
import problems from '../chrome/problems/style.module.css';
import { seek } from '../client/requests.ts';
import { useSession } from '../session/context.ts';
import type { Session } from '../session/session.ts';
import { eachSession } from '../session/sessions.ts';
import { useMoment } from '../store/moment.ts';
import { useKeptRules } from '../store/rules/keptRules.ts';
import { ruleName } from '../store/rules/ruleHead.ts';
import { stageOf } from '../store/stage.ts';
import { en } from '../strings/en.ts';
import { ruleTexts } from '../strings/rules.ts';
import { Button } from '../widgets/Button.tsx';

/** The rule that an edit takes the place of, if it is a version of the same one. */
function versionBefore(edit: Edit, edits: readonly Edit[]): string | undefined {
  const { path, value } = edit;
  const before = edits
    .filter((older) => older.path === path && older.time <= edit.time && older.value !== value)
    .at(-1);
  const text = before?.value;
  return isRuleText(text) && isRuleText(value) && ruleName(text) === ruleName(value) ? text : undefined;
}

/** A rule that the reader puts into force is kept; what a link or a file brings is not. */
const keepWhatRuns = (session: Session): (() => void) =>
  session.channel.onReport((report) => {
    if (report.type !== 'applied' || !isRuleText(report.edit.value)) return;
    useKeptRules.getState().keep(report.edit.value, versionBefore(report.edit, report.edits));
  });

eachSession(keepWhatRuns);

const lineOf = ({ rule, line }: RuleFailure): string => `${line} ${rule}`;

/** Each line once, where it failed first. */
const firstOfEach = (failures: readonly RuleFailure[]): readonly RuleFailure[] => {
  const inTime = failures.toSorted((a, b) => a.time - b.time);
  return inTime.filter((failure, i) => inTime.findIndex((other) => lineOf(other) === lineOf(failure)) === i);
};

function words(first: RuleFailure, failures: readonly RuleFailure[]): string {
  const { rule, port, line, words } = first;
  const others = failures.filter((failure) => lineOf(failure) === lineOf(first)).length - 1;
  const sentence = ruleTexts.failed(rule, port, line, sayRuleFault(words));
  return others === 0 ? sentence : ruleTexts.failedAlso(sentence, others);
}

/** Goes to that cell at that port, and shows what the rule met on its way. */
async function showCell(session: Session, { port, time }: RuleFailure): Promise<void> {
  const { watchPort, step } = stageOf(session).getState();
  watchPort(port);
  const cellPs = stageOf(session).getState().loaded?.cellPs ?? 0;
  // A step of one cell ends right behind it; a picosecond more, as the page knows cell times rounded.
  if ((await seek(session, time + 2 - cellPs)) !== null) step('cell');
}

/** Which lines of a rule met a division by 0, and what the port does there. */
export function RuleFailures() {
  const session = useSession();
  const failures = useMoment((s) => s.failures);
  const [dismissed, dismiss] = useState('');
  const lines = firstOfEach(failures);
  const key = lines.map(lineOf).join();
  const newest = lines.at(-1);
  const isShown = useMoment(({ now, loaded }) => newest?.port === loaded?.port && newest?.time === now - 1);
  if (newest === undefined || key === dismissed) return null;
  return (
    <div className={problems.problem} role="alert">
      <p>
        {lines.map((line) => words(line, failures)).join(' ')} {ruleTexts.byTailDrop}
      </p>
      {!isShown && (
        <Button quiet onClick={() => void showCell(session, newest)}>
          {ruleTexts.showCell}
        </Button>
      )}
      <Button quiet onClick={() => dismiss(key)}>
        {en.problems.dismiss}
      </Button>
    </div>
  );
}
