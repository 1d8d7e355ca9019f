import type { RefObject } from 'react';
import { float64At, PS_PER_MS } from '../../../../contract/index.ts';
import { fixed } from '../../../format.ts';
import { wholeMs } from '../../../headline/idlePeriod.ts';
import { useLiveText } from '../../../plot/useLiveText.ts';
import { windowVcs } from '../../../readings/windows.ts';
import type { Session } from '../../../session/session.ts';
import { stageOf } from '../../../store/stage.ts';
import { en } from '../../../strings/en.ts';
import { tracesOf } from '../../../traces/index.ts';
import { setText } from '../../../widgets/words/setText.ts';

const words = en.panels.network;

/** Retransmission timers at the painted instant, by VC. */
export interface Waiting {
  readonly vc: number;
  /** Milliseconds until the timer expires, and the share of its time that is left; null: it sends while others wait. */
  readonly timer: { readonly ms: number; readonly left: number } | null;
}

/** Senders while some of them wait for their timers; null where none does. */
export function waitingNow(session: Session): readonly Waiting[] | null {
  const { loaded } = stageOf(session).getState();
  const view = tracesOf(session).shown.view();
  if (!loaded || !view?.timers) return null;
  const { due, since, sends } = view.timers;
  if (due.every(Number.isNaN)) return null;
  return loaded.vcs.flatMap(({ id }, i): Waiting[] => {
    const [end, begin] = [float64At(due, i), float64At(since, i)];
    if (Number.isNaN(end)) return sends[i] === 1 ? [{ vc: id, timer: null }] : [];
    const left = end - view.time;
    return [{ vc: id, timer: { ms: left / PS_PER_MS, left: left / (end - begin) } }];
  });
}

/** `9 of 10 wait; ring: time left`. */
export function waitingNote(senders: number, waiting: readonly Waiting[] | null, hasRings: boolean): string {
  if (waiting === null) return '';
  const say = hasRings ? words.wait : words.waitInGroups;
  return say(waiting.filter(({ timer }) => timer !== null).length, senders);
}

/** The longest that is written in milliseconds where all times are as short. */
const LONG_MS = 1000;

/**
 * Time left of each timer, as it is written: `41` and `41 ms` where all are shorter than a second (the unit once, at the
 * soonest), `0.4 s` next to `1.7 s`; rounded up, as a timer that runs is not yet at zero.
 */
export function timesLeft(all: readonly number[]): readonly string[] {
  const soonest = Math.min(...all);
  if (all.every((ms) => ms < LONG_MS))
    return all.map((ms) => (ms === soonest ? words.ms(wholeMs(ms)) : wholeMs(ms)));
  return all.map((ms) => words.s(ms < 10_000 ? fixed(Math.ceil(ms / 100) / 10, 1) : fixed(ms / 1000, 0)));
}

/** @param said time left, or what is said of a sender that does not wait */
function show(element: HTMLElement, own: Waiting | undefined, soonest: number, said: string): void {
  const timer = own?.timer ?? null;
  const state =
    own === undefined ? 'none' : timer === null ? 'sends' : timer.ms === soonest ? 'next' : 'waits';
  if (element.dataset.timer !== state) element.dataset.timer = state;
  setText(element.querySelector('[data-ms]'), said);
  if (timer) element.style.setProperty('--left', timer.left.toFixed(3));
}

/**
 * Rings round the markers inside a box, as they are painted: each element with `data-vc` gets the share of its timer that
 * is left, and the text of the element inside it that has `data-ms`.
 */
export function useTimerRings(box: RefObject<HTMLElement | null>, note: RefObject<HTMLElement | null>): void {
  useLiveText([box, note], ({ session }) => {
    const waiting = waitingNow(session);
    const timers = (waiting ?? []).flatMap(({ vc, timer }) => (timer === null ? [] : [{ vc, ms: timer.ms }]));
    const soonest = Math.min(...timers.map(({ ms }) => ms));
    const times = new Map(timesLeft(timers.map(({ ms }) => ms)).map((text, i) => [timers[i]?.vc, text]));
    const elements = box.current?.querySelectorAll<HTMLElement>('[data-vc]') ?? [];
    const senders = windowVcs(stageOf(session).getState().loaded).length;
    setText(note.current, waitingNote(senders, waiting, elements.length > 0));
    const sending = waiting?.filter(({ timer }) => timer === null).length ?? 0;
    // Said of the exception: where several send, the rings are it, and the words of neighbours would meet.
    const sends = sending === 1 && (waiting?.length ?? 0) > 2 ? words.sends : '';
    const any = String(waiting !== null);
    if (box.current && box.current.dataset.waiting !== any) box.current.dataset.waiting = any;
    for (const element of elements) {
      const own = waiting?.find(({ vc }) => String(vc) === element.dataset.vc);
      show(element, own, soonest, own === undefined ? '' : (times.get(own.vc) ?? sends));
    }
  });
}
