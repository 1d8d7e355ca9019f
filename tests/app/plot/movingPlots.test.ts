import '../../support/kernel.ts';
import '../../support/mechanisms.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { take } from '../../../src/app/client/reports.ts';
import { levelLanes } from '../../../src/app/lanes/levels/levels.ts';
import { alsoTraced, paintStack } from '../../../src/app/lanes/paint.ts';
import { rateLanes } from '../../../src/app/panels/acr/lanes.ts';
import { paintRates } from '../../../src/app/panels/acr/paint.ts';
import { paintStates, stateReach } from '../../../src/app/panels/acr/paintStates.ts';
import { sumLane } from '../../../src/app/panels/allWindows/AllWindowsPanel.tsx';
import { paintClasses } from '../../../src/app/panels/bandwidth/paint.ts';
import { paintQueue } from '../../../src/app/panels/queue/paint.ts';
import { queueInsets } from '../../../src/app/panels/queue/scale.ts';
import { queueLanes } from '../../../src/app/panels/queues/QueuesPanel.tsx';
import { windowLanes, windowRows } from '../../../src/app/panels/windows/lanes.ts';
import { paintLosses } from '../../../src/app/panels/windows/paint.ts';
import { type PlotFrame, plotFrame } from '../../../src/app/plot/frame.ts';
import { plotStyles } from '../../../src/app/plot/paint/style.ts';
import { createSurface } from '../../../src/app/plot/surface.ts';
import { classesAt, linkRate, ownPart } from '../../../src/app/rates/classes.ts';
import { largeVc } from '../../../src/app/rates/view.ts';
import { pageOf } from '../../../src/app/store/page.ts';
import { abrVcIds } from '../../../src/app/store/runKind.ts';
import { stageOf } from '../../../src/app/store/stage.ts';
import type { StageState } from '../../../src/app/store/types.ts';
import type { LoadedReport } from '../../../src/contract/index.ts';
import { findScenario } from '../../../src/scenarios/index.ts';
import { SimulationHost } from '../../../src/worker/simulationHost.ts';
import { recordingContext } from '../../support/recordingContext.ts';
import { testSession } from '../../support/session.ts';

/** CSS pixels. */
const SIZE = { width: 411, height: 120 } as const;

type Paint = (frame: PlotFrame, loaded: LoadedReport, state: StageState) => void;

const ROOM = { height: SIZE.height, profile: 'laptop', style: plotStyles.laptop } as const;
const nothing = () => {};
const never = () => false;

/** Each panel that writes traces into an image, as it is on a laptop. */
const PLOTS: Readonly<Record<string, Paint>> = {
  queue: (frame, { ports }) =>
    paintQueue(frame, {
      profile: 'laptop',
      bufferCells: ports[0]?.bufferCells ?? 1,
      insets: queueInsets.laptop,
      history: { thresholds: [], buffer: [] },
      swaps: [],
      numbers: { average: '', gap: '' },
    }),
  queues: (frame, { ports }) =>
    paintStack(
      frame,
      queueLanes(
        ports.map(({ id }) => id),
        ROOM,
        () => 300,
        nothing,
      ),
    ),
  windows: (frame, loaded, { followedVc }) => {
    const view = { loaded, windowBytes: 65_536, followVc: nothing, ask: () => never };
    const lanes = windowLanes(windowRows(loaded, followedVc, 'laptop'), ROOM, view);
    paintStack(frame, lanes, { marks: paintLosses });
  },
  'all windows': (frame, loaded) => paintStack(frame, [sumLane(loaded, ROOM, 300_000)]),
  'allowed rates': (frame, loaded, { followedVc }) => {
    const states = { port: loaded.port, pair: 1, height: 6 };
    const partOf = () => 1;
    const lanes = rateLanes(ROOM, {
      loaded,
      large: largeVc(loaded, followedVc),
      alone: false,
      capacity: 366_000,
      partOf,
      states,
      follow: nothing,
      ask: never,
      key: null,
    });
    paintStack(frame, lanes, {
      also: alsoTraced({ paint: paintStates, view: states, reach: stateReach }),
      words: (_, placed, names) =>
        paintRates(frame, placed, names, { starts: [], reading: null, isLaptop: true, partOf }),
    });
  },
  levels: (frame, loaded) => {
    const levels = abrVcIds(loaded).map((vc, i) => ({
      kind: 'acr' as const,
      channel: `acr/${vc}`,
      vc,
      label: '',
      name: '',
      large: i === 0,
      selectsVc: true,
      most: 366_000,
    }));
    paintStack(frame, levelLanes(levels, ROOM, nothing));
  },
  'use by classes': (frame, loaded, { followedVc, vcStates }) =>
    paintClasses(frame, {
      port: loaded.port,
      classes: classesAt(loaded, loaded.port, vcStates),
      capacity: linkRate(loaded, loaded.port),
      own: ownPart(loaded, followedVc, loaded.port, vcStates),
    }),
};

