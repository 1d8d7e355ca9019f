import { isRuleText } from '../../../contract/index.ts';
import { type KeptRule, useKeptRules } from '../../store/keptRules.ts';
import { say, usePage } from '../../store/page.ts';
import { LONGEST_NAME, namesApart, ruleFileName, ruleName } from '../../store/ruleHead.ts';
import { useStage } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import { ruleTexts } from '../../strings/rules.ts';
import { Sheet } from '../../widgets/Sheet.tsx';
import { saveFile } from '../../widgets/saveFile.ts';
import { chooseFile } from '../header/openFile.ts';
import { runRule } from './actions.ts';
import './rules.css';

const dateOf = (date: string): string =>
  new Date(date).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

function save(text: string): void {
  const name = ruleFileName(text);
  saveFile(name, 'text/plain', text);
  say(ruleTexts.saved(name));
}

interface RowProps {
  readonly rule: KeptRule;
  /** Told apart from others of the same name. */
  readonly name: string;
  readonly isRunning: boolean;
}

function Row({ rule: { text, date }, name, isRunning }: RowProps) {
  const { rename, remove } = useKeptRules.getState();
  const actions: readonly (readonly [string, () => void])[] = [
    [ruleTexts.save, () => save(text)],
    [ruleTexts.remove, () => remove(text)],
  ];
  const run = () => {
    usePage.setState({ dialog: null });
    void runRule(text);
  };
  return (
    <li>
      <span className="rule-words">
        <input
          className="rule-name"
          aria-label={ruleTexts.name(name)}
          defaultValue={ruleName(text)}
          maxLength={LONGEST_NAME}
          onBlur={({ target }) => rename(text, target.value)}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') currentTarget.blur();
          }}
        />
        <small>
          {ruleTexts.kept(dateOf(date), text.trimEnd().split('\n').length)}
          {isRunning && (
            <>
              , <b>{ruleTexts.runs}</b>
            </>
          )}
        </small>
      </span>
      <button
        type="button"
        className="button"
        disabled={isRunning}
        aria-label={ruleTexts.of(ruleTexts.run, name)}
        onClick={run}
      >
        {ruleTexts.run}
      </button>
      {actions.map(([words, act]) => (
        <button
          key={words}
          type="button"
          className="button"
          aria-label={ruleTexts.of(words, name)}
          onClick={act}
        >
          {words}
        </button>
      ))}
    </li>
  );
}

/** What became of entries that cannot be read. */
function Damaged() {
  const damaged = useKeptRules((s) => s.damaged);
  const clear = useKeptRules((s) => s.clearDamaged);
  if (damaged.length === 0) return null;
  const file = ruleTexts.damagedFile;
  return (
    <p role="alert">
      {ruleTexts.damaged(damaged.length)}{' '}
      <button
        type="button"
        className="button-quiet"
        onClick={() => saveFile(file, 'application/json', JSON.stringify(damaged, null, 2))}
      >
        {ruleTexts.saveDamaged}
      </button>{' '}
      <button type="button" className="button-quiet" onClick={clear}>
        {ruleTexts.clearDamaged}
      </button>
    </p>
  );
}

/** The rule that runs, where it came by a link or a file and is not kept. */
function Unkept({ running }: { readonly running: string }) {
  const keep = useKeptRules((s) => s.keep);
  return (
    <p>
      {ruleTexts.notKept(ruleName(running))}{' '}
      <button type="button" className="button" onClick={() => keep(running)}>
        {ruleTexts.keep}
      </button>
    </p>
  );
}

function Content() {
  const { rules, deleted, isUnsaved, undoRemove } = useKeptRules();
  const running = useStage((s) => s.ports.find(({ id }) => id === s.loaded?.port)?.policy ?? '');
  const names = namesApart(rules.map(({ text }) => ruleName(text)));
  const isKept = rules.some(({ text }) => text === running);
  return (
    <div className="rules">
      {isUnsaved && <p role="alert">{ruleTexts.unsaved}</p>}
      <Damaged />
      {isRuleText(running) && !isKept && <Unkept running={running} />}
      {rules.length === 0 && <p>{ruleTexts.none}</p>}
      <ul>
        {rules.map((rule, i) => (
          <Row key={rule.text} rule={rule} name={names[i] ?? ''} isRunning={rule.text === running} />
        ))}
      </ul>
      <p role="status">
        {deleted && (
          <>
            {ruleTexts.removed(ruleName(deleted.rule.text))}{' '}
            <button type="button" className="button-quiet" onClick={undoRemove}>
              {ruleTexts.undo}
            </button>
          </>
        )}
      </p>
      <div className="rules-new">
        <button type="button" className="button" onClick={chooseFile}>
          {en.nav.open}
        </button>
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
