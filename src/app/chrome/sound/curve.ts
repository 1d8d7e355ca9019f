import type { Session } from '../../session/session.ts';
import { stageOf } from '../../store/stage.ts';
import { vcName } from '../../store/vcNames.ts';
import { soundTexts } from '../../strings/sound.ts';
import { tracesOf } from '../../traces/index.ts';

/** The queue of the shown port, or the window or rate of the followed VC. */
export type SoundSource = 'queue' | 'vc';

/** A curve as sound. */
interface Curve {
  readonly name: string;
  readonly channel: string;
  /** Top of its scale; null: its largest value so far. */
  readonly top: number | null;
}

function queueCurve(session: Session): Curve | null {
  const { loaded, ports } = stageOf(session).getState();
  if (loaded === null) return null;
  const room = ports.find(({ id }) => id === loaded.port)?.bufferCells ?? null;
  return { name: soundTexts.queue, channel: `queue/${loaded.port}`, top: room };
}

/** Curve of the followed VC; null without one, or where it has neither window nor rate. */
export function followedCurve(session: Session): Curve | null {
  const { loaded, followedVc } = stageOf(session).getState();
  if (loaded === null || followedVc === null) return null;
  const name = vcName(loaded, followedVc);
  const has = (id: string) => loaded.channels.some((channel) => channel.id === id);
  if (has(`acr/${followedVc}`))
    return { name: soundTexts.rate(name), channel: `acr/${followedVc}`, top: null };
  const window = loaded.vcs.find(({ id }) => id === followedVc)?.windowBytes ?? null;
  if (!has(`cwnd/${followedVc}`)) return null;
  return { name: soundTexts.window(name), channel: `cwnd/${followedVc}`, top: window };
}

/** The audible curve: the queue where there is no followed curve. */
export const curveOf = (session: Session, source: SoundSource): Curve | null =>
  (source === 'vc' ? followedCurve(session) : null) ?? queueCurve(session);

/** Height of a curve at the head, from 0 at the bottom of its scale to 1 at its top; null where nothing is recorded. */
export function heightOf(session: Session, curve: Curve): number | null {
  const { now } = stageOf(session).getState();
  const trace = tracesOf(session).shown.channel(curve.channel);
  const value = trace?.at(now) ?? Number.NaN;
  if (trace === null || Number.isNaN(value)) return null;
  const top = curve.top ?? trace.most(0, now + 1);
  return top > 0 ? Math.min(1, Math.max(0, value / top)) : 0;
}
