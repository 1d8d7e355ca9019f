import { create } from 'zustand';
import type { ParameterValue } from '../../contract/index.ts';
import type { Mechanism } from './paths.ts';

export type Tab = 'traces' | 'buffer' | 'network' | 'policy' | 'score';
export type Override = readonly [path: string, value: ParameterValue];

/** What the page knows besides the run: where it came from and what is open. */
interface PageState {
  /** `opening`: the run is computed ahead to find the start; the head is not shown moving. */
  readonly phase: 'starting' | 'opening' | 'ready';
  /** Id of a built-in scene; null for a scenario from a file, which no link can carry. */
  readonly sceneId: string | null;
  /** Scenario values changed before loading. */
  readonly overrides: readonly Override[];
  /** The theme was chosen by a link or a person, not by the system. */
  readonly themeChosen: boolean;
  readonly pausedByHiding: boolean;
  readonly tab: Tab;
  /** The mechanism of the shown port whose card is open. */
  readonly card: Mechanism;
  /** The curve of the policy is unfolded; null: nobody said, the room decides. */
  readonly curveOpen: boolean | null;
  /** The time-space diagram of the followed VC is open. */
  readonly frames: boolean;
  /** On a projector the buffer stands in the place of drop list and windows. */
  readonly bufferShown: boolean;
  readonly dialog: 'scenes' | 'help' | null;
  /** Name of the file that the shown problems are about; null when they are about the link. */
  readonly problemFile: string | null;
  /** One short line for the live region and the header. */
  readonly notice: string;
}

export const usePage = create<PageState>()(() => ({
  phase: 'starting',
  sceneId: null,
  overrides: [],
  themeChosen: false,
  pausedByHiding: false,
  tab: 'traces',
  card: 'policy',
  curveOpen: null,
  frames: false,
  bufferShown: false,
  dialog: null,
  problemFile: null,
  notice: '',
}));
