import { createStore } from 'zustand';
import type { Picoseconds, Remark, RmReport, RmStory } from '../../../contract/index.ts';
import { hookOf } from '../../session/context.ts';
import { perSession } from '../../session/session.ts';
import { stageOf } from '../stage.ts';

/** An RM cell that a reader looks into. */
export interface RmName {
  readonly vc: number;
  readonly number: number;
}

interface InspectionState {
  /** Null: none was chosen. */
  readonly cell: RmName | null;
  /** Null while it is being found out, and when there is none; then `message` says why. */
  readonly story: RmStory | null;
  readonly message: Remark | null;
  /** The story is still that of the cell before. */
  readonly waiting: boolean;
  /** What had the focus before, and gets it back. */
  readonly opener: HTMLElement | null;
}

const NOT_INSPECTING: InspectionState = {
  cell: null,
  story: null,
  message: null,
  waiting: false,
  opener: null,
};

export const inspectionOf = perSession(() => createStore<InspectionState>()(() => NOT_INSPECTING));

export const useInspection = hookOf(inspectionOf);

/** Where the focus is, unless that is the inspector itself. */
function openerNow(before: HTMLElement | null): HTMLElement | null {
  const at = typeof document === 'undefined' ? null : document.activeElement;
  return at instanceof HTMLElement && at.closest('[data-panel="inspector"]') === null && at !== document.body
    ? at
    : before;
}

/** The RM cell whose loop is shown; one question at a time, the newest. */
export const inspectorOf = perSession((session) => {
  const { channel } = session;
  const inspection = inspectionOf(session);
  const stage = stageOf(session);
  let asked = -1;

  const inspector = {
    /** @param near a time at which it is under way */
    open(cell: RmName, near: Picoseconds): void {
      const known = inspection.getState();
      if (known.cell?.vc === cell.vc && known.cell.number === cell.number && known.story !== null) return;
      // What was shown stays until the answer is there, so that nothing flickers while one steps on.
      inspection.setState({ cell, message: null, waiting: true, opener: openerNow(known.opener) });
      asked = channel.nextId();
      channel.send({ type: 'rm', id: asked, vc: cell.vc, number: cell.number, near });
    },

    /** The run has been changed: what comes of the cell may be another story. */
    changed(): void {
      const { cell, story } = inspection.getState();
      if (cell === null) return;
      inspection.setState({ waiting: true });
      asked = channel.nextId();
      channel.send({ type: 'rm', id: asked, ...cell, near: story?.visits[0]?.time ?? stage.getState().now });
    },

    answered({ id, vc, number, story, message }: RmReport): void {
      if (id === asked) inspection.setState({ cell: { vc, number }, story, message, waiting: false });
    },

    close(): void {
      asked = -1;
      inspection.setState(NOT_INSPECTING);
    },
  };

  // A step onto an RM cell opens it.
  stage.subscribe(({ rm }, { rm: before }) => {
    if (rm !== null && rm !== before) inspector.open(rm, rm.visit.time);
  });
  return inspector;
});
