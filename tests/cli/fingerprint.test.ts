import { describe, expect, it } from 'vitest';
import { fingerprint, fingerprintOf } from '../../src/cli/sim/fingerprint.ts';

const PORT = `/** A queue. */
import type { Cell } from './cell.ts';
import { MOST, type Time } from './time.ts';

export class Port {
  private readonly waiting = new Float64Array(8);

  /** @param at place in the queue */
  leave(at: number): Time {
    const time = this.waiting[at] ?? MOST;
    this.waiting[at] = 0; // free again
    return time + 4;
  }
}
`;
const RULE = 'discard when queue > 4 cells\n';

const printOf = (port: string, rest: Record<string, string> = {}, besides = ''): Promise<string> =>
  fingerprintOf(new Map(Object.entries({ 'engine/port.ts': port, ...rest })), besides);

/** The text with one part changed, which must be there. */
function withPart(text: string, from: string, to: string): string {
  expect(text.split(from)).toHaveLength(2);
  return text.replace(from, () => to);
}

describe('the fingerprint of the code that decides runs', () => {
  it.each([
    ['a comment', '// free again', '// the place is free\n    // again'],
    ['a comment of documentation', '/** A queue. */', ''],
    ['a type', 'leave(at: number): Time {', 'leave(at: 0 | 1): ReturnType<typeof Number> {'],
    ['a type of a value', 'time + 4', '(time as number) + 4'],
    ['an assertion', 'this.waiting[at] = 0;', 'this.waiting[at]! = 0;'],
    ['an assertion in parentheses', 'this.waiting[at] ?? MOST', '(this.waiting[at]!) ?? MOST'],
    ['a type import', "import type { Cell } from './cell.ts';", ''],
    ['the type in an import', 'MOST, type Time', 'MOST'],
    ['an interface', 'export class', 'export interface Flow { readonly id: number }\nexport class'],
    ['a modifier', 'private readonly waiting', 'public waiting'],
    ['layout', 'return time + 4;', 'return (\n      time\n        + 4\n    )'],
    ['quotes', "'./time.ts'", '"./time.ts"'],
  ])('does not depend on %s', async (_what, from, to) => {
    expect(await printOf(withPart(PORT, from, to))).toBe(await printOf(PORT));
  });

  it.each([
    ['a number', 'time + 4', 'time + 5'],
    ['an operator', 'time + 4', 'time - 4'],
    ['a default', '?? MOST', '?? 0'],
    ['an import', "'./time.ts'", "'./clock.ts'"],
    ['a name', 'leave(at', 'depart(at'],
    ['a statement', '    this.waiting[at] = 0; // free again\n    return', '    return'],
  ])('depends on %s', async (_what, from, to) => {
    expect(await printOf(withPart(PORT, from, to))).not.toBe(await printOf(PORT));
  });

  it('ignores a file of types, and counts files by name and text', async () => {
    const types = { 'engine/cell.ts': "import type { A } from './a.ts';\nexport type Cell = A | null;\n" };
    const code = { 'engine/cell.ts': 'export const CELL = 53;\n' };
    const plain = await printOf(PORT);
    expect(await printOf(PORT, types)).toBe(plain);
    expect(await printOf(PORT, code)).not.toBe(plain);
    expect(await printOf(PORT, { 'engine/size.ts': code['engine/cell.ts'] })).not.toBe(
      await printOf(PORT, code),
    );
  });

  it('counts rules as they are written, and the scenario that comes from a file', async () => {
    const plain = await printOf(PORT, { 'rules/a.rule': RULE });
    expect(await printOf(PORT, { 'rules/a.rule': RULE.replace('4', '5') })).not.toBe(plain);
    expect(await printOf(PORT, { 'rules/a.rule': RULE }, '{}')).not.toBe(plain);
  });

  it('names a file that is no code', async () => {
    await expect(printOf('export const = 1;')).rejects.toThrow(/engine\/port\.ts/);
  });

  /** When this fails after an update of the bundler, it prints code in another way: runs kept before count as older. */
  it('is the same with every version of the bundler', async () => {
    expect(await printOf(PORT, { 'rules/a.rule': RULE })).toBe(
      '3dd055a3340eae8e152a6c5c3acc3b77788d327fa7bcd0827f714b69b4640859',
    );
  });

  it('is equal for the same sources', async () => {
    const [whole, beside] = [await fingerprint(), await fingerprint('{}')];
    expect(whole).toMatch(/^[0-9a-f]{64}$/);
    expect(await fingerprint()).toBe(whole);
    expect(beside).not.toBe(whole);
  });
});
