import { csvText, PLAIN_NOTATION, type RunResults } from '../../../../contract/index.ts';
import { lessons } from '../../../../lessons/index.ts';
import type { Lesson } from '../../../../lessons/lesson.ts';
import { currentState } from '../../../client/opening/address.ts';
import { ask } from '../../../client/requests.ts';
import { keptWork, type Work, wasOpened, workAsText } from '../../../lesson/kept.ts';
import { toRunFile } from '../../../link/packed/file.ts';
import { drawn, type PictureTheme, shownPanels, WHOLE } from '../../../picture/capture.ts';
import { panelSvg, pictureName } from '../../../picture/files.ts';
import { editsLine, type Stamp, stampJson, stampLine, stampNow } from '../../../picture/stamp.ts';
import { pngOf } from '../../../picture/write/paint.ts';
import { svgOf } from '../../../picture/write/svg.ts';
import type { Cell } from '../../../plot/table/csv.ts';
import { columnsFor } from '../../../readings/sessionColumns.ts';
import { csvRows, sessionSubjects } from '../../../readings/sessions.ts';
import type { Session } from '../../../session/session.ts';
import { stageOf } from '../../../store/stage.ts';
import { reportTexts as texts } from '../../../strings/pages/pictures.ts';
import { tracesOf } from '../../../traces/index.ts';
import { saveFile } from '../../../widgets/saveFile.ts';
import { endMark } from '../../../widgets/words/endMark.ts';
import { drawnCurve } from './drawnCurve.ts';
import { traceTable, type Writing } from './traces.ts';
import { type ReportFile, zipped } from './zipped.ts';

/** Rows for the numbers of an object; nested objects are left out. */
const numbersOf = (of: string, object: object): readonly (readonly Cell[])[] =>
  Object.entries(object).flatMap(([figure, value]) =>
    typeof value === 'number' ? [[of, figure, Number.isFinite(value) ? value : Number.NaN]] : [],
  );

/** Every figure of the run as a whole and of its ports and links, by the names of docs/reference/cli.md. */
export const scoreRows = ({ whole, ports, links }: RunResults): readonly (readonly Cell[])[] => [
  ['of', 'figure', 'value'],
  ...numbersOf('whole', whole),
  ...ports.flatMap((port) => numbersOf(`port ${port.port}`, port)),
  ...links.flatMap((link) => numbersOf(`link ${link.link}`, link)),
];

/** A row for each session, with the columns of its table. */
function sessionRows(session: Session, results: RunResults): readonly (readonly Cell[])[] {
  const { loaded, vcStates } = stageOf(session).getState();
  const subjects = sessionSubjects(results, vcStates, tracesOf(session).shown);
  return csvRows([{ name: '', results, subjects }], columnsFor(subjects, false), loaded);
}

