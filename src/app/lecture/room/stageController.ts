import type { Stop } from '../../../lessons/lectures/lecture.ts';
import { currentState } from '../../client/opening/address.ts';
import { openLink } from '../../client/opening/open.ts';
import { seekAndWait } from '../../client/opening/opening.ts';
import type { MountedStage } from '../../client/scripting/script.ts';
import { parseLink } from '../../link/query.ts';
import { hiding } from '../../link/said.ts';
import type { LinkState } from '../../link/state.ts';
import { busy } from '../../rest.ts';
import type { Session } from '../../session/session.ts';
import { stageOf } from '../../store/stage.ts';
import { watchPlan } from './onPlan.ts';
import type { StageController } from './presenter.ts';

/** The link of a scene as the room sees it: the header is for the person with the mouse. */
export const roomLink = (link: string): string => hiding(link, 'header');

/** Stops that only move the head: going back is a seek, not a new run. */
const movesOnly = (stop: Stop): boolean => !('set' in stop || 'open' in stop);

/** A live stage that a presenter leads. @param watch is called when the stage leaves the plan, and when it is back on it */
export function performerOf(
  stage: MountedStage,
  session: Session,
  watch: (isOnPlan: boolean) => void,
): StageController<LinkState> {
  const plan = watchPlan(session, watch);
  const open = (link: string): Promise<void> => {
    const { link: state, problems } = parseLink(roomLink(link));
    return openLink(session, state, problems);
  };
  const momentNow = (): LinkState => {
    // The time to the picosecond says where; an event after it would lead on. The theme is the lecturer's.
    const { at: _, theme: _theme, ...moment } = currentState(session);
    return moment;
  };
  const carryOut = async (stop: Stop): Promise<LinkState> => {
    const before = momentNow();
    if ('step' in stop) await stage.step(stop.step);
    else if ('to' in stop) await stage.runUntil(stop.to);
    else if ('set' in stop) await stage.set(stop.set, stop.value);
    else if ('open' in stop) await open(stop.open);
    else if ('play' in stop) stage.play();
    else stage.pause();
    return before;
  };
  const restore = async (moment: LinkState, stop: Stop): Promise<void> => {
    const { timePs } = moment;
    if (!movesOnly(stop) || timePs === undefined) return openLink(session, moment);
    stageOf(session).getState().setFollowing(true);
    await seekAndWait(session, timePs);
    if (!moment.paused) stage.play();
  };
  const returnToPlan = async (): Promise<LinkState> => {
    const question = momentNow();
    const { left } = plan;
    if (left !== null) await openLink(session, left);
    return question;
  };
  /** A stage that is being opened is ready when the page is at rest, so the page is busy only from then on. */
  const whenReady = async <T>(task: () => Promise<T>): Promise<T> => {
    await stage.ready;
    return task().finally(busy());
  };
  const onPlan = <T>(task: () => Promise<T>): Promise<T> => plan.keep(() => whenReady(task));
  void onPlan(async () => {}).catch(() => {});
  return {
    open: (link) => onPlan(() => open(link)),
    carryOut: (stop) => onPlan(() => carryOut(stop)),
    restore: (moment, stop) => onPlan(() => restore(moment, stop)),
    returnToPlan: () => onPlan(returnToPlan),
    showQuestion: (moment) => whenReady(() => openLink(session, { ...moment, paused: true })),
    rest: () => stage.pause(),
  };
}
