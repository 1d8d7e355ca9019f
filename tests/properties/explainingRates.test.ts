import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AskedCode, type WhyEvent } from '../../src/contract/index.ts';
import { type WhyInWords, whyInWords } from '../../src/strings/en/remarks/why.ts';
import { complete } from '../support/networks.ts';
import { Page } from '../support/page.ts';
import { randomScenario } from '../support/randomScenario.ts';
import { rateChanges, unmistakable } from '../support/rateChanges.ts';
import { outcome } from '../support/runs.ts';
import { counted } from '../support/tier.ts';

const PART = 0.7;

const networks = fc.record({
  document: randomScenario.filter(({ vcs }) => vcs.some(({ abr }) => abr !== undefined)),
  picks: fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
});

const wordsOf = ({ headline, sentence, causes, followed }: WhyInWords): string =>
  [headline, sentence, followed.sentence, ...[...causes, ...followed.steps].map(({ text }) => text)].join(
    ' ',
  );

describe('explaining rates and RM cells of any run', () => {
  it('finds each change with the numbers that were recorded, and each RM cell that brought one', () => {
    const causes = new Set<string>();
    fc.assert(
      fc.property(networks, ({ document, picks }) => {
        const scenario = complete(document);
        const page = new Page().load(document, [], scenario.seed);
        page.seek((scenario.durationPs * PART) / 1e12);
        const ask = (event: WhyEvent): WhyInWords => {
          page.tell({ type: 'why', id: 1, event }).settle();
          const { why, message } = page.last('why');
          if (why === null) throw new Error(`${message?.key} ${JSON.stringify(event)}`);
          const told = whyInWords(why);
          expect(wordsOf(told)).not.toMatch(/undefined|NaN|null|Infinity|\s-\d/);
          return told;
        };
        const all = rateChanges(document, scenario.durationPs * PART, scenario.seed);
        const changes = unmistakable(all);
        for (const pick of changes.length === 0 ? [] : picks) {
          const { vc, time, before, after } = changes[pick % changes.length]!;
          const why = ask({ time, vc, code: AskedCode.rate, port: null });
          expect(why.rate).toMatchObject({ before, after });
          const next = all.find((one) => one.vc === vc && one.time > time);
          if (next !== undefined && why.rate?.nextAfter != null)
            expect(why.rate.nextAfter).toBe(next.time - time);
          causes.add(`${why.rate?.cause} ${why.rate?.rules.map(({ source }) => source).join()}`);
          const decided = why.causes.findLast(({ event }) => event !== null)?.event;
          if (decided != null) expect(ask(decided).rm).toBe(why.rm);
        }
        expect(page.seek(scenario.durationPs / 1e12).digest).toBe(outcome(scenario).digest);
      }),
      { numRuns: counted(8) },
    );
    expect([...causes]).toEqual(expect.arrayContaining(['rm TM 4.0, rule 8']));
  });
});
