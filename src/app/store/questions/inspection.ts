import { createStore } from 'zustand';
import type { Picoseconds, Remark, RmReport, RmStory } from '../../../contract/index.ts';
import { hookOf } from '../../session/context.ts';
import { perSession } from '../../session/session.ts';
import { stageOf } from '../stage.ts';

/** Identity of an inspected RM cell. */
export interface RmName {
  readonly vc: number;
  readonly number: number;
}

interface InspectionState {
  /** Null while no cell is chosen. */
  readonly cell: RmName | null;
  /** Null while the worker computes it, and when there is none; `message` then gives the reason. */
  readonly story: RmStory | null;
  readonly message: Remark | null;
  /** Whether `story` is still that of the cell before. */
  readonly waiting: boolean;
  /** Element that had the focus before, which gets it back. */
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

/** The focused element, unless it is inside the inspector. */
function openerNow(before: HTMLElement | null): HTMLElement | null {
  const at = typeof document === 'undefined' ? null : document.activeElement;
  return at instanceof HTMLElement && at.closest('[data-panel="inspector"]') === null && at !== document.body
    ? at
    : before;
}

/** The inspected RM cell; one question at a time, the newest. */
export const inspectorOf = perSession((session) => {
  const { channel } = session;
  const inspection = inspectionOf(session);
  const stage = stageOf(session);
  let asked = -1;

  const inspector = {
    /** @param near a time at which the cell is under way */
    open(cell: RmName, near: Picoseconds): void {
      const known = inspection.getState();
      if (known.cell?.vc === cell.vc && known.cell.number === cell.number && known.story !== null) return;
      // The cell shown before stays until the answer arrives, to avoid flicker while stepping.
      inspection.setState({ cell, message: null, waiting: true, opener: openerNow(known.opener) });
      asked = channel.nextId();
      channel.send({ type: 'rm', id: asked, vc: cell.vc, number: cell.number, near });
    },

    /** Asks again after the run has been changed, because the loop of the cell may differ. */
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

  // A step to an RM cell opens it.
  stage.subscribe(({ rm }, { rm: before }) => {
    if (rm !== null && rm !== before) inspector.open(rm, rm.visit.time);
  });
  return inspector;
});
