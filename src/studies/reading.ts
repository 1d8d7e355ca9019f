import type { Settings } from './factors.ts';

/** Another answer to a question that the papers leave open, as settings that go behind those of a study. */
export interface Reading {
  /** The question and this answer, as after `--reading`: `rto=jacobson`. */
  readonly id: string;
  readonly name: string;
  readonly settings: Settings;
  /** Papers it makes a difference to: those whose senders or policies have it. */
  readonly papers: readonly string[];
  /** Only runs of this policy are read so: what they say of the same paths is replaced. */
  readonly policy?: string;
}

/** The settings of a run, read so. */
export const readSo = (settings: Settings, readings: readonly Reading[] = []): Settings =>
  readings.reduce(oneReadSo, settings);

function oneReadSo(settings: Settings, { settings: answers, policy }: Reading): Settings {
  if (policy === undefined) return [...settings, ...answers];
  if (settings.findLast(([path]) => path === 'policy')?.[1] !== policy) return settings;
  const known = new Set(settings.map(([path]) => path));
  const answered = new Map(answers);
  return [
    ...settings.map(([path, value]) => [path, answered.get(path) ?? value] as const),
    ...answers.filter(([path]) => !known.has(path)),
  ];
}

/** Tables whose runs all take another reading of the paper. */
export const withReadings = <Table extends { readonly readings?: readonly Reading[] }>(
  tables: readonly Table[],
  readings: readonly Reading[],
): readonly Table[] => (readings.length === 0 ? tables : tables.map((table) => ({ ...table, readings })));
