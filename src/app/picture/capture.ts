import { nextFrame } from '../clocks.ts';
import { pixelScale } from '../plot/surface.ts';
import { animationsEnded } from '../rest.ts';
import { elementIn, type Session } from '../session/session.ts';
import { lendTheme, pageTheme } from '../theme/theme.ts';
import { sizeOf } from '../widgets/stageSize.ts';
import { composed, type Look, type PicturePart } from './compose.ts';
import type { Drawing, DrawnMark } from './drawing.ts';
import { inkOf } from './inks.ts';
import { boxOf, elementMarks, type PageReading } from './page/read.ts';
import { fontIn, Ruler } from './page/texts.ts';
import { recordPaint } from './record/recording.ts';
import type { Stamp } from './stamp.ts';

/** Id of the whole stage, among ids of panels. */
export const WHOLE = 'stage';

export type PictureTheme = 'seen' | 'light' | 'dark';

/** Panels on the stage now, from left to right and from top to bottom. */
export const shownPanels = (session: Session): readonly string[] => [
  ...new Set(
    [...(elementIn(session, 'stage')?.querySelectorAll<HTMLElement>('section[data-id]') ?? [])]
      .filter((element) => element.checkVisibility() && element.offsetHeight > 0)
      .flatMap(({ dataset: { id } }) => (id === undefined ? [] : [id])),
  ),
];

/** CSS pixels by which a panel may be longer than the stage. */
const SLACK = 24;
/** Number of animation frames until React, size observers and painters have adopted another theme. */
const FRAMES = 3;

async function settled(): Promise<void> {
  for (let i = 0; i < FRAMES; i++) await new Promise<void>((resolve) => nextFrame(resolve));
  await animationsEnded();
}

/** Switches the theme of the page while it is read. */
async function inTheme<T>(theme: PictureTheme, work: () => Promise<T>): Promise<T> {
  const before = pageTheme.getState();
  if (theme === 'seen' || theme === before.theme) return work();
  lendTheme(theme);
  try {
    await settled();
    return await work();
  } finally {
    lendTheme(before.theme);
  }
}

function lookOf(stage: Element): Look {
  const style = getComputedStyle(stage);
  const ink = inkOf(style.color);
  const pale = inkOf(style.getPropertyValue('--ink2').trim() || style.color);
  return {
    ground: inkOf(getComputedStyle(document.documentElement).backgroundColor),
    ink,
    pale,
    font: fontIn(style),
  };
}

/** Content of the right column that is scrolled out of view, in columns as high as the stage. */
function hiddenColumns(stage: Element, reading: PageReading): readonly (readonly Element[])[] {
  const { height } = boxOf(stage, reading);
  const bottom = boxOf(stage, reading).y + height;
  const inner = stage.querySelector('.stage-right-inner');
  if (inner === null || inner.scrollHeight <= inner.clientHeight) return [];
  const panels = [...inner.querySelectorAll('section[data-id]')];
  const first = panels.findIndex(
    (panel, i) => i > 0 && boxOf(panel, reading).y + boxOf(panel, reading).height > bottom + SLACK,
  );
  const columns: Element[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const panel of first < 0 ? [] : panels.slice(first)) {
    const own = boxOf(panel, reading).height;
    if (used + own > height) columns.push([]);
    used = used + own > height ? own : used + own;
    columns.at(-1)?.push(panel);
  }
  return columns;
}

/** The whole stage, and next to it the content that it has no room for. */
function stageColumns(stage: Element, reading: PageReading): readonly (readonly PicturePart[])[] {
  const columns = hiddenColumns(stage, reading);
  const rest = { ...reading, without: new Set(columns.flat()) };
  const box = boxOf(stage, reading);
  const ends = [...stage.querySelectorAll('[data-id]')]
    .filter((element) => !rest.without.has(element))
    .map((element) => boxOf(element, reading))
    .map(({ y, height }) => y + height);
  const whole = { ...box, height: Math.max(box.y + box.height, ...ends) - box.y };
  return [
    [{ box: whole, marks: elementMarks(stage, rest) }],
    ...columns.map((panels) => panels.map((panel) => partOf(panel, reading))),
  ];
}

const partOf = (element: Element, reading: PageReading): PicturePart => ({
  box: boxOf(element, reading),
  marks: elementMarks(element, reading),
});

/** Selector of the element that only plots over time have. */
const OVER_TIME = '.head-bridge';

/** Content of the picture, in columns: the stage, or a panel, with the time axis if its plot has one. */
function columnsOf(
  stage: HTMLElement,
  of: string,
  reading: PageReading,
): readonly (readonly PicturePart[])[] {
  if (of === WHOLE) return stageColumns(stage, reading);
  const own = [...stage.querySelectorAll(`section[data-id="${CSS.escape(of)}"]`)];
  const isOverTime = own.some((element) => element.querySelector(OVER_TIME));
  const axis = isOverTime ? stage.querySelector('[data-panel="axis"]') : null;
  return [[...own, ...(axis ? [axis] : [])].map((element) => partOf(element, reading))];
}

/** Reads a stage with the time axis below its plots, also where a low window has it on the transport. */
function withAxisBelow<T>(stage: Element, read: () => T): T {
  const axes = [...stage.querySelectorAll<HTMLElement>('[data-panel="axis"]')];
  for (const { style } of axes) style.position = 'static';
  try {
    return read();
  } finally {
    for (const { style } of axes) style.position = '';
  }
}

/** Pictures of the stage and of panels as the page shows them now. @param of `WHOLE` or ids of panels */
export async function drawn(
  session: Session,
  of: readonly string[],
  theme: PictureTheme,
  stamp: Stamp,
): Promise<readonly Drawing[]> {
  return inTheme(theme, async () => {
    const stage = elementIn(session, 'stage');
    if (stage === null) return [];
    await document.fonts.ready;
    const { x, y } = stage.getBoundingClientRect();
    const { fit } = sizeOf(session).getState();
    const canvases = [...stage.querySelectorAll('canvas')];
    const marks = recordPaint(canvases, pixelScale(session));
    const reading: PageReading = {
      place: { x: x / fit, y: y / fit, fit },
      ruler: new Ruler(),
      without: new Set(),
      painted: (canvas: HTMLCanvasElement): readonly DrawnMark[] | null => marks.get(canvas) ?? null,
    };
    return withAxisBelow(stage, () =>
      of.map((panel) => composed(columnsOf(stage, panel, reading), stamp, lookOf(stage), reading.ruler)),
    );
  });
}
