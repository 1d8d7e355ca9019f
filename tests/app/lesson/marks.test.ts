import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { POINTS } from '../../../src/lessons/lesson.ts';

const sheet = readFileSync('src/app/lesson/lesson.module.css', 'utf8');
const panels = (readdirSync('src/app/panels', { recursive: true }) as string[])
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => readFileSync(`src/app/panels/${name}`, 'utf8'))
  .join('\n');

it.each(POINTS.filter((point) => point !== 'transport'))(
  '%s: what a lesson points at is marked on the stage',
  (point) => {
    const [, panel] =
      new RegExp(`data-points~="${point}"\\] \\[data-panel="(\\w+)"\\]::after`).exec(sheet) ?? [];
    expect(panels).toMatch(new RegExp(`(data-panel|\\bname)="${panel}"`));
  },
);
