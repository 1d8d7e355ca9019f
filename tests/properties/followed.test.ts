import { describe, expect, it } from 'vitest';
import { EventCode, type ScenarioDocument, type Why, type WhyEvent } from '../../src/contract/index.ts';
import { checkScenario, createSimulation } from '../../src/engine/node.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { HostedTraces } from '../support/hostedTraces.ts';
import { byTier } from '../support/tier.ts';

/** Bytes of a segment of which a cell was lost, by its loss. */
interface Lost {
  readonly time: number;
  readonly vc: number;
  readonly first: number;
  readonly end: number;
}

function start(document: ScenarioDocument, seed: number) {
  const { scenario } = checkScenario(document);
  if (scenario === null) throw new Error('it cannot run');
  return createSimulation(scenario, { seed });
}

/** Segments that lost a cell at the shown port, from the books of the port alone. */
function lostSegments(document: ScenarioDocument, port: number, seed: number): Lost[] {
  const simulation = start(document, seed);
  const found: Lost[] = [];
  for (const { probes, index } of simulation.network.ports) {
    if (index !== port) continue;
    probes.add({
      onCell: (time, _, flow, frame, code) => {
        if (code !== EventCode.drop && code !== EventCode.pushOut) return;
        const slot = flow.slot(frame);
        const [first, bytes] = [flow.seq[slot]!, flow.bytes[slot]!];
        if (first >= 0 && bytes > 0) found.push({ time, vc: flow.vc, first, end: first + bytes });
      },
    });
  }
  simulation.runUntil(simulation.end);
  return found;
}

/** The oldest byte that a sender waits to see acknowledged, just before moments in ascending order. */
function awaitedBefore(document: ScenarioDocument, moments: readonly WhyEvent[], seed: number): number[] {
  const simulation = start(document, seed);
  return moments.map(({ time, vc }) => {
    simulation.runUntil(time - 1);
    const { tcp } = simulation.network.connections.find((one) => one.vc.id === vc)!;
    return tcp!.sender.window.una;
  });
}

const SCENES: readonly (readonly [id: string, endS: number, most: number])[] = [
  ['half-empty', 1.3, byTier(24, 400)],
  ['take-turns', 1.3, byTier(16, 200)],
  ['other-tcp', 1, byTier(16, 200)],
  ['front-drop', byTier(1.2, 4), byTier(8, 200)],
];

describe('what followed a lost cell', () => {
  it.each(SCENES)(
    'in %s is about its own segment, and the reason of each of it names this loss',
    (id, endS, most) => {
      const scene = findScenario(id) as ScenarioDocument;
      const document = { ...scene, run: { ...scene.run, durationS: endS }, measure: { fromS: 0, toS: endS } };
      const run = new HostedTraces(document);
      const { loaded } = run.seen;
      run.seek(endS * 1e12);
      const port = loaded.ports.findIndex((one) => one.id === loaded.port);
      const why = (event: WhyEvent): Why | null => {
        run.tell({ type: 'why', id: 1, event, find: 'at' });
        const answer = run.reports.findLast((report) => report.type === 'why');
        return answer?.type === 'why' ? answer.why : null;
      };
      const all = lostSegments(document, port, 1).filter(({ time }) => time < (endS - 0.1) * 1e12);
      const step = Math.max(1, Math.floor(all.length / most));
      const drops = all.filter((_, i) => i % step === 0);
      expect(drops.length).toBeGreaterThan(most / 3);
      const effects: { readonly event: WhyEvent; readonly lost: Lost }[] = [];
      for (const lost of drops) {
        const code = EventCode.drop;
        const told = why({ time: lost.time, code, vc: lost.vc, port: loaded.port });
        for (const { kind, event } of told?.followed.steps ?? [])
          if (kind === 'sender' && event !== null) effects.push({ event, lost });
      }
      expect(effects.length).toBeGreaterThan(0);
      effects.sort((a, b) => a.event.time - b.event.time);
      const awaited = awaitedBefore(
        document,
        effects.map(({ event }) => event),
        1,
      );
      effects.forEach(({ event, lost }, i) => {
        const byte = awaited[i]!;
        const about = `${event.code} at ${event.time} after the loss at ${lost.time}`;
        expect(
          byte >= lost.first && byte < lost.end,
          `${about}: ${byte} of ${lost.first} to ${lost.end}`,
        ).toBe(true);
        // The page's own reason: one of its causes is a loss of the same segment, of this copy or of a later one.
        const causes = why(event)?.causes ?? [];
        const segment = Math.floor(lost.first / loaded.vcs[0]!.segmentBytes) + 1;
        const isNamed = causes.some(
          ({ time, text }) =>
            text.key === 'segmentLost' && text.values.segment === segment && time <= event.time,
        );
        expect(isNamed, `${about}: causes ${causes.map(({ time }) => time).join(', ')}`).toBe(true);
      });
    },
  );
});
