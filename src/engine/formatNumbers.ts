import { type EvaluatedLine, notation } from '../contract/index.ts';
import { grouped } from './text.ts';

/** A picosecond time span in milliseconds: `20.4 ms`. */
export const milliseconds = (ps: number): string =>
  `${(ps / 1e9).toFixed(1).replace('.', notation.decimal)} ms`;

const yes = (holds: boolean): string => (holds ? 'yes' : 'no');

/** A line that was evaluated: `1,925 ≤ 1,920: no`. */
export const test = (line: number, what: string, holds: boolean): EvaluatedLine => ({
  line,
  note: `${what}: ${yes(holds)}`,
  action: false,
});

/** Whether this line is a condition that was evaluated as false. */
export const isRefused = (lines: readonly EvaluatedLine[], line: number): boolean =>
  lines.some(
    (evaluated) => evaluated.line === line && !evaluated.action && evaluated.note.endsWith(`: ${yes(false)}`),
  );

/** A number with at most `decimals` decimals, without trailing zeros. */
export function decimal(value: number, decimals = 3): string {
  const [whole = '', fraction = ''] = value.toFixed(decimals).split('.');
  const digits = fraction.replace(/0+$/, '');
  return grouped(Number(whole)) + (digits === '' ? '' : `${notation.decimal}${digits}`);
}

/** A probability with at least two significant digits: `0.055 %`. */
export function percent(probability: number): string {
  const value = probability * 100;
  let decimals = 1;
  for (let shown = value * 10; shown < 10 && decimals < 9; shown *= 10) decimals++;
  return `${decimal(value, decimals)} %`;
}

/** Two numbers with enough decimals to show which is greater. @param least number of decimals if that is enough */
export function apart(a: number, b: number, least = 3): readonly [string, string] {
  for (let decimals = least; ; decimals += 3) {
    const texts = [decimal(a, decimals), decimal(b, decimals)] as const;
    if ((texts[0] === texts[1]) === (a === b)) return texts;
    if (decimals >= 18) return [String(a), String(b)];
  }
}

/** A line that was executed. */
export const action = (line: number, note = ''): EvaluatedLine => ({ line, note, action: true });

/** `first cell`, `last cell` or `cell` of a frame. */
export function part(cell: { readonly first: boolean; readonly last: boolean }): string {
  if (cell.first && cell.last) return 'only cell';
  if (cell.first) return 'first cell';
  return cell.last ? 'last cell' : 'cell';
}

/** `{1, 8}` as VC ids. */
export function membersText(members: Uint8Array, names: { flow(flow: number): string }): string {
  const listed: string[] = [];
  for (let flow = 0; flow < members.length; flow++) {
    if (members[flow] === 1) listed.push(names.flow(flow).replace(/^VC /, ''));
  }
  return listed.length === 0 ? '{ }' : `{${listed.join(', ')}}`;
}
