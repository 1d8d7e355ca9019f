import { useState } from 'react';
import { isRuleText } from '../../contract/index.ts';
import { chooseFile } from '../chrome/header/openFile.ts';
import { useSession } from '../session/context.ts';
import type { Session } from '../session/session.ts';
import { mechanismOption } from '../settings/form/offeredMechanisms.ts';
import { useMoment } from '../store/moment.ts';
import { say, showDialog, useLocked } from '../store/page.ts';
import { openEditor } from '../store/rules/editing.ts';
import { type KeptRule, useKeptRules } from '../store/rules/keptRules.ts';
import { distinctRuleNames, ruleFileName, ruleName } from '../store/rules/ruleHead.ts';
import { en } from '../strings/en.ts';
import { notation } from '../strings/numbers.ts';
import { ruleTexts } from '../strings/rules.ts';
import { whyNot } from '../strings/whyNot.ts';
import { Button } from '../widgets/Button.tsx';
import { Sheet } from '../widgets/overlay/Sheet.tsx';
import { SelectField } from '../widgets/Select.tsx';
import { savedWords, saveFile } from '../widgets/saveFile.ts';
import { runRule } from './actions.ts';
import { NameBox } from './NameBox.tsx';
import styles from './style.module.css';

const dateOf = (date: string): string =>
  new Date(date).toLocaleString(notation.locale, { dateStyle: 'medium', timeStyle: 'short' });

interface Action {
  readonly words: string;
  readonly isOff?: boolean;
  readonly act: () => void;
}

function save(session: Session, text: string): void {
  const name = ruleFileName(text);
  saveFile(name, 'text/plain', text);
  say(session, savedWords(name, ruleTexts.saved));
}

interface RowProps {
  readonly rule: KeptRule;
  /** Name, made distinct from others that are equal. */
  readonly name: string;
  readonly isRunning: boolean;
}

function Row({ rule: { text, date, draft }, name, isRunning }: RowProps) {
  const session = useSession();
  const { rename, remove } = useKeptRules.getState();
  const isLocked = useLocked('policy');
  const leave = (act: () => void) => () => {
    showDialog(session, null);
    act();
  };
  const change: readonly Action[] = [
    { words: ruleTexts.run, isOff: isRunning, act: leave(() => void runRule(session, text)) },
    { words: ruleTexts.edit, act: leave(() => openEditor(session, { asked: text })) },
  ];
  const actions: readonly Action[] = [
    ...(isLocked ? [] : change),
    { words: ruleTexts.save, act: () => save(session, text) },
    { words: ruleTexts.remove, act: () => remove(text) },
  ];
  const state = isRunning ? ruleTexts.runs : draft !== undefined ? ruleTexts.draft : null;
  return (
    <li>
      <span className={styles.words}>
        <NameBox text={text} label={ruleTexts.name(name)} onName={(wished) => rename(text, wished)} />
        <small className="small muted">
          {ruleTexts.kept(dateOf(date), text.trimEnd().split('\n').length)}
          {state && (
            <>
              , <b>{state}</b>
            </>
          )}
        </small>
      </span>
      {actions.map(({ words, isOff = false, act }) => (
        <Button
          key={words}
          disabled={isOff}
          why={whyNot.ruleRuns}
          aria-label={ruleTexts.of(words, name)}
          onClick={act}
        >
          {words}
        </Button>
      ))}
    </li>
  );
}

/** Notice of entries that cannot be read. */
function DamagedEntries() {
  const damaged = useKeptRules((s) => s.damaged);
  const clear = useKeptRules((s) => s.clearDamaged);
  if (damaged.length === 0) return null;
  const file = ruleTexts.damagedFile;
  return (
    <p role="alert">
      {ruleTexts.damaged(damaged.length)}{' '}
      <Button quiet onClick={() => saveFile(file, 'application/json', JSON.stringify(damaged, null, 2))}>
        {ruleTexts.saveDamaged}
      </Button>{' '}
      <Button quiet onClick={clear}>
        {ruleTexts.clearDamaged}
      </Button>
    </p>
  );
}

/** The running rule, if it came by a link or a file and is not kept. */
function Unkept({ running }: { readonly running: string }) {
  const keep = useKeptRules((s) => s.keep);
  return (
    <p>
      {ruleTexts.notKept(ruleName(running))} <Button onClick={() => keep(running)}>{ruleTexts.keep}</Button>
    </p>
  );
}

function Content() {
  const session = useSession();
  const { rules, deleted, isUnsaved, undoRemove } = useKeptRules();
  const running = useMoment((s) => s.ports.find(({ id }) => id === s.loaded?.port)?.policy ?? '');
  const names = distinctRuleNames(rules.map(({ text }) => ruleName(text) || ruleTexts.nameless));
  const isKept = rules.some(({ text }) => text === running);
  return (
    <div className={styles.rules}>
      {isUnsaved && <p role="alert">{ruleTexts.unsaved}</p>}
      <DamagedEntries />
      {isRuleText(running) && !isKept && <Unkept running={running} />}
      {rules.length === 0 && <p>{ruleTexts.none}</p>}
      <ul className="stack">
        {rules.map((rule, i) => (
          <Row key={rule.text} rule={rule} name={names[i] ?? ''} isRunning={rule.text === running} />
        ))}
      </ul>
      <p role="status">
        {deleted && (
          <>
            {ruleTexts.removed(ruleName(deleted.rule.text))}{' '}
            <Button quiet onClick={undoRemove}>
              {ruleTexts.undo}
            </Button>
          </>
        )}
      </p>
      <div className={styles.rulesNew}>
        <NewRule />
        <Button onClick={() => chooseFile(session)}>{en.nav.open}</Button>
      </div>
    </div>
  );
}

/** Rules kept in this browser. */
export function RuleList() {
  return (
    <Sheet name="rules" title={ruleTexts.title} note={ruleTexts.note}>
      <Content />
    </Sheet>
  );
}

/** The shortest rule with an effect: accept while there is room. */
const THREE_LINES = [
  `rule my-rule: ${ruleTexts.firstTitle}`,
  `short ${ruleTexts.firstName}`,
  '',
  'if queue < buffer',
  '  accept',
  'refuse',
  '',
].join('\n');

/** Creates a rule from a built-in one, or from a minimal one. */
function NewRule() {
  const session = useSession();
  const policies = useMoment((s) => s.catalog?.policies);
  const [base, setBase] = useState(THREE_LINES);
  if (useLocked('policy') || policies === undefined) return null;
  const begin = () => {
    showDialog(session, null);
    openEditor(session, { asked: base, isNew: true });
  };
  return (
    <>
      <SelectField
        label={ruleTexts.from}
        value={base}
        options={[
          [THREE_LINES, ruleTexts.threeLines],
          ...policies.filter(({ id }) => !isRuleText(id)).map(mechanismOption),
        ]}
        onChange={setBase}
      />
      <Button filled onClick={begin}>
        {ruleTexts.create}
      </Button>
    </>
  );
}
