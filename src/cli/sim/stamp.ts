import { readFileSync } from 'node:fs';
import type { Simulation } from '../../engine/node.ts';
import { stampOf } from '../../export/index.ts';

/** Of this project, as its package says. */
export const VERSION = (
  JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string }
).version;

/** What a file is of; the digest of the run follows at its end. */
export const fileComment = ({ scenario, seed }: Simulation): string =>
  stampOf(VERSION, scenario.document.id, seed);
