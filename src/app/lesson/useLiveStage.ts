import { type RefObject, useEffect, useState } from 'react';
import { openLink } from '../client/opening/open.ts';
import { parseLink } from '../link/query.ts';
import { type HostedStage, hostStage } from '../mount.tsx';
import { lessonTexts as texts } from '../strings/pages/lesson.ts';

/** What a lesson's scene adds: little but the traces, and nothing moves without the reader. */
const queryOf = (link: string): string => `?${link}&embed=1&paused=1`;

/** A live stage in an element, which opens the scene of the step whenever that changes. */
export function useLiveStage(place: RefObject<HTMLElement | null>, link: string): HostedStage | null {
  const [live, setLive] = useState<HostedStage | null>(null);
  const [opened, setOpened] = useState(link);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first link opens with the stage, later ones in it
  useEffect(() => {
    if (place.current === null) return;
    const hosted = hostStage(place.current, queryOf(link), texts.stage);
    setLive(hosted);
    return hosted.close;
  }, [place]);
  useEffect(() => {
    if (live === null || opened === link) return;
    setOpened(link);
    const { link: state, problems } = parseLink(queryOf(link));
    void live.stage.ready.then(() => openLink(live.session, state, problems));
  }, [live, link, opened]);
  return live;
}
