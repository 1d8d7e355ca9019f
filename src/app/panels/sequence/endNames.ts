import { nextToEnd, spread } from '../../plot/labels.ts';

/** A name and the end of its line, CSS pixels. */
export interface SequenceEndName {
  readonly text: string;
  readonly vc: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface EndRoom {
  readonly width: number;
  readonly height: number;
  /** Distance of two names. */
  readonly line: number;
  /** Where the head is, which no name may cross. */
  readonly head: number;
}

const AWAY = 6;

/** Left edges and middles of names next to the ends of their lines: right of them and of the head where there is room, and apart. */
export function endNames(
  names: readonly SequenceEndName[],
  { width, height, line, head }: EndRoom,
): readonly SequenceEndName[] {
  const rows = spread(
    names.map(({ y }) => y),
    line,
    line / 2,
    height - line / 2,
  );
  return names.map((name, i) => ({
    ...name,
    x: nextToEnd(name.x, name.size, { at: [head], away: AWAY }, width).from,
    y: rows[i] ?? name.y,
  }));
}
