import type { Finding, Judgement, Outcome } from './study.ts';

/** A sentence of a paper, judged by the numbers of its tables: neither a level that it prints nor one that our reading aims at. */
export const sentence = (
  claim: Pick<Judgement, 'id' | 'section' | 'tables' | 'statement'>,
  judge: (outcome: Outcome) => Finding,
): Judgement => ({ ...claim, saidBy: 'paper', level: 'aim', judge });

/** Means of a row in these columns. */
export const meansOf = (
  { mean }: Outcome,
  table: number | string,
  row: string,
  columns: readonly string[],
): readonly number[] => columns.map((column) => mean(table, row, column));

/** Whether each number is lower than the one before it. */
export const isFalling = (values: readonly number[]): boolean =>
  values.every((value, i) => i === 0 || value < Number(values[i - 1]));
