import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { figureJobs } from '../../studies/figures/plots.ts';
import type { Job, StudyFigure, StudyTable } from '../../studies/index.ts';
import { type Reading, readAnew } from '../../studies/reading.ts';
import { keptIn } from '../lab/kept.ts';
import { createLab, type Known, type LabState } from '../lab/lab.ts';
import { missingJobs, networkOf } from './jobs.ts';

export const papersLab = createLab(keptIn('cellscope-papers'));

export const useLab = <Part>(part: (state: LabState) => Part): Part => useStore(papersLab.store, part);

/** All runs that are known. */
export const useKnown = (): Known =>
  useLab(useShallow(({ results, moments, seeds }) => ({ results, moments, seeds })));

/** Runs that are asked for: tables and figures with seeds 1 to a number, and again with another reading if there is one. */
export interface Asked {
  readonly tables: readonly StudyTable[];
  readonly figures?: readonly StudyFigure[];
  readonly seeds: number;
  readonly reading: Reading | null;
}

/** Runs what is missing of them. */
export function runAsked({ tables, figures = [], seeds, reading }: Asked): void {
  const all = [...tables, ...(reading === null ? [] : readAnew(tables, [reading]))];
  const { results } = papersLab.store.getState();
  papersLab.run([...missingJobs(all, seeds, results), ...drawnJobs(figures, seeds, reading)], networkOf);
}

function drawnJobs(figures: readonly StudyFigure[], seeds: number, reading: Reading | null): readonly Job[] {
  const readings = reading === null ? [[]] : [[], [reading]];
  return seedsTo(seeds).flatMap((seed) =>
    figures.flatMap((figure) => readings.flatMap((own) => figureJobs(figure, seed, own))),
  );
}

export const seedsTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i + 1);
