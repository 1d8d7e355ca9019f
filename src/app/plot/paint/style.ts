/** Sizes of VISUAL.md section 3, CSS pixels. */
export interface PlotStyle {
  readonly queue: readonly [past: number, ahead: number];
  readonly lane: readonly [past: number, ahead: number];
  readonly followed: readonly [past: number, ahead: number];
  readonly threshold: number;
  readonly thresholdDash: readonly number[];
  readonly headLine: number;
  readonly headBand: number;
  readonly triangle: number;
  readonly chosenTriangle: number;
  readonly markHalo: number;
  readonly textHalo: number;
  /** Half-width of a marker or event mark in a lane. */
  readonly mark: number;
  /** Ticks and captions. */
  readonly caption: number;
  readonly label: number;
}

export type Profile = 'laptop' | 'phone' | 'projector';

const laptop: PlotStyle = {
  queue: [1.6, 1],
  lane: [1.7, 1],
  followed: [2.4, 1.3],
  threshold: 1.2,
  thresholdDash: [6, 3],
  headLine: 1.2,
  headBand: 6,
  triangle: 5,
  chosenTriangle: 8.5,
  markHalo: 1.5,
  textHalo: 3.5,
  mark: 3.2,
  caption: 11,
  label: 12,
};

const phone: PlotStyle = {
  ...laptop,
  queue: [2, 1.2],
  lane: [2.5, 1.4],
  followed: [2.5, 1.4],
  threshold: 1.3,
  headLine: 1.3,
  triangle: 6,
  chosenTriangle: 9,
  mark: 4.5,
  caption: 12,
  label: 12.5,
};

const projector: PlotStyle = {
  queue: [4, 3],
  lane: [5, 3],
  followed: [5, 3],
  threshold: 3,
  thresholdDash: [14, 7],
  headLine: 3,
  headBand: 14,
  triangle: 12,
  chosenTriangle: 19,
  markHalo: 2.5,
  textHalo: 5,
  mark: 8,
  caption: 24,
  label: 24,
};

export const plotStyles: Readonly<Record<Profile, PlotStyle>> = { laptop, phone, projector };

export const FONT = 'Inter, system-ui, sans-serif';
