import { readdirSync, readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { routesTable } from '../../../src/app/panels/routes/cells.ts';
import { stageOf } from '../../../src/app/store/stage.ts';
import { tracesOf } from '../../../src/app/traces/index.ts';
import type { LoadedReport, StageView } from '../../../src/contract/index.ts';
import { testSession } from '../../support/session.ts';

/** Drawings on a canvas without numbers of their own, and where those are. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'chrome/axis/TimeAxis.tsx': 'the times of all plots; the box of the time has that of the head',
  'chrome/timeline/Timeline.tsx': 'the queue over the whole run; the table of the queue has its numbers',
  'panels/network/NetworkPanel.tsx':
    'a picture of cells under way; its sentence tells it, queues and links have tables',
  'panels/queue/BufferBar.tsx': 'the buffer in small; the table of the buffer has each place',
};

const FOLDER = 'src/app/';
const drawings = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    /^(panels|chrome|lanes|classes)\/.*\.tsx$/.test(file) &&
    readFileSync(FOLDER + file, 'utf8').includes('<canvas'),
);

it('every plot that a panel draws by itself has a table and a sentence, or one of its neighbours has', () => {
  expect(drawings.length).toBeGreaterThan(4);
  const without = drawings.filter((file) => {
    const text = readFileSync(FOLDER + file, 'utf8');
    return !(text.includes('usePlotTable(') && /aria-valuetext|className="unseen"/.test(text));
  });
  expect(without.toSorted()).toEqual(Object.keys(ELSEWHERE));
});

it('a plot over time cannot be without them', () => {
  const needed = /interface TimePlotProps \{([^}]*)\}/.exec(
    readFileSync('src/app/plot/TimePlot.tsx', 'utf8'),
  );
  for (const name of ['describe', 'valueAt', 'table']) expect(needed?.[1]).toContain(`readonly ${name}: (`);
});

it('the table of routes lists RM cells along the loop, and says where each is', () => {
  const session = testSession();
  const loaded = {
    vcs: [{ id: 1, name: null, path: ['A', 'S1', 'S2', 'B'] }],
  } as unknown as LoadedReport;
  stageOf(session).setState({ loaded });
  const rm = {
    vc: Uint16Array.of(1, 1),
    number: Uint32Array.of(7, 6),
    backward: Uint8Array.of(1, 0),
    hop: Uint8Array.of(2, 1),
    place: Float32Array.of(0.5, 0.5),
    waiting: Int32Array.of(-1, 12),
  };
  const traces = tracesOf(session).shown;
  vi.spyOn(traces, 'view').mockReturnValue({ rm } as unknown as StageView);
  expect(routesTable(session).rows).toEqual([
    ['VC 1', expect.any(Number), 'forward', 'waits at S1 behind 12 cells'],
    ['VC 1', expect.any(Number), 'backward', 'between S2 and B'],
  ]);
});
