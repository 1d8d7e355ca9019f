import { EventCode, type Picoseconds } from '../../contract/index.ts';
import { perSession, type Session } from '../session/session.ts';
import { firstWhere } from '../traces/firstWhere.ts';
import { grownPerSeries } from '../traces/grown.ts';
import { tracesOf } from '../traces/index.ts';

/** A stay of a VC on the drop list; `to` = Infinity while it has not been released. */
export interface ListBar {
  readonly vc: number;
  readonly from: Picoseconds;
  readonly to: Picoseconds;
}

type OpenBar = { -readonly [Key in keyof ListBar]: ListBar[Key] };

/** Stays on a drop list: each capture with the next release of the same VC. Stays of one VC do not overlap. */
export class ListStays {
  private readonly byVc = new Map<number, OpenBar[]>();

  capture(vc: number, time: Picoseconds): void {
    const stays = this.byVc.get(vc) ?? [];
    this.byVc.set(vc, stays);
    if (stays.at(-1)?.to === Number.POSITIVE_INFINITY) return;
    stays.push({ vc, from: time, to: Number.POSITIVE_INFINITY });
  }

  release(vc: number, time: Picoseconds): void {
    const last = this.byVc.get(vc)?.at(-1);
    if (last?.to === Number.POSITIVE_INFINITY) last.to = time;
  }

  /** Stays that overlap [from, to], in the order in which they began; of all VCs or of one. */
  meeting(from: Picoseconds, to: Picoseconds, vc: number | null = null): readonly ListBar[] {
    const found: ListBar[] = [];
    for (const stays of vc === null ? this.byVc.values() : [this.byVc.get(vc) ?? []]) {
      const first = firstWhere(stays.length, (i) => (stays[i]?.to ?? to) >= from);
      const end = firstWhere(stays.length, (i) => (stays[i]?.from ?? to) > to);
      for (const stay of stays.slice(first, end)) found.push(stay);
    }
    return found.sort((a, b) => a.from - b.from);
  }

  /**
   * Stays for a plot with pixels of this width, counted from time zero: stays of a VC that begin in one pixel are merged, to the end of
   * the last. There are at most as many as pixels, and no more are checked, however many stays there are.
   */
  drawn(from: Picoseconds, to: Picoseconds, pixel: Picoseconds): readonly ListBar[] {
    const found: ListBar[] = [];
    for (const [vc, stays] of this.byVc) {
      const begin = (i: number) => stays[i]?.from ?? Number.POSITIVE_INFINITY;
      const end = firstWhere(stays.length, (i) => begin(i) > to);
      for (let i = firstWhere(stays.length, (i) => (stays[i]?.to ?? to) >= from); i < end; ) {
        const first = i++;
        const next = (Math.floor(begin(first) / pixel) + 1) * pixel;
        if (i < end && begin(i) < next) i += firstWhere(end - i, (more) => begin(i + more) >= next);
        found.push({ vc, from: begin(first), to: stays[i - 1]?.to ?? to });
      }
    }
    return found;
  }

  /** The stay of a VC at a time; undefined: it is not on the list. */
  at(vc: number, time: Picoseconds): ListBar | undefined {
    return this.meeting(time, time, vc).find(({ to }) => time < to);
  }

  /** VCs on the list at a time, ascending. */
  vcsAt(time: Picoseconds): number[] {
    const listed = this.meeting(time, time).filter(({ to }) => time < to);
    return listed.map(({ vc }) => vc).sort((a, b) => a - b);
  }
}

/** Stays from the releases and captures at a port, extended as the record grows: at one instant a release comes first. */
export const growingStays = () =>
  grownPerSeries(
    () => new ListStays(),
    (stays, { time, vc }, i, which) =>
      which === 0 ? stays.release(vc.at(i), time.at(i)) : stays.capture(vc.at(i), time.at(i)),
  );

const staysOf = perSession(growingStays);

/** Stays on the list of a port, on the shown branch. */
export function listStays(session: Session, port: number): ListStays {
  const { shown } = tracesOf(session);
  return staysOf(session)(shown.eventsAt(EventCode.release, port), shown.eventsAt(EventCode.capture, port));
}
