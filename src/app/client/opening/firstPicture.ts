import { afterPaint } from '../../clocks.ts';
import { perSession, type Session } from '../../session/session.ts';
import { stageOf } from '../../store/stage.ts';

const motionOf = perSession(() => ({ moved: Promise.resolve() }));

/** Sets the opened run in motion. */
export function playOpened(session: Session): void {
  const { channel } = session;
  const from = stageOf(session).getState().now;
  motionOf(session).moved = new Promise((resolve) => {
    session.onDispose(resolve);
    const forget = channel.onReport((report) => {
      if (report.type !== 'failed') {
        if (report.type !== 'batch' || (report.state === 'playing' && report.now === from)) return;
      }
      forget();
      // A hidden page paints nothing.
      if (document.hidden) resolve();
      else afterPaint(resolve);
    });
  });
  channel.send({ type: 'play' });
}

/**
 * Resolves when the picture of the opened run has moved, at once when nothing was set in motion. What the first moving picture can
 * do without is fetched then.
 */
export const pictureMoved = (session: Session): Promise<void> => motionOf(session).moved;
