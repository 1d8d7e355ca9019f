import { type RefObject, useEffect, useState } from 'react';
import type { Lecture } from '../../../lessons/lectures/lecture.ts';
import { listenToKeys } from '../../keys/keys.ts';
import { putAddress } from '../../link/place.ts';
import { hostStage } from '../../mount.tsx';
import { closeOpen, isOverlaid, whatIsOpen } from '../../pages/closing.ts';
import type { Session } from '../../session/session.ts';
import { sessionAround } from '../../session/sessions.ts';
import { showDialog } from '../../store/page.ts';
import { stageOf } from '../../store/stage.ts';
import { lectureTexts as texts } from '../../strings/pages/lecture.ts';
import { chooseTheme, pageTheme } from '../../theme/theme.ts';
import { planAddress, roomAddress } from '../address.ts';
import { keepPlace, keptPlace } from '../kept.ts';
import { listenToRemote } from '../keys.ts';
import { type RemoteCommand, roomChannel } from '../lectureChannel.ts';
import { within } from '../place.ts';
import { createPresenter, type Presenter } from './presenter.ts';
import { performerOf, roomLink } from './stageController.ts';

/** The first scene; a lecture that begins at the board has the next scene in the background. */
const firstScene = ({ steps }: Lecture, step: number): string =>
  [...steps.slice(step), ...steps].find(({ stage }) => stage !== undefined)?.stage ?? '';

const dispatch = (presenter: Presenter, wish: RemoteCommand): void => {
  if (wish.type === 'forward') presenter.forward();
  else if (wish.type === 'back') presenter.back();
  else if (wish.type === 'black') presenter.toggleBlack();
  else if (wish.type === 'restart') presenter.restartClock();
  else if (wish.type === 'question') presenter.showQuestion();
  else if (wish.type === 'goTo') presenter.goTo(wish.step);
};

/** Esc closes what is open on the stage, one thing per press; with nothing open it asks whether to leave. */
function keepLeaving(presenter: Presenter, session: Session, plan: string): () => void {
  let before = '';
  const look = listenToKeys(
    window,
    ({ key }) => {
      if (key === 'Escape') before = whatIsOpen(session);
      return null;
    },
    { first: true },
  );
  const act = (): void => {
    if (!closeOpen(session) && presenter.leave()) location.assign(planAddress(plan, location.search));
  };
  const leave = listenToKeys(window, ({ key }) => {
    if (key !== 'Escape') return null;
    // The browser closes its own popovers, and a part of the stage may have closed the part with the focus.
    return isOverlaid() || whatIsOpen(session) !== before ? null : act;
  });
  return () => {
    look();
    leave();
  };
}

/** Opens the legend by `?` wherever the focus is outside the stage, which handles its own keys. */
const keepHelp = (session: Session): (() => void) =>
  listenToKeys(window, ({ key, alt, ctrl, target }) =>
    key === '?' && !alt && !ctrl && sessionAround(target) === null ? () => showDialog(session, 'help') : null,
  );

/** Starts the clock also when the lecturer starts the run directly. */
function keepFirstPlay(presenter: Presenter, host: HTMLElement, session: Session): () => void {
  const isPlaying = (): boolean => stageOf(session).getState().run === 'playing';
  const act = (): null => {
    if (!isPlaying()) setTimeout(() => isPlaying() && presenter.startClock());
    return null;
  };
  const release = listenToKeys(host, act, { first: true });
  host.addEventListener('click', act, { capture: true });
  return () => {
    release();
    host.removeEventListener('click', act, { capture: true });
  };
}

/** Runs a lecture on a live stage in an element: led by keys and by the window of the notes, kept in the address. */
function lead(host: HTMLElement, lecture: Lecture, from: number) {
  const { id } = lecture;
  const { isChosen } = pageTheme.getState();
  if (!isChosen) chooseTheme('projector');
  const hosted = hostStage(host, roomLink(firstScene(lecture, from)), texts.stage);
  const { session } = hosted;
  const watch = (isOnPlan: boolean): void => presenter.watch(isOnPlan);
  const presenter: Presenter = createPresenter(lecture, performerOf(hosted.stage, session, watch), {
    step: from,
    startedAt: keptPlace(id)?.startedAt ?? null,
  });
  const { state } = presenter;
  const wire = roomChannel(id, {
    dispatch: (wish) => (wish.type === 'hello' ? wire.shown(state.getState()) : dispatch(presenter, wish)),
    others: presenter.meetRooms,
    clock: presenter.takeClock,
    startedAt: () => state.getState().startedAt,
  });
  const publish = () => {
    const presented = state.getState();
    keepPlace(id, presented);
    const address = roomAddress(id, presented.step, location.search);
    if (address !== location.search) putAddress(address);
    wire.shown(presented);
  };
  const forget = state.subscribe(({ startedAt }, before) => {
    if (startedAt !== before.startedAt) wire.clock(startedAt);
    publish();
  });
  const arrive = (): void => {
    wire.arrive();
    publish();
  };
  arrive();
  const release = [
    listenToRemote({ ...presenter, black: presenter.toggleBlack }),
    keepHelp(session),
    keepLeaving(presenter, session, id),
    keepFirstPlay(presenter, host, session),
    forget,
  ];
  const close = (): void => {
    for (const stop of release) stop();
    wire.leave();
    wire.close();
    hosted.close();
  };
  return { presenter, session, close, away: wire.leave, back: arrive };
}

/** A presenter and the stage that it leads. */
interface Led {
  readonly presenter: Presenter;
  readonly session: Session;
}

export function usePresenter(
  lecture: Lecture,
  step: number,
  place: RefObject<HTMLElement | null>,
): Led | null {
  const [led, setLed] = useState<Led | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address gives the step to begin with only
  useEffect(() => {
    if (place.current === null) return;
    const { presenter, session, close, away, back } = lead(place.current, lecture, within(lecture, step));
    setLed({ presenter, session });
    addEventListener('pagehide', away);
    addEventListener('pageshow', back);
    return () => {
      removeEventListener('pagehide', away);
      removeEventListener('pageshow', back);
      close();
    };
  }, [lecture, place]);
  return led;
}
