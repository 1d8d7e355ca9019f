import { en } from '../strings/en.ts';

/** Why a worker is broken. A script that could not be loaded has no message. */
export const crashOf = ({ message }: Partial<ErrorEvent>): string => message || en.problems.partMissing;
