import { spread } from '../../charts/spread.ts';

/** A name and the end of its line, CSS pixels. */
export interface EndName {
  readonly text: string;
  readonly vc: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const AWAY = 5;

/** Left edges and middles of names beside the ends of their lines: right of them where there is room, and apart. */
export function endNames(
  names: readonly EndName[],
  { width, height, line }: { readonly width: number; readonly height: number; readonly line: number },
): readonly EndName[] {
  const rows = spread(
    names.map(({ y }) => y),
    line,
    line / 2,
    height - line / 2,
  );
  return names.map((name, i) => {
    const right = name.x + AWAY;
    const x = right + name.size > width ? name.x - AWAY - name.size : right;
    return { ...name, x, y: rows[i] ?? name.y };
  });
}
