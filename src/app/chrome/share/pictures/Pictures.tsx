import { useEffect, useRef, useState } from 'react';
import { onDemand } from '../../../late.ts';
import { declaredPanels } from '../../../panel/declared.ts';
import { drawn, type PictureTheme, shownPanels, WHOLE } from '../../../picture/capture.ts';
import { panelSvg, pictureName } from '../../../picture/files.ts';
import { stampNow } from '../../../picture/stamp.ts';
import { pngOf } from '../../../picture/write/paint.ts';
import { busy, later } from '../../../rest.ts';
import { useSession } from '../../../session/context.ts';
import type { Session } from '../../../session/session.ts';
import { exportTexts } from '../../../strings/pages/exports.ts';
import { pictureTexts as texts } from '../../../strings/pages/pictures.ts';
import { whyNot } from '../../../strings/whyNot.ts';
import { Button } from '../../../widgets/Button.tsx';
import { SelectField } from '../../../widgets/Select.tsx';
import { savedWords, saveFile } from '../../../widgets/saveFile.ts';
import styles from '../exports.module.css';
import { Progress } from '../Progress.tsx';
import type { Writing } from '../report/traces.ts';
import { arriveAtPictures, choiceOf, choosePicture, openPictures, useChoice } from './choice.ts';

/** `svg`, or pixels of a PNG for each of the page. */
type Format = 'svg' | 1 | 2 | 3;

/** Saves the stage or a panel as a picture. Returns the name of the file; rejects where none could be written. */
async function savePicture(
  session: Session,
  of: string,
  format: Format,
  theme: PictureTheme,
): Promise<string> {
  const stamp = await stampNow(session);
  const [drawing] = stamp === null ? [] : await drawn(session, [of], theme, stamp);
  if (stamp === null || drawing === undefined) throw new Error(of);
  const name = pictureName(stamp, of);
  if (format === 'svg') {
    saveFile(`${name}.svg`, 'image/svg+xml', panelSvg(drawing, stamp, of));
    return `${name}.svg`;
  }
  const png = await pngOf(drawing, format);
  saveFile(`${name}.png`, 'image/png', png as Uint8Array<ArrayBuffer>);
  return `${name}.png`;
}

const FORMATS: readonly Format[] = ['svg', 1, 2, 3];
const THEMES: readonly PictureTheme[] = ['seen', 'light', 'dark'];

const formatWords = (format: Format): string =>
  format === 'svg' ? texts.svg : texts.png(format, texts.sizes[format - 1] ?? '');

/** The stage and its panels by name. */
const subjectsOf = (session: Session): readonly (readonly [id: string, name: string])[] => {
  const titles = new Map(declaredPanels().map(({ id, title }) => [id, title]));
  return [[WHOLE, texts.whole], ...shownPanels(session).map((id) => [id, titles.get(id) ?? id] as const)];
};

const report = onDemand(() => import('../report/labReport.ts'));

const saveReport = async (session: Session, theme: PictureTheme, writing: Writing): Promise<string> =>
  (await report.ask()).saveLabReport(session, theme, writing);

interface Message {
  readonly message: string;
  readonly isFailure: boolean;
}

/** Pictures of the stage and of its panels. */
export function Pictures() {
  const session = useSession();
  const chosen = useChoice(({ of }) => of);
  const isOpen = useChoice((choice) => choice.isOpen);
  const [subjects] = useState(() => subjectsOf(session));
  const [format, setFormat] = useState<Format>('svg');
  const [theme, setTheme] = useState<PictureTheme>('seen');
  const [isBusy, setBusy] = useState(false);
  const [share, setShare] = useState<number | null>(null);
  const cancel = useRef<AbortController | null>(null);
  const [{ message, isFailure }, setMessage] = useState<Message>({ message: '', isFailure: false });
  const part = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!choiceOf(session).getState().isWanted) return;
    arriveAtPictures(session);
    // Behind the dialog, which has its own idea of what comes first.
    return later(() => {
      part.current?.scrollIntoView({ block: 'nearest' });
      part.current?.querySelector('select')?.focus();
    }, 0);
  }, [session]);
  const of = subjects.some(([id]) => id === chosen) ? chosen : WHOLE;
  const work = async (write: () => Promise<string>): Promise<void> => {
    const over = busy();
    setBusy(true);
    setMessage({ message: texts.saving, isFailure: false });
    try {
      setMessage({ message: savedWords(await write(), texts.saved), isFailure: false });
    } catch (error) {
      const isCancelled = cancel.current?.signal.aborted === true;
      setMessage({
        message: isCancelled
          ? exportTexts.cancelled
          : texts.failed(error instanceof Error ? error.message : String(error)),
        isFailure: !isCancelled,
      });
    }
    cancel.current = null;
    setShare(null);
    setBusy(false);
    over();
  };
  const report = (): Promise<string> => {
    cancel.current = new AbortController();
    setShare(0);
    return saveReport(session, theme, { signal: cancel.current.signal, progress: setShare });
  };
  return (
    <details
      ref={part}
      className={styles.exports}
      open={isOpen}
      onToggle={({ currentTarget }) => openPictures(session, currentTarget.open)}
    >
      <summary className="fold">{texts.title}</summary>
      <p className="hint">{texts.note}</p>
      <fieldset disabled={isBusy} title={isBusy ? whyNot.fileBeingWritten : undefined}>
        <legend>{texts.picture}</legend>
        <div className={styles.row}>
          <SelectField
            label={texts.of}
            value={of}
            options={subjects}
            onChange={(id) => choosePicture(session, id)}
          />
          <SelectField
            label={texts.format}
            value={String(format)}
            options={FORMATS.map((option) => [String(option), formatWords(option)])}
            onChange={(chosen) => setFormat(FORMATS.find((known) => String(known) === chosen) ?? 'svg')}
          />
          <SelectField
            label={texts.theme}
            value={theme}
            options={THEMES.map((option) => [option, texts.themes[option]])}
            onChange={setTheme}
          />
          <Button onClick={() => void work(() => savePicture(session, of, format, theme))}>
            {texts.save}
          </Button>
        </div>
      </fieldset>
      <fieldset disabled={isBusy} title={isBusy ? whyNot.fileBeingWritten : undefined}>
        <legend>{texts.report}</legend>
        <p className="hint">{texts.reportNote}</p>
        <div className={styles.row}>
          <Button onClick={() => void work(report)}>{texts.saveReport}</Button>
        </div>
      </fieldset>
      {share !== null && <Progress share={share} onCancel={() => cancel.current?.abort()} />}
      <p role="status">{isFailure ? '' : message}</p>
      {isFailure && <p role="alert">{message}</p>}
    </details>
  );
}
