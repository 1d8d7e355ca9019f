import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writePcap } from '../../src/cli/sim/pcap.ts';
import { VERSION } from '../../src/cli/sim/stamp.ts';
import type { ExportReport, ExportTask } from '../../src/contract/index.ts';
import { PS_PER_MS, PS_PER_SECOND } from '../../src/contract/index.ts';
import { beginWith, checkScenario, createSimulation } from '../../src/engine/node.ts';
import { SNAP_LENGTHS } from '../../src/export/index.ts';
import { halfEmpty } from '../../src/scenarios/scenes/halfEmpty.ts';
import { exportRun } from '../../src/worker/exports.ts';
import { readBlocks } from '../engine/capture/blocks.ts';

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

async function partsOf(task: Partial<ExportTask> = {}): Promise<readonly Uint8Array<ArrayBuffer>[]> {
  const all = await reports(task);
  const last = all.at(-1);
  if (last?.type !== 'export-done') throw new Error(`no file: ${JSON.stringify(last)}`);
  return all.flatMap((report) => (report.type === 'export-part' ? [report.bytes] : []));
}

const written = async (task: Partial<ExportTask> = {}): Promise<string> =>
  Buffer.concat(await partsOf(task)).toString();

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

  it('with a hundred thousand cells travels in few parts, and is the file that the command line writes', async () => {
    const until = PS_PER_SECOND;
    const parts = await partsOf({
      edits: [],
      until,
      version: VERSION,
      file: { kind: 'packets', at: ['S2>S3'] },
    });
    expect(parts.length).toBeLessThan(30);
    const { scenario } = checkScenario(halfEmpty);
    if (scenario === null) throw new Error('it does not run');
    const file = join(mkdtempSync(join(tmpdir(), 'cellscope-')), 'run.pcapng');
    const order = { file, at: ['S2>S3'], snapLength: SNAP_LENGTHS.usual };
    writePcap(createSimulation(scenario, { seed: TASK.seed }), order, until);
    const bytes = readFileSync(file);
    expect(readBlocks(bytes).length).toBeGreaterThan(100_000);
    expect(Buffer.concat(parts).equals(bytes)).toBe(true);
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
