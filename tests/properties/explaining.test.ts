import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EventCode, type EventCodeValue } from '../../src/contract/index.ts';
import { whyInWords } from '../../src/strings/en/remarks/why.ts';
import { complete } from '../support/networks.ts';
import { Page } from '../support/page.ts';
import { randomScenario } from '../support/randomScenario.ts';
import { outcome } from '../support/runs.ts';
import { cases } from '../support/tier.ts';

const EXPLAINED: readonly number[] = [
  EventCode.drop,
  EventCode.pushOut,
  EventCode.capped,
  EventCode.mark,
  EventCode.timeout,
  EventCode.fastRetransmit,
];
const HALF_S = 0.5;

const networks = fc.record({
  document: randomScenario,
  picks: fc.array(fc.nat(), { minLength: 1, maxLength: 5 }),
});

describe('explaining events of any run', () => {
  it('finds each of them, in words without holes, and changes nothing', () => {
    fc.assert(
      fc.property(networks, ({ document, picks }) => {
        const scenario = complete(document);
        const endS = scenario.durationPs / 1e12;
        const page = new Page().load(document, [], scenario.seed);
        page.seek(endS * HALF_S);
        const events = page.events.filter(([, code]) => EXPLAINED.includes(code));
        const { ports } = page.last('loaded');
        for (const pick of events.length === 0 ? [] : picks) {
          const [time, code, vc, port] = events[pick % events.length]!;
          const event = { time, code: code as EventCodeValue, vc, port: ports[port]?.id ?? null };
          page.tell({ type: 'why', id: 1, event }).settle();
          const { why, message } = page.last('why');
          expect(message).toBeNull();
          const words = why && whyInWords(why);
          const told = [words?.headline, words?.sentence, words?.followed.sentence];
          for (const step of [...(words?.causes ?? []), ...(words?.followed.steps ?? [])])
            told.push(step.text);
          expect(told.join(' ')).not.toMatch(/undefined|NaN|null|-\d/);
        }
        expect(page.seek(endS).digest).toBe(outcome(scenario).digest);
      }),
      { numRuns: cases(6) },
    );
  });
});
