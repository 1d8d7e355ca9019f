import type { RunResults } from '../../../../contract/index.ts';
import { currentState } from '../../../client/opening/address.ts';
import { ask } from '../../../client/requests.ts';
import { toRunFile } from '../../../link/packed/file.ts';
import { drawn, type PictureTheme, shownPanels, WHOLE } from '../../../picture/capture.ts';
import { pictureName, svgFile } from '../../../picture/files.ts';
import { editsLine, type Stamp, stampJson, stampLine, stampNow } from '../../../picture/stamp.ts';
import { pngOf } from '../../../picture/write/paint.ts';
import type { Session } from '../../../session/session.ts';
import { stageOf } from '../../../store/stage.ts';
import { reportTexts as texts } from '../../../strings/pages/pictures.ts';
import { saveFile } from '../../../widgets/saveFile.ts';
import { lessonFiles } from './lessonWork.ts';
import { csvFile, scoreRows, sessionRows } from './tables.ts';
import { traceTable, type Writing } from './traces.ts';
import { type ReportFile, zipped } from './zipped.ts';

/** Pixels of a PNG for each of the page: enough for print. */
const SCALE = 2;
/** The traces' part of the work, as it is of most runs: the run is computed again for them. */
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
      [`pictures/${name}.svg`, svgFile(drawing, stamp, name)],
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

/** What the report is about and what is in it, for a reader and for programs. */
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
 * Returns its name; rejects where something of it could not be written, or it was cancelled: then no file is saved.
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
