import { RUN_FIELDS, VIEW_FIELDS } from '../fields.ts';
import type { LinkState } from '../state.ts';
import { FILE_KIND, FILE_VERSION, type RunFile } from './runFile.ts';

/** A state as a document to be saved. @param digest 16 hexadecimal digits, of the run up to `state.timePs` */
export function toRunFile(state: LinkState, digest?: string): RunFile {
  const { scenario, overrides, edits, branches } = state;
  const address = [...RUN_FIELDS, ...VIEW_FIELDS].flatMap(({ key, write }) => {
    // A file has room for the very moment that its digest is of.
    const value = write({ ...state, at: undefined });
    return value === undefined ? [] : [[key, value] as const];
  });
  return {
    kind: FILE_KIND,
    version: FILE_VERSION,
    ...(digest !== undefined && { digest }),
    address: Object.fromEntries(address),
    ...(scenario && { scenario }),
    ...(overrides.length > 0 && { overrides: overrides.map(([path, value]) => ({ path, value })) }),
    ...(edits.length > 0 && { edits }),
    ...(branches && { branches }),
  };
}
