import { describe, expect, it } from 'vitest';
import type { ScenarioDocument } from '../../src/contract/index.ts';
import { checkScenario } from '../../src/engine/index.ts';
import { judge } from '../../src/worker/judged.ts';
import { slow } from './slow.ts';

const cut = { ...slow, links: slow.links.slice(1) } as ScenarioDocument;
const longer = { ...slow, run: { ...slow.run, durationS: slow.run.durationS * 2 } };

describe('a document that was judged before', () => {
  it('is known by what is in it', () => {
    const { scenario } = judge(slow);
    expect(judge(structuredClone(slow)).scenario).toBe(scenario);
  });

  it('is judged anew where anything in it is another', () => {
    judge(slow);
    expect(judge(longer)).toEqual(checkScenario(longer));
    expect(judge(slow)).toEqual(checkScenario(slow));
  });

  it('is judged anew where it had a problem, which a mechanism may solve that comes later', () => {
    judge(slow);
    const { problems } = judge(cut);
    expect(problems).toEqual(checkScenario(cut).problems);
    expect(judge(structuredClone(cut)).problems).not.toBe(problems);
  });
});
