import { spawnSync } from 'node:child_process';
import { expect } from './stage.ts';

/** Runs a program of others on a file; null where it is not installed, with a word about what is not tested then. */
function read(program: string, args: readonly string[], input: string | Buffer, what: string): Buffer | null {
  const { status, stdout, stderr, error } = spawnSync(program, args, { input, maxBuffer: 1e8 });
  if (error && 'code' in error && error.code === 'ENOENT') {
    console.log(`${program} is missing: whether it opens ${what} is not tested`);
    return null;
  }
  expect(String(stderr), `${program} on ${what}`).toBe('');
  expect(status, `${program} on ${what}`).toBe(0);
  return stdout;
}

/** Bytes of a picture of that size in which next to nothing is drawn. */
const BLANK = 20_000;

/** Another program than a browser draws the picture, in its own size. */
export function expectDrawn(svg: Buffer): void {
  const png = read('rsvg-convert', ['--format', 'png'], svg, 'pictures');
  if (png === null) return;
  const [, width, height] = /<svg [^>]*width="(\d+)" height="(\d+)"/.exec(String(svg)) ?? [];
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([Number(width), Number(height)]);
  expect(png.length, 'bytes of what is drawn').toBeGreaterThan(BLANK);
}

const READER = `
import csv, json, sys
sys.stdin.reconfigure(encoding='utf-8', newline='')
print(json.dumps(list(csv.reader(line for line in sys.stdin if not line.startswith('#')))))
`;

/** A table as the reader of another language understands it: as many fields in each row as in its head. */
export function expectTable(csv: string, path: string): void {
  const json = read('python3', ['-c', READER], csv, 'tables');
  if (json === null) return;
  const [head = [], ...rows]: string[][] = JSON.parse(String(json));
  expect(rows.length, path).toBeGreaterThan(0);
  for (const row of rows) expect(row, path).toHaveLength(head.length);
  const last = rows.at(-1)?.at(-1) ?? '';
  expect(Number.isFinite(Number(last)), `${path}: ${last}`).toBe(true);
}
