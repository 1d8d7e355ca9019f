import { describe, expect, it } from 'vitest';
import type { ExportReport, ExportTask } from '../../src/contract/index.ts';
import { PS_PER_MS } from '../../src/contract/index.ts';
import { beginWith, checkScenario, createSimulation } from '../../src/engine/whole.ts';
import { halfEmpty } from '../../src/scenarios/scenes/halfEmpty.ts';
import { exportRun } from '../../src/worker/exports.ts';

const TASK: ExportTask = {
  type: 'export',
  scenario: halfEmpty,
  seed: 3,
  edits: [
    { time: 0, path: 'tcp.windowBytes', value: 20_000 },
    { time: 40 * PS_PER_MS, path: 'ports.S2>S3.policy', value: 'epd' },
  ],
  until: 100 * PS_PER_MS,
  version: '9.9',
  file: { kind: 'traces', traces: ['queue/S2>S3', 'cwnd/1', 'delivered/1'], every: 10 * PS_PER_MS },
};

async function reports(task: Partial<ExportTask> = {}): Promise<readonly ExportReport[]> {
  const all: ExportReport[] = [];
  await exportRun({ ...TASK, ...task }, (report) => all.push(report));
  return all;
}

async function written(task: Partial<ExportTask> = {}): Promise<string> {
  const last = (await reports(task)).at(-1);
  if (last?.type !== 'export-done') throw new Error(`no file: ${JSON.stringify(last)}`);
  return new Blob([...last.parts]).text();
}

function digestAtEnd(): string {
  const { document, live } = beginWith(TASK.scenario, TASK.edits);
  const { scenario } = checkScenario(document);
  if (scenario === null) throw new Error('it does not run');
  const simulation = createSimulation(scenario, { seed: TASK.seed, edits: live });
  simulation.runUntil(TASK.until);
  return simulation.digest();
}

describe('a run as a file', () => {
  it('has the edits of the branch, those from the start too, and says so', async () => {
    const lines = (await written()).trimEnd().split('\n');
    expect(lines[0]).toBe(
      '# Cellscope 9.9; scenario half-empty; seed 3; edits: 0 s tcp.windowBytes=20000, 0.04 s ports.S2>S3.policy=epd',
    );
    expect(lines[1]).toBe('time [s],queue/S2>S3 [cells],cwnd/1 [bytes],delivered/1 [bit/s]');
    expect(lines.slice(2, -1).map((line) => line.split(',')[0])).toEqual(
      Array.from({ length: 11 }, (_, i) => String(i / 100)),
    );
    expect(lines.at(-1)).toBe(`# digest ${digestAtEnd()}`);
    expect(await written()).toBe(`${lines.join('\n')}\n`);
  });

  it('of packets ends at the same digest', async () => {
    const text = await written({ file: { kind: 'packets', at: [] } });
    expect(text).toContain('edits: 0 s tcp.windowBytes=20000');
    expect(text).toContain(`digest ${digestAtEnd()}`);
  });

  it('reports how far it is, in rising shares', async () => {
    const shares = (await reports()).flatMap((report) =>
      report.type === 'export-progress' ? [report.share] : [],
    );
    expect(shares.length).toBeGreaterThan(5);
    expect(shares.toSorted((a, b) => a - b)).toEqual(shares);
  });

  it('of a document that cannot run is a problem with its path', async () => {
    const broken = { ...halfEmpty, run: { durationS: -1 } };
    const [report] = await reports({ scenario: broken, edits: [] });
    expect(report).toMatchObject({ type: 'race-failed', cause: { path: 'run.durationS', value: -1 } });
  });
});
