import { useEffect, useMemo, useRef, useState } from 'react';
import type { PortState, ServiceClass } from '../../../../contract/index.ts';
import { RaceResult } from '../../../race/RaceResult.tsx';
import { NameBox } from '../../../rules/NameBox.tsx';
import { useSession } from '../../../session/context.ts';
import type { Session } from '../../../session/session.ts';
import { branchesOf, shownEdits } from '../../../store/branches/branches.ts';
import { useMoment } from '../../../store/moment.ts';
import { say } from '../../../store/page.ts';
import { portOfClass } from '../../../store/paths.ts';
import { setDraft } from '../../../store/rules/editing.ts';
import { renamed, ruleName } from '../../../store/rules/ruleHead.ts';
import { stageOf } from '../../../store/stage.ts';
import { editorTexts } from '../../../strings/editor.ts';
import { whyNot } from '../../../strings/whyNot.ts';
import { tracesOf } from '../../../traces/index.ts';
import { Button } from '../../../widgets/Button.tsx';
import { useSaid } from '../../../widgets/words/reasons.ts';
import { useHighlight } from '../highlight.ts';
import { editsWith, type TakeOver, takeOverOf } from './compare.ts';
import { isModified, startDraft, useRuleDraft, write } from './draft.ts';
import { Origin } from './Origin.tsx';
import { closestBuiltIn, textOf } from './origins.ts';
import styles from './style.module.css';
import type { Fault } from './text/faults.ts';
import { RuleText, type RuleTextHandle } from './text/RuleText.tsx';

interface Comparison {
  readonly path: string;
  readonly port: string;
  /** Class whose buffer the rule is for; null: the port's. */
  readonly of: string | null;
  readonly text: string;
  readonly running: string;
  /** A built-in policy to compare with, and the name of its branch. */
  readonly rival: { readonly id: string; readonly name: string };
}

/** Time from which to compare: when a running rule took over; now for a rule that does not run yet. */
function takeOverBy(session: Session, { port, of, text, running }: Comparison): TakeOver {
  const { now } = stageOf(session).getState();
  if (text !== running) return { from: now, before: running };
  const recorded = tracesOf(session)
    .shown.applied.ofPort(port)
    .map(({ from, settings }) => ({ from, settings: portOfClass(settings, of) }));
  return takeOverOf(recorded);
}

/** Runs the rule and a rival side by side, from the time the rule took over, or from now if it does not run yet. */
function compareWith(session: Session, comparison: Comparison): void {
  const { path, text, running, rival } = comparison;
  const branches = branchesOf(session).getState();
  const { catalog, set } = stageOf(session).getState();
  const info = catalog?.policies.find(({ id }) => id === rival.id);
  const parameters = info?.parameters.map(({ name }) => name) ?? [];
  const takeOver = takeOverBy(session, comparison);
  const edits = editsWith(shownEdits(branches), { path, id: rival.id, parameters }, takeOver);
  branches.rename(branches.importCompared(edits, takeOver.from), rival.name);
  if (text !== running) set(path, text);
}

export { WaitingPanel } from './waiting/WaitingPanel.tsx';

interface RuleEditorProps {
  readonly path: string;
  /** The port whose policy is edited, and the class if it has a buffer of its own. */
  readonly port: PortState;
  readonly of: ServiceClass | null;
}

/** Editor of a port's rule as a text that can be changed and run. */
export function RuleEditor({ path, port, of }: RuleEditorProps) {
  const session = useSession();
  const running = port.policy;
  const draft = useRuleDraft(running);
  const { text, base, from } = draft;
  const [fault, setFault] = useState<Fault | null>(null);
  const set = useMoment((s) => s.set);
  const refusal = useMoment((s) => s.rejected[path]);
  const said = useSaid(refusal?.reason);
  const lit = useHighlight(running, 'policy', of);
  const editor = useRef<RuleTextHandle>(null);
  const origin = useMemo(() => closestBuiltIn(text), [text]);
  // Text typed since the editor was opened is not reported as an old draft.
  const [opened, setOpened] = useState({ base, text });
  useEffect(() => {
    if (opened.base !== base) setOpened({ base, text });
  });
  const isOld = opened.base === base && opened.text !== from && isModified(draft);

  const run = (good: string) => {
    if (good !== running) set(path, good);
    say(session, editorTexts.runs(ruleName(good)));
  };
  const compare = (rival: { readonly id: string; readonly name: string }) => {
    compareWith(session, { path, port: port.id, of, text, running, rival });
    say(session, editorTexts.compared(rival.name));
  };
  return (
    <section className={styles.editor} aria-label={editorTexts.title}>
      <div className={styles.names}>
        <NameBox
          text={text}
          label={editorTexts.name}
          onName={(name) => write(session, draft, renamed(text, name))}
        />
        <Origin text={text} />
      </div>
      {isOld && (
        <p className="small muted">
          {editorTexts.draft}{' '}
          <Button quiet onClick={() => setDraft(session, startDraft(base, true))}>
            {editorTexts.again(ruleName(textOf(base) ?? from))}
          </Button>
        </p>
      )}
      <RuleText
        ref={editor}
        text={text}
        decided={{ lit, text: textOf(running) ?? '' }}
        port={port}
        onChange={(changed) => write(session, draft, changed)}
        onCheck={setFault}
        onRun={run}
      />
      <div className={styles.bar}>
        <Button filled onClick={() => editor.current?.run()}>
          {editorTexts.run} <kbd>{editorTexts.runKey}</kbd>
        </Button>
        {origin !== null && (
          <Button
            disabled={fault !== null}
            why={whyNot.ruleFault}
            onClick={() => compare({ id: origin.id, name: ruleName(origin.text) })}
          >
            {editorTexts.compare(ruleName(origin.text))}
          </Button>
        )}
        <Status
          fault={fault}
          refused={refusal?.value === text ? said : null}
          isRunning={text === running}
          onMend={() => editor.current?.mend()}
        />
      </div>
      {path === 'policy' && <RaceResult text={text} />}
    </section>
  );
}

interface StatusProps {
  readonly fault: Fault | null;
  /** Why the run refused the text; null: it did not. */
  readonly refused: string | null;
  readonly isRunning: boolean;
  readonly onMend: () => void;
}

/** Shows `No errors`, or what is wrong, where, and the probable correction. */
function Status({ fault, refused, isRunning, onMend }: StatusProps) {
  const words =
    fault !== null
      ? editorTexts.error(fault.line, fault.words)
      : refused !== null
        ? editorTexts.refused(refused)
        : isRunning
          ? editorTexts.runsNow
          : editorTexts.noErrors;
  return (
    <div className={styles.status} data-fault={fault !== null}>
      <p role="status">{words}</p>
      {fault?.instead && (
        <Button onClick={onMend}>
          {editorTexts.use(fault.instead)} <kbd>{editorTexts.mendKey}</kbd>
        </Button>
      )}
    </div>
  );
}
