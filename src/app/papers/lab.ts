import { useStore } from 'zustand';
import { figureJobs } from '../../studies/figures/plots.ts';
import type { StudyFigure, StudyTable } from '../../studies/index.ts';
import { keptIn } from '../lab/kept.ts';
import { createLab, type LabState } from '../lab/lab.ts';
import { missingJobs, networkOf } from './jobs.ts';

export const papersLab = createLab(keptIn('cellscope-papers'));

export const useLab = <Part>(part: (state: LabState) => Part): Part => useStore(papersLab.store, part);

/** Figures over time are drawn from a run with this seed. */
export const DRAWN_SEED = 1;

/** Runs what is missing of these tables, with seeds 1 to a number, and of these figures. */
export function runTables(
  tables: readonly StudyTable[],
  seeds: number,
  figures: readonly StudyFigure[] = [],
): void {
  const drawn = figures.flatMap((figure) => figureJobs(figure, DRAWN_SEED));
  papersLab.run([...missingJobs(tables, seeds, papersLab.store.getState().results), ...drawn], networkOf);
}
