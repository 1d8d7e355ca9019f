import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { CellFlag, type PortState } from '../../../../../contract/index.ts';
import { clock, shortNumber, whole } from '../../../../format.ts';
import { useLatest } from '../../../../latest.ts';
import { useSession } from '../../../../session/context.ts';
import type { Session } from '../../../../session/session.ts';
import { setLine } from '../../../../store/rules/editing.ts';
import { stageOf } from '../../../../store/stage.ts';
import type { StageState } from '../../../../store/types.ts';
import { editorTexts } from '../../../../strings/editor.ts';
import { tracesOf } from '../../../../traces/index.ts';
import { Button } from '../../../../widgets/Button.tsx';
import { queueExtent, queueExtentTexts } from '../queueExtent.ts';
import styles from '../style.module.css';
import type { Fault } from './faults.ts';
import { TextEditor } from './mount.ts';
import type { Decided } from './notes.ts';

/** A name in a rule with its present value. */
type Value = readonly [name: string, value: string];

const yes = (holds: boolean): string => (holds ? editorTexts.yes : editorTexts.no);

/** Length of the queue in cells, as time and in bytes. */
const ofQueue = (cells: number, port: PortState, { loaded }: StageState): readonly Value[] => [
  ['queue', whole(cells)],
  ...queueExtentTexts(queueExtent(loaded, port.id, cells)),
];

/** Values that follow from the waiting cells, also for the VC of the shown decision. */
function ofBuffer(session: Session, port: PortState, vc: number | null): readonly Value[] {
  const view = tracesOf(session).shown.view();
  if (view === null) return [];
  const waiting = new Map<number, number>();
  for (const cell of view.buffer) {
    const sender = cell & CellFlag.vcMask;
    waiting.set(sender, (waiting.get(sender) ?? 0) + 1);
  }
  return [
    ...ofQueue(view.buffer.length, port, stageOf(session).getState()),
    ['VCs with cells waiting', whole(waiting.size)],
    ['VCs listed', whole(view.listed.reduce((sum, on) => sum + on, 0))],
    ...(vc === null ? [] : [['VC cells waiting', whole(waiting.get(vc) ?? 0)] as const]),
  ];
}

function ofDecision(state: StageState, port: PortState): readonly Value[] {
  const { decision, run } = state;
  if (decision === null || run === 'playing') return [];
  const { queue, first, last } = decision;
  return [
    ...ofQueue(queue, port, state),
    ['first cell', yes(first)],
    ['last cell', yes(last)],
    ['only cell', yes(first && last)],
  ];
}

const ofParameters = ({ params }: PortState): readonly Value[] =>
  Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'number' ? shortNumber(value) : String(value),
  ]);

/** Values of a rule's names at the head, where the page knows them. */
function presentValues(session: Session, port: PortState): ReadonlyMap<string, string> {
  const state = stageOf(session).getState();
  const vc = state.run === 'playing' ? null : (state.decision?.vc ?? null);
  return new Map([
    ['buffer', whole(port.bufferCells)],
    ['now', `${clock(state.now)} s`],
    ['cell time', `${shortNumber((state.loaded?.cellPs ?? 0) / 1e6)} µs`],
    ...ofBuffer(session, port, vc),
    ...ofDecision(state, port),
    ...ofParameters(port),
    ...(state.live?.gauges.map(({ name, value }) => [name, shortNumber(value)] as const) ?? []),
  ]);
}

export interface RuleTextHandle {
  run(): void;
  mend(): void;
}

interface RuleTextProps {
  readonly ref: Ref<RuleTextHandle>;
  readonly text: string;
  /** The decision to highlight on its lines. */
  readonly decided: Decided | null;
  readonly port: PortState;
  readonly onChange: (text: string) => void;
  readonly onCheck: (fault: Fault | null) => void;
  /** Called only with a text that is a valid rule. */
  readonly onRun: (text: string) => void;
}

/** Height of what covers the text: the sticky bar of the editor, or, where the page scrolls, the transport at the foot of the window. */
function coveredBelow(session: Session, text: HTMLElement | null): number {
  const bar = text?.closest(`.${styles.editor}`)?.querySelector<HTMLElement>(`.${styles.bar}`);
  const isStuck = bar && getComputedStyle(bar).position === 'sticky';
  return (isStuck ? bar : session.element?.querySelector('footer'))?.offsetHeight ?? 0;
}

/** The text of a rule, with line numbers, completion and highlights. */
export function RuleText({ ref, text, decided, port, onChange, onCheck, onRun }: RuleTextProps) {
  const session = useSession();
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<TextEditor>(null);
  const latest = useLatest({ port, onChange, onCheck, onRun });
  const [isWhole, showWhole] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is built once; later texts replace its text.
  useEffect(() => {
    if (host.current === null) return;
    const made = new TextEditor(host.current, text, {
      present: () => presentValues(session, latest.current.port),
      changed: (changed) => latest.current.onChange(changed),
      checked: (fault) => latest.current.onCheck(fault),
      run: () => latest.current.onRun(made.text),
      entered: (line) => setLine(session, line),
      covered: () => coveredBelow(session, host.current),
    });
    editor.current = made;
    made.focus();
    return () => {
      editor.current = null;
      made.destroy();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text comes as the one before was shown.
  useEffect(() => {
    if (editor.current?.replace(text) && !isWhole) editor.current.fold();
  }, [text]);
  useEffect(() => editor.current?.show(decided));
  useImperativeHandle(ref, () => ({
    run: () => void editor.current?.run(),
    mend: () => void editor.current?.mend(),
  }));

  const fold = () => {
    if (isWhole) editor.current?.fold();
    else editor.current?.unfold();
    showWhole(!isWhole);
  };
  return (
    <div>
      <div ref={host} className={styles.host} />
      <div className={styles.keys}>
        <Button quiet aria-expanded={isWhole} onClick={fold}>
          {editorTexts.unfold}
        </Button>
        <span>{editorTexts.keys}</span>
      </div>
    </div>
  );
}
