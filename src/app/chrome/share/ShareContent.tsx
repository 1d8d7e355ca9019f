import { useEffect, useRef, useState } from 'react';
import { groupedDigest, whole } from '../../format.ts';
import { pageLink } from '../../link/pageLink.ts';
import { useSession } from '../../session/context.ts';
import { handoutOf } from '../../sheets/handout/address.ts';
import { changesOf, useBranches } from '../../store/branches/branches.ts';
import { useMoment } from '../../store/moment.ts';
import { say, usePage } from '../../store/page.ts';
import { en } from '../../strings/en.ts';
import { pageTitle } from '../../strings/pages/pageTitle.ts';
import { sharingTexts as texts } from '../../strings/sharing/sharing.ts';
import { Button } from '../../widgets/Button.tsx';
import { copied } from '../../widgets/clipboard.ts';
import { late } from '../../widgets/late.tsx';
import { SelectField } from '../../widgets/Select.tsx';
import { chooseFile } from '../header/openFile.ts';
import { ClassLink } from './class/ClassLink.tsx';
import { ChoiceForm } from './link/ChoiceForm.tsx';
import { useChosenLink } from './link/chosen.ts';
import { Preview } from './link/Preview.tsx';
import { FRAMES, type FrameSize, frameCode, playwrightLine } from './link/snippets.ts';
import { saveRun } from './saveRun.ts';
import styles from './style.module.css';

const ExportFiles = late(async () => (await import('./ExportFiles.tsx')).ExportFiles, { isAhead: false });
const Pictures = late(async () => (await import('./pictures/Pictures.tsx')).Pictures, { isAhead: false });

/** A link may open everywhere but in a page that is one file: its address is of this device. */
const hasPreview = location.protocol !== 'file:';

interface SizeProps {
  readonly size: FrameSize;
  readonly onChoice: (size: FrameSize) => void;
}

function FrameSizes({ size, onChoice }: SizeProps) {
  return (
    <SelectField
      label={texts.frameSize}
      value={FRAMES.indexOf(size)}
      options={FRAMES.map(({ width, height }, index) => [index, texts.size(width, height)])}
      onChange={(index) => onChoice(FRAMES[index] ?? FRAMES[0])}
    />
  );
}

/** The link of the run as it was when the dialog was opened, as chosen: it stays as it is while the run goes on. */
export function ShareContent() {
  const session = useSession();
  const link = useChosenLink();
  const { href, form, choices, choose } = link;
  const [size, setSize] = useState<FrameSize>(FRAMES[0]);
  const title = useMoment((s) => s.loaded?.scenario.title ?? '');
  const digest = useMoment((s) => s.results?.digest);
  const list = useBranches((s) => s.list);
  const changes = changesOf(list);
  const counts = list.length > 1 ? en.share.branches(list.length, changes) : en.share.changes(changes);
  const first = useRef<HTMLDivElement>(null);
  // The dialog may open before these buttons are there, or just after: then it would choose on its own.
  useEffect(() => queueMicrotask(() => first.current?.querySelector('button')?.focus()), []);
  const notice = usePage((s) => s.notice);
  const isLink = form !== 'file';
  const copy = async (text: string, done: string): Promise<void> =>
    say(session, (await copied(text)) ? done : texts.copyFailed);
  return (
    <div className={styles.share}>
      <div className={styles.words}>
        <p>
          {isLink ? en.share.length(counts, whole(new URL(href).search.length)) : en.share.needsFile(counts)}
        </p>
        {isLink && (
          <textarea
            className={styles.link}
            aria-label={en.share.link}
            readOnly
            rows={3}
            value={href}
            onFocus={(event) => event.target.select()}
          />
        )}
        <div className={styles.buttons} ref={first}>
          {isLink && (
            <Button filled onClick={() => void copy(href, texts.copied)}>
              {en.share.copy}
            </Button>
          )}
          <Button filled={!isLink} onClick={() => void saveRun(session)}>
            {en.share.save}
          </Button>
          <Button onClick={() => chooseFile(session)}>{en.nav.open}</Button>
        </div>
        <p className="notice" role="status">
          {notice}
        </p>
        {isLink && <ChoiceForm choices={choices} choose={choose} />}
        {isLink && (
          <div className={styles.buttons}>
            {choices.embed && <FrameSizes size={size} onChoice={setSize} />}
            {choices.embed && (
              <Button onClick={() => void copy(frameCode(href, pageTitle(title), size), texts.frameCopied)}>
                {texts.copyFrame}
              </Button>
            )}
            <Button onClick={() => void copy(playwrightLine(href), texts.scriptCopied)}>
              {texts.copyScript}
            </Button>
            <a
              className={`button ${styles.open}`}
              href={handoutOf(new URL(href).search)}
              target="_blank"
              rel="noreferrer"
            >
              {texts.handout}
            </a>
            <a
              className={`button ${styles.open}`}
              href={pageLink('lab-sheet')}
              target="_blank"
              rel="noreferrer"
            >
              {texts.labSheet}
            </a>
          </div>
        )}
        {isLink && <p className="hint">{texts.keys}</p>}
        {digest !== undefined && (
          <p>
            {en.share.digest} <code className="code">{groupedDigest(digest)}</code>
            <span className="hint block">{en.share.digestHint}</span>
          </p>
        )}
      </div>
      {isLink && (
        <div className={styles.seen}>
          <ClassLink link={link} />
          {hasPreview && <Preview href={href} frame={choices.embed ? size : null} />}
        </div>
      )}
      <Pictures />
      <ExportFiles />
    </div>
  );
}
