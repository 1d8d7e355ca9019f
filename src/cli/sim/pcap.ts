import { closeSync, openSync, writeSync } from 'node:fs';
import type { CompleteScenario, Simulation } from '../../engine/index.ts';
import { captureBlocks, capturePlaces, SNAP_LENGTHS } from '../../export/index.ts';
import { numberOption } from '../args.ts';
import { attempt, UsageError } from '../output.ts';
import { fileComment, VERSION } from './stamp.ts';

interface PcapValues {
  readonly pcap?: string | undefined;
  readonly at?: string | undefined;
  readonly snaplen?: string | undefined;
}

/** Options of a capture: file, hosts, bytes kept of each packet. */
export interface PcapOrder {
  readonly file: string;
  readonly at: readonly string[];
  readonly snapLength: number;
}

/** Null without a capture. @throws UsageError with the option, its value and its valid range */
export function pcapOrder({ pcap, at, snaplen }: PcapValues, scenario: CompleteScenario): PcapOrder | null {
  const { min, max, usual } = SNAP_LENGTHS;
  const snapLength = numberOption('snaplen', snaplen, { min, max, integer: true }) ?? usual;
  if (pcap === undefined) {
    const alone = at === undefined ? snaplen && 'snaplen' : 'at';
    if (alone !== undefined) throw new UsageError([`--${alone}: it needs --pcap file`]);
    return null;
  }
  const known = capturePlaces(scenario);
  const asked = at === undefined ? [] : at.split(',');
  const unknown = asked.filter((place) => !known.includes(place));
  if (unknown.length > 0)
    throw new UsageError([`--at = ${unknown.join(',')}: unknown; known: ${known.join(', ')}`]);
  if (asked.length === 0 && scenario.vcs.every(({ headerBytes }) => headerBytes === 0))
    throw new UsageError([
      `--pcap = ${pcap}: no VC of this scenario carries TCP; --at takes links: ${known.join(', ')}`,
    ]);
  return { file: pcap, at: asked, snapLength };
}

/** Runs to the end of the capture and writes the file meanwhile. @throws UsageError */
export function writePcap(simulation: Simulation, { file, at, snapLength }: PcapOrder, until: number): void {
  const application = `Cellscope ${VERSION}`;
  const comment = fileComment(simulation);
  attempt(`--pcap = ${file}`, 'cannot be written', () => {
    const out = openSync(file, 'w');
    try {
      for (const block of captureBlocks(simulation, { at, snapLength, until, application, comment }))
        writeSync(out, block);
    } finally {
      closeSync(out);
    }
  });
}