/** A table below comment lines that identify the run, for other programs: the same in every language. */
export const csvFile = (stamp: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  `${stamp.map((line) => `# ${line}\n`).join('')}${csvText(rows, PLAIN_NOTATION)}\n`;

const has = (list: Readonly<Record<number, unknown>>): boolean => Object.keys(list).length > 0;
const isBegun = ({ words, drawings, answers }: Work): boolean => has(words) || has(drawings) || has(answers);

/** Pictures of the curves that a reader has drawn in a lesson. */
export const drawingFiles = (
  id: string,
  { title, steps }: Lesson,
  { drawings }: Work,
): readonly ReportFile[] =>
  steps.flatMap((step, i): readonly ReportFile[] => {
    const curve = drawings[i];
    if (step.kind !== 'draw' || curve === undefined) return [];
    const head = {
      title: step.title,
      description: `${title}${endMark(title)} ${step.task}`,
      metadata: JSON.stringify({ lesson: id, step: i + 1, curve }),
    };
    return [[`lessons/${id}-${i + 1}.svg`, svgOf(drawnCurve(step.drawing, curve, head.title), head)]];
  });

/** Words, answers and drawings of every lesson that a reader has begun on this device. */
async function lessonFiles(): Promise<readonly ReportFile[]> {
  const files: ReportFile[] = [];
  for (const [id, { load }] of Object.entries(lessons)) {
    if (!wasOpened(id)) continue;
    // A test checks each of these files.
    const lesson = (await load()).default as Lesson;
    const work = keptWork(id, lesson);
    if (!isBegun(work)) continue;
    files.push([`lessons/${id}.txt`, workAsText(lesson, work)], ...drawingFiles(id, lesson, work));
  }
  return files;
}

/** Pixels of a PNG per CSS pixel, for print. */
const SCALE = 2;
/** Typical share of the traces in the work, because the run is computed again for them. */
const SHARE_OF_TRACES = 0.6;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The stage and every panel on it, each as SVG and PNG. */
async function pictureFiles(
  session: Session,
  theme: PictureTheme,
  stamp: Stamp,
  { signal, progress }: Writing,
): Promise<readonly ReportFile[]> {
  const of = [WHOLE, ...shownPanels(session)];
  const drawings = await drawn(session, of, theme, stamp);
  const files: ReportFile[] = [];
  for (const [i, drawing] of drawings.entries()) {
    const name = of[i] ?? WHOLE;
    files.push(
      [`pictures/${name}.svg`, panelSvg(drawing, stamp, name)],
      [`pictures/${name}.png`, await pngOf(drawing, SCALE)],
    );
    signal.throwIfAborted();
    progress((i + 1) / drawings.length);
  }
  return files;
}

function runFiles(session: Session, stamp: Stamp, results: RunResults): readonly ReportFile[] {
  const { loaded } = stageOf(session).getState();
  return [
    ['run.json', json(toRunFile({ ...currentState(session), paused: true }, stamp.digest))],
    ['scenario.json', json(loaded?.base)],
    ['results.json', json({ stamp, results })],
    ...(stamp.link === undefined ? [] : [['link.txt', `${stamp.link}\n`] as const]),
  ];
}

async function tableFiles(
  session: Session,
  stamp: Stamp,
  results: RunResults,
  writing: Writing,
): Promise<readonly ReportFile[]> {
  const lines = [stampLine(stamp).replaceAll(' · ', '; '), editsLine(stamp)].filter((line) => line !== '');
  const traces = await traceTable(session, writing);
  return [
    ['tables/score.csv', csvFile(lines, scoreRows(results))],
    ['tables/sessions.csv', csvFile(lines, sessionRows(session, results))],
    ...(traces === '' ? [] : [['tables/traces.csv', traces] as const]),
  ];
}

/** Adds a description of the report and its contents, for readers and for programs. */
export function withContents(files: readonly ReportFile[], stamp: Stamp): readonly ReportFile[] {
  const paths = files.map(([path]) => path);
  const folders = ['lessons/', 'pictures/', 'tables/'] as const;
  const about = [
    ...folders.filter((folder) => paths.some((path) => path.startsWith(folder))),
    ...(['run.json', 'scenario.json', 'results.json', 'link.txt'] as const).filter((path) =>
      paths.includes(path),
    ),
  ].map((name) => `${name.padEnd(15)}${texts.contents[name]}`);
  const head = [stamp.title, '', stampLine(stamp), editsLine(stamp)].filter(
    (line, i) => i < 3 || line !== '',
  );
  const readme = [...head, '', ...about, '', texts.again, ''].join('\n');
  const manifest = json({ ...JSON.parse(stampJson(stamp)), files: paths });
  return [['README.txt', readme], ['manifest.json', manifest], ...files];
}

/**
 * Saves pictures, tables, the run itself and the reader's own words as one zip, the same for the same run and stage.
 * Returns its name; rejects if a part could not be written, or after a cancel: then no file is saved.
 */
export async function saveLabReport(
  session: Session,
  theme: PictureTheme,
  { signal, progress }: Writing,
): Promise<string> {
  const stamp = await stampNow(session);
  if (stamp === null) throw new Error(texts.noRun);
  const results = await ask(session, 'results');
  signal.throwIfAborted();
  const traces = (share: number): void => progress(SHARE_OF_TRACES * share);
  const pictures = (share: number): void => progress(SHARE_OF_TRACES + (1 - SHARE_OF_TRACES) * share);
  const files = [
    ...runFiles(session, stamp, results),
    ...(await tableFiles(session, stamp, results, { signal, progress: traces })),
    ...(await pictureFiles(session, theme, stamp, { signal, progress: pictures })),
    ...(await lessonFiles()),
  ];
  signal.throwIfAborted();
  const name = `${pictureName(stamp, 'report')}.zip`;
  saveFile(name, 'application/zip', zipped(withContents(files, stamp)) as Uint8Array<ArrayBuffer>);
  return name;
}
