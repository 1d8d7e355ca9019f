import { type ReactElement, useCallback } from 'react';
import type { VcInfo } from '../../../contract/index.ts';
import { whole } from '../../format.ts';
import { type CreditSide, creditsAt, creditWords } from '../../headline/credit.ts';
import { Marker } from '../../lanes/Marker.tsx';
import { Row } from '../../plot/row/Row.tsx';
import { spokenPort } from '../../plot/shown.ts';
import { useSession } from '../../session/context.ts';
import { type Moment, RARELY_MS, useMoment } from '../../store/moment.ts';
import { crosses } from '../../store/runKind.ts';
import { shortVcName } from '../../store/vcNames.ts';
import { creditTexts as words } from '../../strings/panels/credit.ts';
import { vcColor } from '../../theme/tokens/tokens.ts';
import { tracesOf } from '../../traces/index.ts';
import { percentage } from '../../widgets/cssValues.ts';
import styles from './style.module.css';

const PARTS = ['waiting', 'underWay', 'left'] as const;

interface BarsProps {
  readonly side: CreditSide;
  /** Who has the places. */
  readonly node: string;
  readonly vcs: readonly VcInfo[];
}

/** A bar for each VC: its parts, with their numbers where they fit. */
function Bars({ side, node, vcs }: BarsProps): ReactElement {
  const session = useSession();
  const theme = useMoment((s) => s.theme);
  const credits = useMoment(({ loaded }) =>
    loaded === null ? [] : creditsAt(loaded, tracesOf(session).shown.view(), side),
  );
  const most = Math.max(1, ...credits.map(({ places }) => places));
  return (
    <div className={styles.side}>
      <p>{words.places(node)}</p>
      <div>
        {vcs.map(({ id }, row) => (
          <div key={id} className={styles.bar} style={{ color: vcColor(theme, id) }}>
            {PARTS.map((part) => {
              const cells = credits[row]?.[part] ?? 0;
              const share = cells / most;
              return (
                <span key={part} data-part={part} style={{ width: percentage(share) }}>
                  <b>{share < 0.08 ? '' : whole(cells)}</b>
                </span>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The credit of each VC in words. */
function Spoken(): string {
  const session = useSession();
  const speak = useCallback(
    ({ loaded }: Moment) => {
      const credits = loaded === null ? [] : creditsAt(loaded, tracesOf(session).shown.view(), 'before');
      return credits.map((credit) => loaded && creditWords(loaded, credit)).join(' ');
    },
    [session],
  );
  return useMoment(speak, RARELY_MS);
}

/** Where credit is at the shown port: the places before it and those behind it. */
export function CreditPanel(): ReactElement | null {
  const loaded = useMoment((s) => s.loaded);
  const followed = useMoment((s) => s.followedVc);
  if (!loaded) return null;
  const vcs = loaded.vcs.filter((vc) => crosses(vc, loaded.port));
  const [node = '', next = ''] = loaded.port.split('>');
  return (
    <Row
      name="credit"
      title={words.title}
      notes={[words.note]}
      right={
        <ul className={styles.key} aria-hidden="true">
          {PARTS.map((part) => (
            <li key={part}>
              <i className={styles.sign} data-part={part} /> {words[part]}
            </li>
          ))}
        </ul>
      }
    >
      <div className={styles.sides} aria-hidden="true">
        <div className={styles.names}>
          {vcs.map(({ id }) => (
            <span key={id} data-followed={id === followed}>
              {shortVcName(loaded, id)} <Marker vc={id} />
            </span>
          ))}
        </div>
        <Bars side="before" node={node} vcs={vcs} />
        <Bars side="behind" node={next} vcs={vcs} />
      </div>
      <p className="unseen" role="note" aria-label={words.label(spokenPort(loaded.port))}>
        <Spoken />
      </p>
    </Row>
  );
}
