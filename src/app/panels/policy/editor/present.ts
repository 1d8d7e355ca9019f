import { CellFlag, type PortState } from '../../../../contract/index.ts';
import { clock, shortNumber, whole } from '../../../format.ts';
import type { Session } from '../../../session/session.ts';
import { stageOf } from '../../../store/stage.ts';
import type { StageState } from '../../../store/types.ts';
import { editorTexts } from '../../../strings/editor.ts';
import { tracesOf } from '../../../traces/index.ts';

const yes = (holds: boolean): string => (holds ? editorTexts.yes : editorTexts.no);

/** What the waiting cells say, about the VC whose cell is shown too. */
function ofBuffer(session: Session, vc: number | null): readonly (readonly [string, string])[] {
  const view = tracesOf(session).shown.view();
  if (view === null) return [];
  const waiting = new Map<number, number>();
  for (const cell of view.buffer) {
    const one = cell & CellFlag.vcMask;
    waiting.set(one, (waiting.get(one) ?? 0) + 1);
  }
  return [
    ['queue', whole(view.buffer.length)],
    ['VCs with cells waiting', whole(waiting.size)],
    ['VCs listed', whole(view.listed.reduce((sum, on) => sum + on, 0))],
    ...(vc === null ? [] : [['VC cells waiting', whole(waiting.get(vc) ?? 0)] as const]),
  ];
}

function ofDecision({ decision, run }: StageState): readonly (readonly [string, string])[] {
  if (decision === null || run === 'playing') return [];
  const { queue, first, last } = decision;
  return [
    ['queue', whole(queue)],
    ['first cell', yes(first)],
    ['last cell', yes(last)],
    ['only cell', yes(first && last)],
  ];
}

const ofParameters = ({ params }: PortState): readonly (readonly [string, string])[] =>
  Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'number' ? shortNumber(value) : String(value),
  ]);

/** What values of a rule are at the head, by name, where the page knows them. */
export function presentValues(session: Session, port: PortState): ReadonlyMap<string, string> {
  const state = stageOf(session).getState();
  const vc = state.run === 'playing' ? null : (state.decision?.vc ?? null);
  return new Map([
    ['buffer', whole(port.bufferCells)],
    ['now', `${clock(state.now)} s`],
    ['cell time', `${shortNumber((state.loaded?.cellPs ?? 0) / 1e6)} µs`],
    ...ofBuffer(session, vc),
    ...ofDecision(state),
    ...ofParameters(port),
    ...(state.live?.gauges.map(({ name, value }) => [name, shortNumber(value)] as const) ?? []),
  ]);
}
