import type { RefObject } from 'react';
import { float64At, PS_PER_MS } from '../../../../contract/index.ts';
import { fixed } from '../../../format.ts';
import { useWords } from '../../../plot/useWords.ts';
import type { Session } from '../../../session/session.ts';
import { stageOf } from '../../../store/stage.ts';
import { en } from '../../../strings/en.ts';
import { tracesOf } from '../../../traces/index.ts';
import { setText } from '../../../widgets/words/setText.ts';
import { wholeMs } from '../../sentence/silence.ts';
import { windowVcs } from '../../windows/view.ts';

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
function noteOf(session: Session, waiting: readonly Waiting[] | null): string {
  if (waiting === null) return '';
  const senders = windowVcs(stageOf(session).getState().loaded).length;
  return words.wait(waiting.filter(({ timer }) => timer !== null).length, senders);
}

/** `41`, `1.7 s`: milliseconds need their unit once, what is longer always. */
const timeLeft = (ms: number, withUnit: boolean): string =>
  ms < 1000
    ? withUnit
      ? words.ms(wholeMs(ms))
      : wholeMs(ms)
    : words.s(fixed(ms / 1000, ms < 10_000 ? 1 : 0));

/** @param sends said of a sender that does not wait */
function show(element: HTMLElement, own: Waiting | undefined, soonest: number, sends: string): void {
  const timer = own?.timer ?? null;
  const state =
    own === undefined ? 'none' : timer === null ? 'sends' : timer.ms === soonest ? 'next' : 'waits';
  if (element.dataset.timer !== state) element.dataset.timer = state;
  const text = timer ? timeLeft(timer.ms, state === 'next') : own ? sends : '';
  setText(element.querySelector('[data-ms]'), text);
  if (timer) element.style.setProperty('--left', timer.left.toFixed(3));
}

/**
 * Rings round the markers inside a box, as they are painted: each element with `data-vc` gets the share of its timer that
 * is left, and the text of the element inside it that has `data-ms`.
 */
export function useRings(box: RefObject<HTMLElement | null>, note: RefObject<HTMLElement | null>): void {
  useWords([box, note], ({ session }) => {
    const waiting = waitingNow(session);
    const soonest = Math.min(...(waiting ?? []).map(({ timer }) => timer?.ms ?? Infinity));
    setText(note.current, noteOf(session, waiting));
    const sending = waiting?.filter(({ timer }) => timer === null).length ?? 0;
    // Said of the exception: where several send, the rings are it, and the words of neighbours would meet.
    const sends = sending === 1 && (waiting?.length ?? 0) > 2 ? words.sends : '';
    const any = String(waiting !== null);
    if (box.current && box.current.dataset.waiting !== any) box.current.dataset.waiting = any;
    for (const element of box.current?.querySelectorAll<HTMLElement>('[data-vc]') ?? [])
      show(
        element,
        waiting?.find(({ vc }) => String(vc) === element.dataset.vc),
        soonest,
        sends,
      );
  });
}
