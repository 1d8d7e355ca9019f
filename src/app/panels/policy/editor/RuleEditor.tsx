import { useEffect, useMemo, useRef, useState } from 'react';
import type { PortState, ServiceClass } from '../../../../contract/index.ts';
import { RaceResult } from '../../../race/RaceResult.tsx';
import { NameBox } from '../../../rules/NameBox.tsx';
import { useSession } from '../../../session/context.ts';
import { useMoment } from '../../../store/moment.ts';
import { say } from '../../../store/page.ts';
import { setWorking } from '../../../store/rules/editing.ts';
import { renamed, ruleName } from '../../../store/rules/ruleHead.ts';
import { editorTexts } from '../../../strings/editor.ts';
import { whyNot } from '../../../strings/whyNot.ts';
import { Button } from '../../../widgets/Button.tsx';
import { useSaid } from '../../../widgets/words/reasons.ts';
import { useLit } from '../lit.ts';
import { compareWith } from './actions.ts';
import { Origin } from './Origin.tsx';
import { closestBuiltIn, textOf } from './origins.ts';
import { Status } from './Status.tsx';
import styles from './style.module.css';
import type { Fault } from './text/faults.ts';
import { RuleText, type RuleTextHandle } from './text/RuleText.tsx';
import { begin, isModified, useWorking, write } from './working.ts';

export { WaitingPanel } from './waiting/WaitingPanel.tsx';

interface RuleEditorProps {
  readonly path: string;
  /** Whose policy it is; of a class with a buffer of its own, that buffer. */
  readonly port: PortState;
  readonly of: ServiceClass | null;
}

/** The rule of a port as a text that can be changed and run. */
export function RuleEditor({ path, port, of }: RuleEditorProps) {
  const session = useSession();
  const running = port.policy;
  const working = useWorking(running);
  const { text, base, from } = working;
  const [fault, setFault] = useState<Fault | null>(null);
  const set = useMoment((s) => s.set);
  const refusal = useMoment((s) => s.rejected[path]);
  const said = useSaid(refusal?.reason);
  const lit = useLit(running, 'policy', of);
  const editor = useRef<RuleTextHandle>(null);
  const origin = useMemo(() => closestBuiltIn(text), [text]);
  // What was typed since the editor was opened is no news.
  const [opened, setOpened] = useState({ base, text });
  useEffect(() => {
    if (opened.base !== base) setOpened({ base, text });
  });
  const isOld = opened.base === base && opened.text !== from && isModified(working);

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
          onName={(name) => write(session, working, renamed(text, name))}
        />
        <Origin text={text} />
      </div>
      {isOld && (
        <p className={styles.draft}>
          {editorTexts.draft}{' '}
          <Button quiet onClick={() => setWorking(session, begin(base, true))}>
            {editorTexts.again(ruleName(textOf(base) ?? from))}
          </Button>
        </p>
      )}
      <RuleText
        ref={editor}
        text={text}
        decided={{ lit, text: textOf(running) ?? '' }}
        port={port}
        onChange={(changed) => write(session, working, changed)}
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
