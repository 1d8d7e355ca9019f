import { type RefObject, useEffect, useState } from 'react';
import { openLink } from '../client/opening/open.ts';
import type { MountedStage } from '../client/scripting/script.ts';
import { parseLink } from '../link/query.ts';
import { mountStage } from '../mount.tsx';
import type { Session } from '../session/session.ts';
import { sessionAround } from '../session/sessions.ts';
import { lessonTexts as texts } from '../strings/pages/lesson.ts';

/** A stage in the page of the lesson, and its session. */
export interface LiveStage {
  readonly stage: MountedStage;
  readonly session: Session;
}

/** What a lesson's scene adds: little but the traces, and nothing moves without the reader. */
const queryOf = (link: string): string => `?${link}&embed=1&paused=1`;

/** A live stage in an element, which opens the scene of the step whenever that changes. */
export function useLiveStage(place: RefObject<HTMLElement | null>, link: string): LiveStage | null {
  const [live, setLive] = useState<LiveStage | null>(null);
  const [opened, setOpened] = useState(link);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first link opens with the stage, later ones in it
  useEffect(() => {
    const host = place.current;
    if (host === null) return;
    const box = document.createElement('div');
    host.append(box);
    const stage = mountStage(box, queryOf(link), { label: texts.stage });
    window.cellscope = { ...stage, mount: async (...parts) => mountStage(...parts) };
    const session = sessionAround(box);
    if (session) setLive({ stage, session });
    return () => {
      stage.unmount();
      box.remove();
    };
  }, [place]);
  useEffect(() => {
    if (live === null || opened === link) return;
    setOpened(link);
    const { link: state, problems } = parseLink(queryOf(link));
    void live.stage.ready.then(() => openLink(live.session, state, problems));
  }, [live, link, opened]);
  return live;
}
