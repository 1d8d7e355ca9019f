import { groupedDigest } from '../../format.ts';
import { useMoment } from '../../store/moment.ts';
import { en } from '../../strings/en.ts';
import transport from '../transport/style.module.css';

/** The digest of the run up to the play head. */
export function Digest() {
  const digest = useMoment((s) => s.results?.digest);
  if (digest === undefined) return null;
  return (
    <div className={transport.digest} title={en.share.digestHint}>
      <span>{en.share.digest}</span>
      <code>{groupedDigest(digest)}</code>
    </div>
  );
}