/** A worker behind the page, whose clock moves when it is told to. */
function stageOn(scene: string, fromS: number) {
  let clock = 0;
  const tasks: { readonly due: number; readonly task: () => void }[] = [];
  const session = testSession((command) => host.command(command));
  const host: SimulationHost = new SimulationHost({
    now: () => clock,
    soon: (task, delayMs) => void tasks.push({ due: clock + delayMs, task }),
    post: (report) => {
      take(session, report);
      if (report.type === 'batch') host.command({ type: 'ackBatch', space: report.space });
    },
    answering: () => {},
  });
  const wait = (ms: number) => {
    for (const end = clock + ms; ; ) {
      tasks.sort((a, b) => a.due - b.due);
      const [next] = tasks;
      if (next === undefined || next.due > end) {
        clock = end;
        return;
      }
      tasks.shift();
      clock = Math.max(clock, next.due);
      next.task();
    }
  };
  const scenario = findScenario(scene);
  if (scenario === null) throw new Error(scene);
  host.command({ type: 'load', scenario, seed: 1, edits: [] });
  pageOf(session).setState({ phase: 'ready' });
  host.command({ type: 'seek', time: fromS * 1e12, id: 1 });
  wait(60_000);
  return { session, wait };
}

/** A canvas without a page, and the pixels that were put on it last. */
function canvasOf() {
  const { ctx } = recordingContext();
  let put = new Uint8ClampedArray();
  const canvas = {
    getContext: () =>
      new Proxy(ctx, {
        get: (target, name) =>
          name === 'putImageData'
            ? ({ data }: ImageData) => {
                put = data.slice();
              }
            : Reflect.get(target, name),
      }),
  } as unknown as HTMLCanvasElement;
  return { canvas, pixels: () => new Uint32Array(put.buffer) };
}

/** Whole numbers below `most`, the same each time. */
function dice(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * most);
  };
}

beforeEach(() => {
  vi.stubGlobal('document', {
    hidden: false,
    fonts: { addEventListener: () => {} },
    getAnimations: () => [],
    documentElement: { toggleAttribute: () => false },
  });
  vi.stubGlobal('window', { devicePixelRatio: 1 });
  // Frames are those that the test makes.
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal(
    'ImageData',
    class {
      constructor(
        readonly data: Uint8ClampedArray,
        readonly width: number,
        readonly height: number,
      ) {}
    },
  );
});

const STEPS = 36;

it.each([
  ['half-empty', 0.4, ['queue', 'windows', 'all windows'], 1],
  ['exact-rates', 0.055, ['queues', 'allowed rates', 'levels', 'use by classes'], 2],
] as const)('plots of %s that move have the pixels of plots painted whole', (scene, fromS, names, dpr) => {
  vi.stubGlobal('window', { devicePixelRatio: dpr });
  const { session, wait } = stageOn(scene, fromS);
  const stage = stageOf(session);
  const roll = dice(7);
  const now = () => stage.getState();
  const span = () => now().viewport.to - now().viewport.from;
  const acts: Readonly<Record<string, () => void>> = {
    'plays on': () => {
      now().play();
      wait(16 + roll(120));
    },
    'plays fast': () => {
      now().setSpeed(0.02 + roll(20) / 100);
      now().play();
      wait(40);
      now().setSpeed(0.01);
    },
    'stands still': () => now().pause(),
    pans: () => {
      const by = Math.round(((roll(100) - 50) / 60) * span());
      now().setViewport(
        Math.max(0, now().viewport.from + by),
        Math.max(0, now().viewport.from + by) + span(),
      );
    },
    'follows the head': () => {
      now().setFollowing(true);
      wait(20);
    },
    zooms: () => {
      const factor = [0.5, 0.8, 1.3, 2][roll(4)] ?? 1;
      const length = Math.min(Math.max(span() * factor, 1e10), 4e11);
      now().setViewport(now().viewport.from, now().viewport.from + length);
    },
    'goes back': () => {
      now().seek(Math.max(0, now().now - roll(100) * 1e9));
      wait(2_000);
    },
    'follows a VC': () => now().followVc([null, 1, 2, 3][roll(4)] ?? null),
    'changes colours': () =>
      stage.setState({ theme: (['light', 'dark', 'projector'] as const)[roll(3)] ?? 'light' }),
  };
  // What happens all the time is what the image is moved for.
  const often = ['plays on', 'plays on', 'plays on', ...Object.keys(acts)];
  const moving = new Map(
    names.map((name) => {
      const canvas = canvasOf();
      const surface = createSurface(session, canvas.canvas, SIZE.width, SIZE.height);
      return [name, { ...canvas, surface: surface ?? expect.fail() }] as const;
    }),
  );
  const done: string[] = [];
  for (let step = 0; step < STEPS; step++) {
    const what = often[roll(often.length)] ?? 'plays on';
    done.push(what);
    acts[what]?.();
    const { loaded } = now();
    if (loaded === null) throw new Error('nothing is loaded');
    for (const [name, { surface, pixels }] of moving) {
      PLOTS[name]?.(plotFrame(session, surface, null), loaded, now());
      const whole = canvasOf();
      const fresh = createSurface(session, whole.canvas, SIZE.width, SIZE.height) ?? expect.fail();
      PLOTS[name]?.(plotFrame(session, fresh, null), loaded, now());
      const other = whole.pixels().findIndex((pixel, i) => pixel !== pixels()[i]);
      const place = `${name}, step ${step}, column ${other % fresh.columns} of ${fresh.columns}: ${done.slice(-4).join(', ')}`;
      expect(other, place).toBe(-1);
      expect(
        whole.pixels().some((pixel) => pixel !== 0),
        place,
      ).toBe(true);
    }
  }
  expect(now().now).toBeGreaterThan(fromS * 1e12);
});
