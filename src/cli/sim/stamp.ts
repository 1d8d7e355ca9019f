import { readFileSync } from 'node:fs';
import type { Simulation } from '../../engine/node.ts';
import { stampOf } from '../../export/index.ts';

/** Version of this project, from its package. */
export const VERSION = (
  JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string }
).version;

/** Comment at the start of a file: version, scenario and seed; the digest of the run follows at the end. */
export const fileComment = ({ scenario, seed }: Simulation): string =>
  stampOf(VERSION, scenario.document.id, seed);
