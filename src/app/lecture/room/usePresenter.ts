import { type RefObject, useEffect, useState } from 'react';
import type { Lecture } from '../../../lessons/lectures/lecture.ts';
import { hostStage } from '../../mount.tsx';
import { lectureTexts as texts } from '../../strings/pages/lecture.ts';
import { chooseTheme, pageTheme } from '../../theme/theme.ts';
import { planAddress, roomAddress } from '../address.ts';
import { keepPlace, keptPlace } from '../kept.ts';
import { keepRemoteKeys } from '../keys.ts';
import { within } from '../place.ts';
import { roomWire, type Wish } from '../wire.ts';
import { performerOf, roomLink } from './performer.ts';
import { createPresenter, type Presenter } from './presenter.ts';

/** The scene to begin with; a lecture that begins at the board has the next one behind it. */
const firstScene = ({ steps }: Lecture, step: number): string =>
  [...steps.slice(step), ...steps].find(({ stage }) => stage !== undefined)?.stage ?? '';

const obey = (presenter: Presenter, wish: Wish): void => {
  if (wish.type === 'forward') presenter.forward();
  else if (wish.type === 'back') presenter.back();
  else if (wish.type === 'black') presenter.toggleBlack();
  else if (wish.type === 'restart') presenter.restartClock();
  else if (wish.type === 'goTo') presenter.goTo(wish.step);
};

function keepLeaving(presenter: Presenter, plan: string): () => void {
  const listen = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (presenter.leave()) location.assign(planAddress(plan, location.search));
  };
  addEventListener('keydown', listen);
  return () => removeEventListener('keydown', listen);
}

/** A lecture on a live stage in an element: led by keys and by the window of the notes, kept in the address. */
function lead(host: HTMLElement, lecture: Lecture, from: number) {
  const { id } = lecture;
  const { isChosen } = pageTheme.getState();
  if (!isChosen) chooseTheme('projector');
  const hosted = hostStage(host, roomLink(firstScene(lecture, from)), texts.stage);
  const presenter = createPresenter(lecture, performerOf(hosted.stage, hosted.session), {
    step: from,
    startedAt: keptPlace(id)?.startedAt ?? null,
  });
  const wire = roomWire(id, (wish) => {
    if (wish.type === 'hello') wire.tell({ type: 'shown', presented: presenter.state.getState() });
    else obey(presenter, wish);
  });
  const publish = () => {
    const presented = presenter.state.getState();
    keepPlace(id, presented);
    const address = roomAddress(id, presented.step, location.search);
    if (address !== location.search) history.replaceState(null, '', address);
    wire.tell({ type: 'shown', presented });
  };
  const forget = presenter.state.subscribe(publish);
  publish();
  const release = [
    keepRemoteKeys({ ...presenter, black: presenter.toggleBlack }),
    keepLeaving(presenter, id),
    forget,
  ];
  const away = (): void => wire.tell({ type: 'shown', presented: null });
  const close = (): void => {
    for (const one of release) one();
    away();
    wire.close();
    hosted.close();
  };
  return { presenter, close, away, back: publish };
}

export function usePresenter(
  lecture: Lecture,
  step: number,
  place: RefObject<HTMLElement | null>,
): Presenter | null {
  const [presenter, setPresenter] = useState<Presenter | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address gives the step to begin with only
  useEffect(() => {
    if (place.current === null) return;
    const { presenter: led, close, away, back } = lead(place.current, lecture, within(lecture, step));
    setPresenter(led);
    addEventListener('pagehide', away);
    addEventListener('pageshow', back);
    return () => {
      removeEventListener('pagehide', away);
      removeEventListener('pageshow', back);
      close();
    };
  }, [lecture, place]);
  return presenter;
}
