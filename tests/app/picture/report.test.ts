import { unzipSync } from 'fflate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawnCurve } from '../../../src/app/chrome/share/report/drawnCurve.ts';
import {
  csvFile,
  drawingFiles,
  scoreRows,
  withContents,
} from '../../../src/app/chrome/share/report/labReport.ts';
import { intervalFor, traceTable } from '../../../src/app/chrome/share/report/traces.ts';
import { zipped } from '../../../src/app/chrome/share/report/zipped.ts';
import type { runExport } from '../../../src/app/client/exports.ts';
import type { Stamp } from '../../../src/app/picture/stamp.ts';
import { stageOf } from '../../../src/app/store/stage.ts';
import { PS_PER_MS, PS_PER_SECOND, type RunResults } from '../../../src/contract/index.ts';
import type { Lesson, TraceDrawing } from '../../../src/lessons/lesson.ts';
import { testSession } from '../../support/session.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a zip', () => {
  it('is the same on any day, and keeps the order of its files', () => {
    const files = [
      ['b.txt', 'bee'],
      ['a.bin', Uint8Array.of(1, 2, 3)],
    ] as const;
    const on = (day: string): Uint8Array => {
      vi.useFakeTimers({ now: new Date(day) });
      return zipped(files);
    };
    const one = on('2026-03-29T01:30:00Z');
    expect(on('2031-12-31T23:59:59Z')).toEqual(one);
    expect(Object.keys(unzipSync(one))).toEqual(['b.txt', 'a.bin']);
    expect(unzipSync(one)['a.bin']).toEqual(Uint8Array.of(1, 2, 3));
  });
});

describe('tables of a report', () => {
  it('have every figure of the run, its ports and its links', () => {
    const results = {
      whole: { effectiveThroughput: 0.5, jain: Number.NaN },
      ports: [{ port: 'S2>S3', dropped: 7 }],
      links: [{ link: 'S2>S3', idle: 0.25 }],
    } as unknown as RunResults;
    expect(csvFile(['Cellscope 0.2.0', 'Changes: none'], scoreRows(results)).split('\n')).toEqual([
      '# Cellscope 0.2.0',
      '# Changes: none',
      'of,figure,value',
      'whole,effectiveThroughput,0.5',
      'whole,jain,',
      'port S2>S3,dropped,7',
      'link S2>S3,idle,0.25',
      '',
    ]);
  });

  it('have a line for each millisecond, or fewer of a long run', () => {
    expect(intervalFor(3 * PS_PER_SECOND)).toBe(PS_PER_MS);
    expect(intervalFor(100 * PS_PER_SECOND)).toBe(10 * PS_PER_MS);
  });
});

describe('traces of a report', () => {
  /** The table of a run of 0.3 s, by a worker that is the test. */
  function begun() {
    const session = testSession();
    stageOf(session).setState({
      loaded: { base: { id: 'mine' }, seed: 1, channels: [{ id: 'queue/S1>S2', quantity: 'queue' }] },
      now: 0.3 * PS_PER_SECOND,
    } as never);
    vi.stubGlobal('__RELEASE__', '0.2.0');
    const cancel = new AbortController();
    const told: number[] = [];
    const stop = vi.fn();
    const start = vi.fn<typeof runExport>(() => stop);
    const writing = { signal: cancel.signal, progress: (share: number) => void told.push(share) };
    const table = traceTable(session, writing, start);
    const [task, worker] = start.mock.calls[0] ?? expect.unreachable();
    return { table, cancel, told, stop, task, worker };
  }

  it('are written up to the play head, and say how far they are', async () => {
    const { table, told, task, worker, stop } = begun();
    expect(task).toMatchObject({ until: 0.3 * PS_PER_SECOND, file: { traces: ['queue/S1>S2'] } });
    worker.progress(0.5);
    worker.done(new Blob(['time,queue\n', '0,1\n']));
    expect(await table).toBe('time,queue\n0,1\n');
    expect(told).toEqual([0.5]);
    expect(stop).not.toHaveBeenCalled();
  });

  it('stop their worker when the report is cancelled, and leave no table', async () => {
    const { table, cancel, stop } = begun();
    cancel.abort();
    await expect(table).rejects.toThrow('aborted');
    expect(stop).toHaveBeenCalledOnce();
  });
});

const DRAWING: TraceDrawing = {
  trace: 'queue/S2>S3',
  name: 'Queue',
  unit: 'cells',
  before: 0,
  from: 0.1,
  to: 0.3,
  top: 2000,
  seen: '',
};

describe('what a reader has drawn', () => {
  it('is a line on the axes of the lesson, from where the drawing begins', () => {
    const { marks } = drawnCurve(DRAWING, [0, 1000, 5000], 'Where to?');
    const lines = marks.flatMap((mark) => (mark.kind === 'shape' ? [mark.d] : []));
    // A third of the way from 64 to 540; 5,000 is above the top.
    expect(lines.at(-1)).toBe('M222.67 252L381.33 154L540 56');
    const texts = marks.flatMap((mark) => (mark.kind === 'words' ? [mark.text] : []));
    expect(texts).toEqual(['Where to?', 'Queue, cells', '2000', '0', '0 s', '0.3 s']);
  });

  it('has a point for each place of a drawing of results', () => {
    const places = [
      { name: 'RCD', value: 1 },
      { name: 'EPD', value: 2 },
    ];
    const result = {
      name: 'Goodput',
      unit: '%',
      along: 'policy',
      places,
      top: 100,
      seen: '',
      scene: '',
      seeds: 1,
      within: 1,
    } as const;
    const { marks } = drawnCurve({ ...result, figure: 'useful' }, [50, 100], '');
    const last = marks.at(-1);
    expect(last?.kind === 'shape' && last.d).toBe('M183 154L421 56');
  });

  it('is a file for each step that asks for it', () => {
    const steps = [
      { kind: 'show', title: 'Look', text: [] },
      { kind: 'draw', title: 'Draw', text: [], task: 'Draw the queue.', drawing: DRAWING },
    ] as const;
    const lesson = { title: 'Half a link', steps } as unknown as Lesson;
    const files = drawingFiles('half-link', lesson, {
      step: 1,
      answers: {},
      words: {},
      drawings: { 1: [0, 1, 2] },
    });
    expect(files.map(([path]) => path)).toEqual(['lessons/half-link-2.svg']);
    expect(files[0]?.[1]).toContain('<desc>Half a link. Draw the queue.</desc>');
  });
});

it('a report says which run it is of and what is in it', () => {
  const stamp: Stamp = {
    version: '0.2.0',
    scenario: 'half-empty',
    title: 'Ten senders',
    seed: 3,
    seconds: 0.3,
    edits: [],
    digest: '0123456789abcdef',
  };
  const files = withContents(
    [
      ['run.json', '{}'],
      ['pictures/stage.svg', '<svg/>'],
    ],
    stamp,
  );
  const [readme, manifest] = files.map(([, content]) => String(content));
  expect(files.map(([path]) => path)).toEqual([
    'README.txt',
    'manifest.json',
    'run.json',
    'pictures/stage.svg',
  ]);
  expect(readme).toContain('Cellscope 0.2.0 · scenario half-empty · seed 3 · up to 0.3 s');
  expect(readme).toContain('pictures/      The stage and its panels');
  expect(readme).not.toContain('lessons/');
  expect(JSON.parse(manifest ?? '')).toEqual({
    program: 'Cellscope',
    ...stamp,
    files: ['run.json', 'pictures/stage.svg'],
  });
});
