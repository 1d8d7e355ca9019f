import { type RefObject, useEffect, useState } from 'react';
import { openLink } from '../client/opening/open.ts';
import { parseLink } from '../link/query.ts';
import { type HostedStage, hostStage } from '../mount.tsx';
import { lessonTexts as texts } from '../strings/pages/lesson.ts';

/** Link of a lesson's scene: embedded, so that little but the traces is shown, and paused. */
const queryOf = (link: string): string => `?${link}&embed=1&paused=1`;

/** The stage of a lesson. */
interface LiveStage {
  readonly live: HostedStage | null;
  /** Whether it shows or is opening the scene of this step, not of the step before. */
  readonly isHere: boolean;
}

/** A live stage in an element, which opens the scene of the step whenever that changes. */
export function useLiveStage(place: RefObject<HTMLElement | null>, link: string): LiveStage {
  const [live, setLive] = useState<HostedStage | null>(null);
  const [asked, setAsked] = useState(link);
  const [here, setHere] = useState(link);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first link opens with the stage, later ones in it
  useEffect(() => {
    if (place.current === null) return;
    const hosted = hostStage(place.current, queryOf(link), texts.stage);
    setLive(hosted);
    return hosted.close;
  }, [place]);
  useEffect(() => {
    if (live === null || asked === link) return;
    setAsked(link);
    const { link: state, problems } = parseLink(queryOf(link));
    void live.stage.ready.then(() => {
      const opened = openLink(live.session, state, problems);
      setHere(link);
      return opened;
    });
  }, [live, link, asked]);
  return { live, isHere: here === link };
}
