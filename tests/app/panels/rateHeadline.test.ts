import { describe, expect, it } from 'vitest';
import { classesAt, usedAt } from '../../../src/app/rates/classes.ts';
import { rateHeadline } from '../../../src/app/rates/rateHeadline.ts';
import { tracesOf } from '../../../src/app/traces/index.ts';
import type { ScenarioDocument } from '../../../src/contract/index.ts';
import { findScenario } from '../../../src/scenarios/index.ts';
import { HostedTraces } from '../../support/hostedTraces.ts';
import { testSession } from '../../support/session.ts';

function scene(id: string): ScenarioDocument {
  const found = findScenario(id);
  if (found === null) throw new Error(`there is no scene ${id}`);
  return found;
}

/** What a paused page says of a run at these milliseconds, next to the percent of the shown link that is used. */
function told(document: ScenarioDocument, milliseconds: readonly number[]) {
  const run = new HostedTraces(document);
  const session = testSession();
  const { loaded } = run.seen;
  const { shown } = tracesOf(session);
  shown.reset(loaded);
  let taken = 0;
  return milliseconds.map((ms) => {
    run.seek(ms * 1e9);
    for (const report of run.reports.slice(taken)) if (report.type === 'batch') shown.append(report);
    taken = run.reports.length;
    const { headline, sentence } = rateHeadline(session, loaded, run.now);
    const used = usedAt(session, loaded, classesAt(loaded, loaded.port, []), run.now);
    return { headline, sentence: sentence.replaceAll('**', '').replaceAll('\u00a0', ' '), used };
  });
}

const ALL = 'Every VC is allowed its fair share.';

describe('the sentence about rates', () => {
  it('calls shares allowed, not had, and says how much of the link is used where that is little', () => {
    const fair = told(scene('coupled'), [100, 150, 200, 250, 300]).filter(({ headline }) => headline === ALL);
    const partly = fair.filter(({ used }) => used < 89);
    expect(partly.length).toBeGreaterThan(0);
    for (const { sentence, used } of partly)
      expect(sentence).toMatch(new RegExp(`The link to \\S+ is ${Math.round(used)} % used\\.$`));
  });

  it('is about all VCs where all are as far from their shares, and names the furthest where they differ', () => {
    const [alike] = told(scene('max-min'), [60]);
    expect(alike?.headline).toMatch(/^Every VC is allowed 95.% of its fair share\.$/);
    expect(alike?.sentence).not.toContain('furthest');
    const [apart] = told(scene('beat-down'), [90]);
    expect(apart?.sentence).toMatch(/1h1 is furthest from its share: 162 % of it\.$/);
  });

  it('says how many cells were lost lately, and nothing where none was', () => {
    const [early, full] = told(scene('lost-news'), [5, 90]);
    expect(early?.sentence).not.toContain('lost');
    expect(full?.sentence).toMatch(/At sw0 2,000 cells wait\. [\d,]+ cells were lost in the last 10 ms\.$/);
  });

  it('says nothing about the use of a link that is full', () => {
    const ports: ScenarioDocument['ports'] = {
      default: { bufferCells: 1_000, algorithm: 'eraa', algorithmParams: { lambda: 1 } },
    };
    const [full] = told({ ...scene('exact-rates'), ports }, [100]);
    expect(full?.headline).toBe(ALL);
    expect(full?.used).toBeGreaterThan(98);
    expect(full?.sentence).not.toContain('used');
  });
});
