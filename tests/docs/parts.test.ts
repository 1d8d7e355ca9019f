import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { partNames } from '../../src/app/link/parts.ts';
import { declaredPanels, declarePanels } from '../../src/app/panel/declared.ts';
import type { Panel, Run } from '../../src/app/panel/panel.ts';
import * as registry from '../../src/app/panel/registry.ts';

const FILE = 'docs/reference/links.md';
const HEAD = '| name | panel | group | runs | with `embed=1` | `large` |\n|---|---|---|---|---|---|\n';

const PLAIN: Run = { hasRateControl: false, isCreditBased: false, hasCredit: false, hasWindows: false };
const RUNS: Readonly<Record<string, Run>> = {
  other: PLAIN,
  TCP: { ...PLAIN, hasWindows: true },
  'rate control': { ...PLAIN, hasRateControl: true },
  credit: { ...PLAIN, isCreditBased: true, hasCredit: true },
};

function runsOf({ when = () => true }: Panel): string {
  const kinds = Object.keys(RUNS).filter((kind) => when(RUNS[kind]!));
  return kinds.length === Object.keys(RUNS).length ? 'all' : kinds.join(', ');
}

const rowOf = (panel: Panel): string =>
  [
    '',
    ` \`${panel.id}\` `,
    ` *${panel.title}* `,
    panel.group === panel.id ? ' ' : ` \`${panel.group}\` `,
    ` ${runsOf(panel)} `,
    panel.isHiddenByDefault ? ' on request ' : panel.embed ? ' shown ' : ' hidden ',
    panel.canEnlarge ? ' yes ' : ' ',
    '\n',
  ].join('|');

it('docs/reference/links.md lists every panel as it is registered, and names every other part of the page', async () => {
  declarePanels(registry);
  const text = readFileSync(FILE, 'utf8');
  const start = text.indexOf(HEAD) + HEAD.length;
  const end = text.indexOf('\n\n', start - 1) + 1;
  const written = `${text.slice(0, start)}${declaredPanels().map(rowOf).join('')}${text.slice(end)}`;
  await expect(written).toMatchFileSnapshot(`../../${FILE}`);
  expect(partNames().filter((name) => !written.includes(`\`${name}\``))).toEqual([]);
});
