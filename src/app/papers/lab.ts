import { useStore } from 'zustand';
import { keptIn } from '../lab/kept.ts';
import { createLab, type LabState } from '../lab/lab.ts';
import { paperAddress } from './address.ts';
import { type Asked, jobNetwork, jobsAsked } from './jobs.ts';
import type { ShownPaper } from './shown/compute.ts';
import { createShown } from './shown/shown.ts';

export const papersLab = createLab(keptIn('cellscope-papers'));

export const useLab = <Part>(part: (state: LabState) => Part): Part => useStore(papersLab.store, part);

const shown = createShown(papersLab.store, paperAddress);

/** The paper of the address with its runs; null until it is computed. */
export const useShownPaper = (): ShownPaper | null => useStore(shown);

/** Runs what is missing. */
export const runAsked = (asked: Asked): void => papersLab.runParts(jobsAsked(asked), jobNetwork);
