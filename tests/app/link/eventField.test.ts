import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_EVENTS, typedPlace } from '../../../src/app/link/eventField.ts';
import { toRunFile } from '../../../src/app/link/packed/file.ts';
import { parseLink, writeLink } from '../../../src/app/link/query.ts';
import { EMPTY_LINK, STEP_KINDS } from '../../../src/app/link/state.ts';
import { worded } from '../../support/worded.ts';

describe('an event in a link', () => {
  it('is the moment before it and its number, and reads back', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...STEP_KINDS),
        fc.integer({ min: 1, max: MOST_EVENTS }),
        fc.integer({ min: 0, max: 9e15 }),
        (kind, count, timePs) => {
          const state = { ...EMPTY_LINK, scene: 'take-turns', timePs, at: { kind, count } };
          const { link, problems } = parseLink(writeLink(state).query);
          expect(problems).toEqual([]);
          expect([link.timePs, link.at]).toEqual([timePs, { kind, count }]);
        },
      ),
    );
  });

  it('says the short moment before it, while a file keeps the very one', () => {
    const at = { kind: 'drop', count: 1, afterPs: 1_150_400_000_000 } as const;
    const state = { ...EMPTY_LINK, scene: 'take-turns', timePs: 1_150_407_123_456, at };
    expect(writeLink(state).query).toBe('?scene=take-turns&t=1.1504&at=drop1');
    expect(toRunFile(state).address).toMatchObject({ t: '1.150407123456' });
    expect(toRunFile(state).address).not.toHaveProperty('at');
  });

  it.each(['drop', 'drop0', 'drop100', 'loss1', '1drop', 'drop1.5', ''])(
    'is refused where it is none: %s',
    (text) => {
      const { link, problems } = parseLink(`?t=1&at=${text}`);
      expect(link.at).toBeUndefined();
      expect(worded(problems)).toMatchObject([
        { path: 'at', value: text, reason: expect.stringContaining('from 1 to 99') },
      ]);
    },
  );

  it.each([
    ['1.1504 drop 1', '1.1504', 'drop', 1],
    ['1.1504drop', '1.1504', 'drop', 1],
    ['0.5 s, timeout 12', '0.5', 'timeout', 12],
  ])('is typed as people write it: %s', (text, time, kind, count) => {
    expect(typedPlace(text)).toEqual({ time, place: { kind, count } });
  });

  it.each(['1.15', 'drop 1', '1.15 loss 1', '1.15 drop 0'])('is not read into %s', (text) => {
    expect(typedPlace(text)).toBeNull();
  });
});
