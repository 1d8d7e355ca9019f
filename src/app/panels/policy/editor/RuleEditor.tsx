import { useEffect, useMemo, useRef, useState } from 'react';
import { isRuleText, type PortState, type ServiceClass } from '../../../../contract/index.ts';
import { useEditing } from '../../../store/editing.ts';
import { say, usePage } from '../../../store/page.ts';
import { ruleName } from '../../../store/ruleHead.ts';
import { useStage } from '../../../store/stage.ts';
import { editorTexts } from '../../../strings/editor.ts';
import { useLit } from '../lit.ts';
import { compareWith } from './actions.ts';
import { draftOf, keepDraft } from './drafts.ts';
import type { Fault } from './faults.ts';
import { Origin } from './Origin.tsx';
import { originOf, ownCopy, textOf } from './origins.ts';
import { RuleText, type RuleTextHandle } from './RuleText.tsx';
import { Status } from './Status.tsx';
import './editor.css';

interface RuleEditorProps {
  readonly path: string;
  /** Whose policy it is; of a class with a buffer of its own, that buffer. */
  readonly port: PortState;
  readonly of: ServiceClass | null;
}

/** A text with what it began as: the id of a policy, or a text. */
interface Begun {
  readonly base: string;
  readonly from: string;
  readonly text: string;
}

/** A built-in rule is edited as a copy with a name of its own. */
function ownText(base: string): string {
  const text = textOf(base) ?? '';
  return isRuleText(base) ? text : ownCopy(text);
}

function begin(asked: string | null, running: string): Begun {
  const base = asked ?? running;
  const from = ownText(base);
  return { base, from, text: draftOf(base) ?? from };
}

/** The rule of a port as a text that can be changed and run. */
export function RuleEditor({ path, port, of }: RuleEditorProps) {
  const { text: asked, turn } = useEditing();
  const running = port.policy;
  const [begun, setBegun] = useState(() => begin(asked, running));
  const [text, setText] = useState(begun.text);
  const [fault, setFault] = useState<Fault | null>(null);
  const set = useStage((s) => s.set);
  const refusal = useStage((s) => s.rejected[path]);
  const lit = useLit(running, 'policy', of);
  const editor = useRef<RuleTextHandle>(null);
  const opened = useRef(turn);
  const origin = useMemo(() => originOf(text), [text]);
  const isTouched = text !== begun.from;

  const restart = (next: Begun) => {
    setBegun(next);
    setText(next.text);
  };
  useEffect(() => {
    const isOpenedAnew = opened.current !== turn;
    opened.current = turn;
    // A text that was changed stays, whatever runs.
    if (isOpenedAnew || (asked === null && !isTouched && begun.base !== running))
      restart(begin(asked, running));
  });

  const change = (changed: string) => {
    setText(changed);
    keepDraft(begun.base, changed === begun.from ? null : changed);
  };
  const run = (good: string) => {
    if (good !== running) set(path, good);
    setBegun({ base: good, from: good, text: good });
    say(editorTexts.runs(ruleName(good)));
  };
  return (
    <section className="rule-editor" aria-label={editorTexts.title}>
      <Origin text={text} />
      {begun.text !== begun.from && isTouched && (
        <p className="rule-draft">
          {editorTexts.draft}{' '}
          <button
            type="button"
            className="button-quiet"
            onClick={() => {
              keepDraft(begun.base, null);
              restart({ ...begun, text: begun.from });
            }}
          >
            {editorTexts.again(
              isRuleText(begun.base) ? ruleName(begun.from) : ruleName(textOf(begun.base) ?? ''),
            )}
          </button>
        </p>
      )}
      <RuleText
        ref={editor}
        text={text}
        decided={{ lit, text: textOf(running) ?? '' }}
        port={port}
        onChange={change}
        onCheck={setFault}
        onRun={run}
      />
      <div className="rule-bar">
        <button type="button" className="button filled" onClick={() => editor.current?.run()}>
          {editorTexts.run} <kbd>{editorTexts.runKey}</kbd>
        </button>
        {origin !== null && (
          <button
            type="button"
            className="button"
            disabled={fault !== null}
            onClick={() => {
              compareWith({ path, port: port.id, of, text, running, rival: origin.id });
              say(editorTexts.compared(ruleName(origin.text)));
            }}
          >
            {editorTexts.compare(ruleName(origin.text))}
          </button>
        )}
        {path === 'policy' && (
          <button type="button" className="button" onClick={() => usePage.setState({ dialog: 'race' })}>
            {editorTexts.race}
          </button>
        )}
        <Status
          fault={fault}
          refused={refusal?.value === text ? refusal.reason : null}
          isRunning={text === running}
          onMend={() => editor.current?.mend()}
        />
      </div>
    </section>
  );
}
