import { closeSync, openSync, writeSync } from 'node:fs';
import { PS_PER_MS, PS_PER_SECOND } from '../../contract/index.ts';
import { type CompleteScenario, createSimulation, type Simulation } from '../../engine/node.ts';
import { MOST_LINES, tableLines, tracesCalled, tracesOf } from '../../export/index.ts';
import { durationOption } from '../args.ts';
import { attempt, UsageError } from '../output.ts';
import { fileComment } from './stamp.ts';

interface TableValues {
  readonly csv?: string | undefined;
  readonly traces?: string | undefined;
  readonly every?: string | undefined;
  readonly pcap?: string | undefined;
}

/** Traces of a run in one file, and how often. */
export interface TableFile {
  readonly file: string;
  readonly traces: readonly string[];
  readonly every: number;
}

/** Names in a message at most. */
const MOST_NAMED = 40;

/** Null where no table is asked for. @throws UsageError naming option, value and what is allowed */
export function tableOrder(
  { csv, traces, every, pcap }: TableValues,
  scenario: CompleteScenario,
  untilS: number,
): TableFile | null {
  if (traces === undefined) {
    if (every !== undefined) throw new UsageError([`--every = ${every}: it needs --traces`]);
    return null;
  }
  if (csv === undefined) throw new UsageError([`--traces = ${traces}: it needs --csv file`]);
  if (pcap !== undefined) throw new UsageError([`--traces = ${traces}: not together with --pcap`]);
  const known = tracesOf(createSimulation(scenario));
  const asked = traces.split(',');
  const unknown = asked.filter((pattern) => tracesCalled(pattern, known).length === 0);
  if (unknown.length > 0) {
    const some = known.slice(0, MOST_NAMED).map(({ id }) => id);
    const more = known.length > MOST_NAMED ? ` and ${known.length - MOST_NAMED} more` : '';
    throw new UsageError([`--traces = ${unknown.join(',')}: unknown; known: ${some.join(', ')}${more}`]);
  }
  const until = untilS * PS_PER_SECOND;
  const range = { min: Math.ceil(until / MOST_LINES), max: Math.max(PS_PER_MS, until) };
  return { file: csv, traces: asked, every: durationOption('every', every, range) ?? PS_PER_MS };
}

/** Runs to the end and writes the file on the way. @throws UsageError */
export function writeTable(simulation: Simulation, { file, traces, every }: TableFile, until: number): void {
  const comment = fileComment(simulation);
  attempt(`--csv = ${file}`, 'cannot be written', () => {
    const out = openSync(file, 'w');
    try {
      for (const line of tableLines(simulation, { traces, every, until, comment }))
        writeSync(out, `${line}\n`);
    } finally {
      closeSync(out);
    }
  });
}
