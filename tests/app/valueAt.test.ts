import { describe, expect, it } from 'vitest';
import type { SetBy } from '../../src/app/settings/kinds.ts';
import { valueAtPath } from '../../src/app/settings/value.ts';
import { star } from '../support/networks.ts';

const LINK = 'impairments.S1>S2.lossProbability';

const of = (changes: Partial<SetBy> = {}): SetBy => ({
  ports: [],
  vcStates: [],
  rateStates: [],
  catalog: null,
  edits: [],
  now: 1e12,
  scenario: star({ senders: 2 }),
  ...changes,
});

describe('the value in force at a path', () => {
  it('of losses on a link is none, then what the document says, then what was changed up to the head', () => {
    expect(valueAtPath(LINK, of())).toBe(0);
    const scenario = { ...star({ senders: 2 }), impairments: { 'S1>S2': { lossProbability: 1 / 3_333 } } };
    expect(valueAtPath(LINK, of({ scenario }))).toBe(1 / 3_333);
    const edits = [
      { time: 0.5e12, path: LINK, value: 0.001 },
      { time: 2e12, path: LINK, value: 0.1 },
    ];
    expect(valueAtPath(LINK, of({ scenario, edits }))).toBe(0.001);
    expect(valueAtPath(LINK, of({ scenario, edits, now: 0.1e12 }))).toBe(1 / 3_333);
    expect(valueAtPath('impairments.S1>S2.burst.lossBad', of())).toBeUndefined();
  });

  it('of what a run only begins with is that of the document', () => {
    const scenario = star({ senders: 2 });
    expect(valueAtPath('links.0.rateMbps', of({ scenario }))).toBeUndefined();
    expect(valueAtPath('strange', of({ scenario: null }))).toBeUndefined();
  });
});
