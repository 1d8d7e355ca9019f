import { describe, expect, it } from 'vitest';
import type { ScenarioDocument } from '../../../src/contract/index.ts';
import { createSimulation, PhysicsBreach, type Simulation } from '../../../src/engine/index.ts';
import { disableKernel, enableKernel } from '../../../src/engine/kernelLoader.ts';
import { findScenario } from '../../../src/scenarios/index.ts';
import { sayReason } from '../../../src/strings/en/reasons/index.ts';
import { eraaHost } from '../../support/longQueues.ts';
import { complete, star } from '../../support/networks.ts';

const queueing = complete(star({ senders: 4, bottleneckMbps: 20, bufferCells: 300 }));
const r1 = findScenario('ulku-r1-lan') as ScenarioDocument;
const rated = complete({ ...eraaHost, run: { durationS: 0.05 } });

/** A run some way on, what its network is made to do then, and what the judge says of it at the next look. */
function judged(harm: (simulation: Simulation) => void, scenario = queueing): string {
  const simulation = createSimulation(scenario);
  simulation.runUntil(simulation.end / 2);
  harm(simulation);
  try {
    simulation.runUntil(simulation.end);
  } catch (error) {
    if (error instanceof PhysicsBreach) return sayReason(error.reason);
    throw error;
  }
  return '';
}

const bottleneck = ({ network }: Simulation) => network.ports.find(({ id }) => id === 'S1>S2')!;

describe('a run that does what no network can do stops and says', () => {
  it('nothing where all is well, with whatever waits', () => {
    expect(judged((simulation) => expect(bottleneck(simulation).waiting).toBeGreaterThan(0))).toBe('');
    expect(judged(() => {}, rated)).toBe('');
  });

  it('which VC lost a cell that nobody counts', () => {
    const said = judged(({ network }) => {
      network.flows[2]!.cellsSent++;
    });
    expect(said).toMatch(/^VC 2, data, at 0\.0\d+ s: [\d,]+ cells sent, but [\d,]+ delivered, /);
    expect(said).toMatch(/No network can do that: this is a fault of Cellscope/);
    const sums = said.match(/[\d,]+ (?=cells sent|delivered|lost|waiting|\.)|are [\d,]+/g) ?? [];
    const [sent, delivered, lost, inside, sum] = sums.map((text) => Number(text.replace(/\D/g, '')));
    expect(delivered! + lost! + inside!).toBe(sum);
    expect(sent! - sum!).toBe(1);
  });

  it('which VC got cells from nowhere', () =>
    expect(
      judged(({ network }) => {
        network.flows[4]!.completeCells += 11;
      }),
    ).toMatch(/^VC 3, data, /));

  it('whose acknowledgements are missing', () =>
    expect(
      judged(({ network }) => {
        network.flows[7]!.cellsLost--;
      }),
    ).toMatch(/^VC 4, acknowledgements, /));

  it('whose RM cells are missing', () =>
    expect(
      judged(({ network }) => {
        const [shaper] = network.hosts.flatMap(({ shapers }) => shapers.filter((one) => one !== null));
        (shaper as unknown as { table: { returned: number } }).table.returned++;
      }, rated),
    ).toMatch(/^VC 1 at 0\.0\d+ s: [\d,]+ RM cells sent, but [\d,]+ back/));

  it('which port counts otherwise than its link', () =>
    expect(
      judged((simulation) => {
        bottleneck(simulation).offered++;
      }),
    ).toMatch(
      /^port S1>S2 at 0\.0\d+ s: [\d,]+ cells came, but [\d,]+ lost, [\d,]+ sent and [\d,]+ waiting/,
    ));

  it('which queue is shorter than empty', () =>
    expect(
      judged((simulation) => {
        const port = bottleneck(simulation);
        port.advance = () => {
          port.queue.waiting = -3;
        };
      }),
    ).toMatch(/^port S1>S2 at 0\.0\d+ s: -3 cells wait/));

  it('which link carries more than its rate allows', () =>
    expect(
      judged((simulation) => {
        const port = bottleneck(simulation);
        // The transmitter forgets what it has promised.
        port.link.free -= 5e9;
        port.queue.waiting -= 200;
      }),
    ).toMatch(/^link S1>S2, 0\.0\d+ to 0\.0\d+ s: [\d,]+ cells where at most [\d,]+ fit/));

  it('how it broke off where a part of it asks for what there is not', () =>
    expect(
      judged(({ network }) => {
        network.switches[0]!.run = () => {
          throw new TypeError('Cannot read properties of undefined');
        };
      }),
    ).toMatch(/^after 0\.0\d+ s the run broke off \(Cannot read properties of undefined\)/));
});

describe('a run whose nodes wait for each other for ever', () => {
  /** Cells between switches are said to be there before they leave: so none may ever go on. */
  function saidOfHanging(): string {
    const simulation = createSimulation(complete({ ...r1, run: { durationS: 0.02 }, measure: { fromS: 0 } }));
    const { loop } = simulation as unknown as {
      loop: { processes: readonly { linkLookaheads: number[] }[] };
    };
    for (const { linkLookaheads } of loop.processes) linkLookaheads.fill(-1e12);
    try {
      simulation.runUntil(simulation.end);
    } catch (error) {
      if (error instanceof PhysicsBreach) return sayReason(error.reason);
      throw error;
    }
    return '';
  }

  it('stops and says so, in the kernel and without it', () => {
    const said = /^after 0 s the run broke off \(standstill\)/;
    expect(enableKernel()).toBe(true);
    expect(saidOfHanging()).toMatch(said);
    disableKernel();
    expect(saidOfHanging()).toMatch(said);
  });

  it('stops and says so event by event', () => {
    const simulation = createSimulation(queueing, { path: 'general' });
    simulation.runUntil(simulation.end / 2);
    const { now } = simulation;
    Object.defineProperty(simulation.network.switches[0]!, 'nextTime', { get: () => now - 1 });
    expect(() => simulation.runUntil(simulation.end)).toThrow(PhysicsBreach);
  });
});

describe('a run that has done it', () => {
  it('does not go on, and goes on from a copy of before', () => {
    const simulation = createSimulation(queueing);
    simulation.runUntil(simulation.end / 2);
    const copy = simulation.snapshot();
    const flow = simulation.network.flows[0]!;
    flow.cellsSent++;
    for (const _ of [1, 2]) expect(() => simulation.runUntil(simulation.end)).toThrow(PhysicsBreach);
    simulation.restore(copy);
    simulation.runUntil(simulation.end);
    const straight = createSimulation(queueing);
    straight.runUntil(straight.end);
    expect(simulation.digest()).toBe(straight.digest());
  });

  it('is no breach where memory is short', () => {
    const simulation = createSimulation(queueing);
    simulation.network.switches[0]!.run = () => {
      throw new RangeError('Array buffer allocation failed');
    };
    expect(() => simulation.runUntil(simulation.end)).toThrow(RangeError);
  });
});
