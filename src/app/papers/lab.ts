import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { keptIn } from '../lab/kept.ts';
import { createLab, type Known, type LabState } from '../lab/lab.ts';
import { type Asked, jobsAsked, networkOf } from './jobs.ts';

export const papersLab = createLab(keptIn('cellscope-papers'));

export const useLab = <Part>(part: (state: LabState) => Part): Part => useStore(papersLab.store, part);

/** All runs that are known. */
export const useKnown = (): Known =>
  useLab(useShallow(({ results, moments, seeds }) => ({ results, moments, seeds })));

/** Runs what is missing. */
export function runAsked(asked: Asked): void {
  papersLab.run(jobsAsked(asked, papersLab.store.getState().results), networkOf);
}
