import type { Output } from '../../src/cli/output.ts';

/** Collects what a command writes. */
export function recorder(): Output & { readonly lines: string[]; readonly errors: string[] } {
  const lines: string[] = [];
  const errors: string[] = [];
  return { lines, errors, out: (text) => void lines.push(text), err: (text) => void errors.push(text) };
}

/** Every key path of a value; list items count as `[]`. */
export function keyPaths(value: unknown, prefix = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [prefix];
  if (Array.isArray(value)) return keyPaths(value[0], `${prefix}[]`);
  return Object.entries(value).flatMap(([key, item]) =>
    keyPaths(item, prefix === '' ? key : `${prefix}.${key}`),
  );
}
