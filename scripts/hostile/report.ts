import type { Asked } from './answer.ts';
import type { Outcome } from './trial.ts';

/** One input with what became of it. */
export interface Tried extends Asked, Outcome {
  /** Processor time; NaN: there was no answer. */
  readonly ms: number;
  /** Its first letters. */
  readonly input: string;
}

/** Broken inputs of a kind that are shown whole. */
const SHOWN = 5;

/** Counts for each kind, the slowest, and what broke. */
export function report(all: readonly Tried[]): {
  readonly lines: readonly string[];
  readonly isSound: boolean;
} {
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  const rows = kinds.map((kind) => {
    const own = all.filter((one) => one.kind === kind);
    const slowest = own.reduce((a, b) => (b.ms > a.ms ? b : a));
    const broken = own.filter(({ faults }) => faults.length > 0);
    return {
      kind,
      cases: own.length,
      opened: own.filter(({ opened, sentence }) => opened && sentence === '').length,
      forgiven: own.filter(({ opened, sentence }) => opened && sentence !== '').length,
      refused: own.filter(({ opened }) => !opened).length,
      broken,
      slowest,
    };
  });
  const table = rows.map(
    ({ kind, cases, opened, forgiven, refused, broken, slowest }) =>
      `${kind.padEnd(10)} ${String(cases).padStart(6)} ${String(opened).padStart(7)} ${String(forgiven).padStart(13)} ${String(refused).padStart(8)} ${String(broken.length).padStart(7)}   ${Math.round(slowest.ms)} ms (${slowest.index})`,
  );
  const faults = rows.flatMap(({ kind, broken }) => [
    ...broken
      .slice(0, SHOWN)
      .flatMap(({ index, seed, faults: found, input }) => [
        `${kind} ${index} of seed ${seed}: ${found.join('; ')}`,
        `  ${JSON.stringify(input)}`,
      ]),
    ...(broken.length > SHOWN ? [`and ${broken.length - SHOWN} more ${kind}`] : []),
  ]);
  return {
    lines: [
      'kind        cases  opened  with a remark  refused  broken  slowest (its number)',
      ...table,
      ...faults,
    ],
    isSound: faults.length === 0,
  };
}
