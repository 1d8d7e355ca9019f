import { useEffect, useRef, useState } from 'react';
import { currentLink } from '../../client/opening/address.ts';
import { whole } from '../../format.ts';
import { useSession } from '../../session/context.ts';
import { changesOf, useBranches } from '../../store/branches/branches.ts';
import { usePage } from '../../store/page.ts';
import { useStage } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import { late } from '../../widgets/late.tsx';
import { chooseFile } from '../header/openFile.ts';
import { grouped } from './Digest.tsx';
import { copyLink } from './handOn.ts';
import { QrCode } from './QrCode.tsx';
import { saveRun } from './saveRun.ts';
import styles from './style.module.css';

const ExportFiles = late(async () => (await import('./ExportFiles.tsx')).ExportFiles, { isAhead: false });

/** The link as it was when the dialog was opened: it stands still while the run goes on. */
export function ShareContent() {
  const session = useSession();
  const [{ href, form }] = useState(() => currentLink(session));
  const digest = useStage((s) => s.results?.digest);
  const list = useBranches((s) => s.list);
  const counts = en.share.counts(list.length, changesOf(list));
  const first = useRef<HTMLDivElement>(null);
  // The dialog may open before these buttons are there, or just after: then it would choose by itself.
  useEffect(() => queueMicrotask(() => first.current?.querySelector('button')?.focus()), []);
  const notice = usePage((s) => s.notice);
  return (
    <div className={styles.share}>
      <div className={styles.words}>
        <p>
          {form === 'file'
            ? en.share.needsFile(counts)
            : en.share.length(counts, whole(new URL(href).search.length))}
        </p>
        {form !== 'file' && (
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
          {form !== 'file' && (
            <button type="button" className="button filled" onClick={() => void copyLink(session)}>
              {en.share.copy}
            </button>
          )}
          <button
            type="button"
            className={`button ${form === 'file' ? 'filled' : ''}`}
            onClick={() => void saveRun(session)}
          >
            {en.share.save}
          </button>
          <button type="button" className="button" onClick={() => chooseFile(session)}>
            {en.nav.open}
          </button>
        </div>
        <p className="notice" role="status">
          {notice}
        </p>
        {digest !== undefined && (
          <p>
            {en.share.digest} <code>{grouped(digest)}</code>
            <span className={`hint ${styles.hint}`}>{en.share.digestHint}</span>
          </p>
        )}
      </div>
      {form !== 'file' && <QrCode link={href} />}
      <ExportFiles />
    </div>
  );
}
