import { expect } from 'vitest';
import type { ParameterValues } from '../../src/contract/index.ts';
import type {
  IntervalMeasurements,
  PortFacts,
  PortView,
  RateAlgorithm,
  RateExplanation,
} from '../../src/engine/abr/algorithm.ts';
import { findAlgorithm } from '../../src/engine/abr/algorithms/index.ts';
import { RmCell } from '../../src/engine/abr/rmCell.ts';
import { resolveParameters } from '../../src/scenario/validation/parameters.ts';
import { sayRemark } from '../../src/strings/en/remarks/index.ts';

/**
 * RM cells in, fields out, one row a cell:
 *
 *     @20 3 BRM Q 73 CCR 70642 ER 353208 -> 9 ER 61812 (70642)
 *
 * at 20 ms (later rows stay there until the next `@`), VC 3, a backward RM cell, 73 cells waiting; line 9
 * decides; ER becomes 61,812 and afterwards the port's reading (MACR) is 70,642. FRM: forward; `data`: a data
 * cell, `told` when its source is. Behind the arrow stands what changed: `CI`, `NI`, `ER`; rows may leave the reading
 * out. Left out before it: CCR 70642 (ICR), ER 353208 (PCR), MCR 4717 of Ülkü 1997, Table 3.1.
 * `@30 window -> (70642)`: a measuring interval is over.
 */
export type RmPicture = string;

const CELL =
  /^(?:@([\d.]+) )?(\d+) (FRM|BRM|data) Q (\d+)(?: CCR (\d+))?(?: MCR (\d+))?(?: ER (\d+))? -> [^(]*(\([^)]*\))?$/;
const WINDOW = /^(?:@([\d.]+) )?window -> \(.*\)$/;

/** Cells per second of 155 Mb/s. */
const LINK: PortFacts = { capacity: 365_566, buffer: 10_000, hasHigherClasses: false };
const VCS = 8;
const PS_PER_MS = 1e9;

/** With every default but `params`. */
export function newAlgorithm(id: string, params: ParameterValues = {}): RateAlgorithm {
  const { parameters, create } = findAlgorithm(id);
  const algorithm = create(VCS);
  algorithm.configure(resolveParameters(parameters, LINK.buffer, [params]), LINK);
  return algorithm;
}

export function rmCell(fields: Partial<RmCell>): RmCell {
  return Object.assign(new RmCell(), { er: 353_208, ccr: 70_642, mcr: 4_717 }, fields);
}

const nothingSeen = (ps: number): IntervalMeasurements => ({
  now: ps,
  duration: 0.001,
  abrCells: 0,
  higherCells: 0,
  active: 0,
  seen: new Uint8Array(VCS),
  queue: 0,
  reservedMcr: 0,
});

/** Shows an algorithm every row of a picture and says what it did, in the same words. */
function play(algorithm: RateAlgorithm, rows: readonly string[]): string[] {
  const port: PortView = { now: 0, queue: 0 };
  const reading = () =>
    `(${Number.isNaN(algorithm.advertisedRate) ? '-' : Math.round(algorithm.advertisedRate)})`;
  return rows.map((row) => {
    const start = `${row.slice(0, row.indexOf(' ->'))} ->`;
    const match = CELL.exec(row) ?? WINDOW.exec(row);
    if (match === null) throw new Error(`not a row of RM cells: ${row}`);
    const [, at, vc, kind, queue, ccr, mcr, er, asked] = match;
    if (at !== undefined) port.now = Number(at) * PS_PER_MS;
    if (kind === undefined) {
      algorithm.measured?.(nothingSeen(port.now));
      return `${start} ${reading()}`;
    }
    port.queue = Number(queue);
    const fields = {
      vc: Number(vc),
      forward: kind === 'FRM',
      ...(ccr === undefined ? {} : { ccr: Number(ccr) }),
      ...(mcr === undefined ? {} : { mcr: Number(mcr) }),
      ...(er === undefined ? {} : { er: Number(er) }),
    };
    const did = kind === 'data' ? tell(algorithm, Number(vc), port) : pass(algorithm, rmCell(fields), port);
    return `${start} ${did}${asked === undefined ? '' : ` ${reading()}`}`;
  });
}

function tell(algorithm: RateAlgorithm, vc: number, port: PortView): string {
  const line = algorithm.data?.(vc, port) ?? 0;
  return `${line}${line > 0 ? ' told' : ''}`;
}

function pass(algorithm: RateAlgorithm, rm: RmCell, port: PortView): string {
  const { er } = rm;
  const line = (rm.forward ? algorithm.forward?.(rm, port) : algorithm.backward?.(rm, port)) ?? 0;
  return [line, rm.ci && 'CI', rm.ni && 'NI', rm.er !== er && `ER ${Math.round(rm.er)}`]
    .filter((part) => part !== false)
    .join(' ');
}

/** The algorithm does what the picture says, and nothing else. */
export function followsRates(
  id: string,
  params: ParameterValues,
  picture: RmPicture,
  algorithm = newAlgorithm(id, params),
): RateAlgorithm {
  const rows = picture
    .trim()
    .split('\n')
    .map((row) => row.trim().replace(/\s+/g, ' '));
  expect(play(algorithm, rows)).toEqual(rows);
  return algorithm;
}

/** The next RM cell explained: the lines with their notes, and the reason. */
export function toldNext(
  algorithm: RateAlgorithm,
  fields: Partial<RmCell>,
  queue: number,
  ms = 0,
): { readonly lines: readonly string[]; readonly reason: string } {
  const told: RateExplanation = algorithm.explain(rmCell(fields), { now: ms * PS_PER_MS, queue });
  return { lines: told.evaluated.map(({ line, note }) => `${line} ${note}`), reason: sayRemark(told.reason) };
}
