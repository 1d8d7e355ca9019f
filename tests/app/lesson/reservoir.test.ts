import { describe, expect, it } from 'vitest';
import { acrOf, settledRates } from '../../../src/app/lesson/pictures/reservoir.ts';
import { CELL_BITS, PS_PER_MS, type ScenarioDocument } from '../../../src/contract/index.ts';
import { checkScenario, createSimulation } from '../../../src/engine/node.ts';
import type { Lesson } from '../../../src/lessons/lesson.ts';
import type { ReservoirPicture } from '../../../src/lessons/pictures/reservoir.ts';
import twoLoops from '../../../src/lessons/texts/two-loops.lesson.json' with { type: 'json' };
import { findScenario } from '../../../src/scenarios/index.ts';
import { runs } from '../../support/sceneRuns.ts';

const picture = (twoLoops as Lesson).steps.find(({ picture }) => picture?.name === 'reservoir')
  ?.picture as ReservoirPicture;
const scene = findScenario('coupled') ?? expect.unreachable();
const vc = scene.vcs.find(({ name }) => name === '1h1') ?? expect.unreachable();

/** 1h1 of the scene without the others, with a window and a rate that stay, on a link that carries its share. */
function alone(segments: number, acr: number): ScenarioDocument {
  const here = ({ id }: { readonly id: string }): boolean => vc.path.includes(id);
  const nodes = scene.nodes.filter(here);
  const ids = nodes.map(({ id }) => id);
  const { coupling: _, ...abr } = scene.abr ?? {};
  const { stage: _stage, ...rest } = scene;
  return {
    ...rest,
    nodes,
    links: scene.links
      .filter(({ a, b }) => ids.includes(a) && ids.includes(b))
      .map((link) =>
        link.a === 'sw2' && link.b === 'sw3'
          ? { ...link, rateMbps: (picture.share * CELL_BITS) / 1e6 }
          : link,
      ),
    vcs: [{ ...vc, source: { kind: 'greedy-tcp', packetBytes: 9_180, startMs: 0 } }],
    tcp: { ...scene.tcp, windowBytes: segments * 9_180 },
    abr: { ...abr, pcr: acr, icr: acr, mcr: 1_000 },
    ports: { default: { bufferCells: 1_000_000, algorithm: 'none' } },
    run: { durationS: 1 },
    measure: { fromS: 0.5 },
  };
}

const complete = (document: ScenarioDocument) => checkScenario(document).scenario ?? expect.unreachable();

describe('a window above a rate', () => {
  it('has the segments, the way and the share of a VC of the scene', () => {
    const own = complete(scene).vcs.find(({ id }) => id === vc.id) ?? expect.unreachable();
    expect(own.frameCells).toBe(picture.segment);
    const delays = vc.path.slice(1).map((to, i) => {
      const from = vc.path[i];
      const link = scene.links.find(({ a, b }) => (a === from && b === to) || (a === to && b === from));
      return link?.delayMs ?? Number.NaN;
    });
    expect(2 * delays.reduce((sum, delay) => sum + delay, 0)).toBeCloseTo(picture.rttMs, 6);
    const [run] = runs('coupled', { 'abr.coupling.form': 'none' }, [1]);
    const results = run?.sessions.find((one) => one.vc === vc.id);
    expect(Math.round(results?.abr?.fairCellRate ?? 0)).toBe(picture.share);
    // At first it is as full as a source of TCP alone was at most.
    const most = Math.max(...(run?.sessions.map(({ abr }) => abr?.waitingMax ?? 0) ?? []));
    expect(Math.abs(settledRates(picture, picture.segments, picture.steps).inSender - most)).toBeLessThan(
      picture.segment,
    );
  });

  it.each([
    [58, 6],
    [10, 3],
    [3, 6],
    [1, 6],
    [10, 12],
    [1, 2],
  ])('of %i segments at %i sixths of the share waits where it waits in a run', (segments, acr) => {
    const { inSender, inSwitch, used } = settledRates(picture, segments, acr);
    const rate = acrOf(picture, acr);
    const simulation = createSimulation(complete(alone(segments, rate)), { seed: 1 });
    const port = simulation.network.ports.find(({ id }) => id === 'sw2>sw3') ?? expect.unreachable();
    let waiting = 0;
    const looks = 200;
    for (let look = 0; look < looks; look++) {
      simulation.runUntil(Math.round((600 + 1.7 * look) * PS_PER_MS));
      waiting += port.waiting / looks;
    }
    const [session] = simulation.results().sessions;
    // A segment enters at once, and its cells leave one by one.
    const most = session?.abr?.waitingMax ?? Number.NaN;
    if (inSwitch === 0) expect(most - inSender).toBeLessThan(1.2 * picture.segment);
    if (inSwitch === 0) expect(most).toBeGreaterThanOrEqual(inSender);
    else expect(most).toBeLessThan(2.1 * picture.segment);
    expect(Math.abs(waiting - inSwitch)).toBeLessThan(Math.max(picture.segment, 0.08 * inSwitch));
    // Every 32nd cell is an RM cell.
    const cells = ((session?.goodputMbps ?? 0) * 1e6 * picture.segment * 32) / (9_180 * 8 * 31);
    expect(cells / (used * Math.min(rate, picture.share))).toBeCloseTo(1, 1);
  });

  it('stops and waits with one segment', () => {
    expect(settledRates(picture, 1, 6).used).toBeCloseTo(0.61, 2);
    expect(settledRates(picture, 2, 6).used).toBe(1);
  });
});
