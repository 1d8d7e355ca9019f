import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { around, RecordedEpisodes } from '../../../src/app/branches/events/episodes.ts';
import { grouped } from '../../../src/app/branches/events/grouped.ts';
import { EventTrace } from '../../../src/app/traces/events.ts';
import {
  type EpisodeKind,
  EventCode,
  type EventCodeValue,
  type ScenarioDocument,
} from '../../../src/contract/index.ts';
import { findScenario } from '../../../src/scenarios/index.ts';
import { sayHalt } from '../../../src/strings/en/halts.ts';
import { Page } from '../../support/page.ts';

/** The half-empty link up to 0.55 s, and its events as the page knows them. */
function half() {
  const page = new Page().load(findScenario('half-empty') as ScenarioDocument);
  page.seek(0.55);
  const loaded = page.last('loaded');
  const port = loaded.ports.findIndex(({ id }) => id === loaded.port);
  const series = (code: EventCodeValue): EventTrace => {
    const trace = new EventTrace();
    for (const [time, other, vc, at, value] of page.events)
      if (other === code && (code === EventCode.timeout || at === port)) trace.push(time, vc, value);
    return trace;
  };
  const [losses, timeouts, marks] = [EventCode.drop, EventCode.timeout, EventCode.mark].map(series) as [
    EventTrace,
    EventTrace,
    EventTrace,
  ];
  return { page, events: new RecordedEpisodes(loaded).of({ losses, timeouts, marks }) };
}

describe('the list of events', () => {
  it('names bursts and timeouts in the words of the steps to them, at the same moments', () => {
    const { page, events } = half();
    expect(events.map(({ words }) => words.replace(/\d.*/, ''))).toEqual(['burst: ', '', 'burst: ', '']);
    for (const { time, words } of events) {
      page.seek((time - 1) / 1e12);
      page.tell({ type: 'step', kind: 'event' }).settle();
      const { now, reason } = page.batch;
      expect([now, reason && sayHalt(reason)]).toEqual([time + 1, words]);
    }
  });

  it('shows those around the head, also where there are few', () => {
    const all = Array.from({ length: 20 }, (_, i) => ({
      kind: 'burst' as const,
      time: 10 * i,
      words: String(i),
    }));
    const shown = (now: number) => around(all, now, 4).map(({ words }) => Number(words));
    expect(shown(0)).toEqual([0, 1, 2, 3]);
    expect(shown(95)).toEqual([8, 9, 10, 11]);
    expect(shown(999)).toEqual([16, 17, 18, 19]);
    expect(around(all.slice(0, 2), 15, 4)).toHaveLength(2);
  });
});

describe('marks on the timeline', () => {
  const at = (time: number, kind: EpisodeKind = 'rates') => ({ kind, time, words: kind });

  it('join what is closer than a finger, and name what says most', () => {
    const all = [at(0), at(4, 'timeouts'), at(8, 'burst'), at(10), at(25, 'timeouts')];
    expect(grouped(all, 100, 0.1)).toEqual([
      { first: at(8, 'burst'), more: 2 },
      { first: at(10), more: 0 },
      { first: at(25, 'timeouts'), more: 0 },
    ]);
  });

  it('stand for every event, in a run of any length', () => {
    const times = fc.array(fc.nat(1000), { maxLength: 60 });
    fc.assert(
      fc.property(times, (some) => {
        const all = some.toSorted((a, b) => a - b).map((time) => at(time));
        const marks = grouped(all, 1000, 0.04);
        expect(marks.length).toBeLessThanOrEqual(26);
        expect(marks.reduce((sum, { more }) => sum + 1 + more, 0)).toBe(all.length);
      }),
    );
  });
});
