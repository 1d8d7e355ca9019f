import { describe, expect, it } from 'vitest';
import { around, recordedEpisodes } from '../../../src/app/panels/branches/events/episodes.ts';
import { EventTrace } from '../../../src/app/traces/events.ts';
import type { EventCodeValue, ScenarioDocument } from '../../../src/contract/index.ts';
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
      if (other === code && (code === 5 || at === port)) trace.push(time, vc, value);
    return trace;
  };
  return { page, events: recordedEpisodes(loaded, series) };
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
    const all = Array.from({ length: 20 }, (_, i) => ({ time: 10 * i, words: String(i) }));
    const shown = (now: number) => around(all, now, 4).map(({ words }) => Number(words));
    expect(shown(0)).toEqual([0, 1, 2, 3]);
    expect(shown(95)).toEqual([8, 9, 10, 11]);
    expect(shown(999)).toEqual([16, 17, 18, 19]);
    expect(around(all.slice(0, 2), 15, 4)).toHaveLength(2);
  });
});
