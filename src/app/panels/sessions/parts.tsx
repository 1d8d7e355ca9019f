import type { ReactElement, ReactNode } from 'react';
import type { CellView, RowView } from '../../readings/sessions.ts';
import { useSession } from '../../session/context.ts';
import { useMoment } from '../../store/moment.ts';
import { say } from '../../store/page.ts';
import { sessionTexts as words } from '../../strings/measures/sessions.ts';
import { Popup } from '../../widgets/overlay/Popup.tsx';
import { VcSign } from '../../widgets/VcChips.tsx';
import { LINE } from './lines.ts';
import type { Order } from './order.ts';
import styles from './style.module.css';
import type { SessionRows, useHold } from './useSessionRows.ts';

/** Props that the table and the cards share. */
export interface RowsProps {
  readonly shown: SessionRows;
  readonly order: Order;
  readonly onPress: (by: Order['by']) => void;
  readonly hold: ReturnType<typeof useHold>['hold'];
}

/** Follows the VC in all panels, or ends that; the whole row is its target. */
export function Follow({ row }: { readonly row: RowView }): ReactElement {
  const isFollowed = useMoment((s) => s.followedVc === row.vc);
  const follow = useMoment((s) => s.followVc);
  return (
    <button
      type="button"
      className={styles.follow}
      aria-pressed={isFollowed}
      aria-label={words.follow(row.name)}
      onClick={() => follow(isFollowed ? null : row.vc)}
    >
      <VcSign vc={row.vc} />
      <b>{row.name}</b> <small className="muted regular">{row.source}</small>
    </button>
  );
}

/** Sparkline of the goodput over the measured time. */
export function GoodputLine({ path }: { readonly path: string }): ReactElement | null {
  if (path === '') return null;
  return (
    <svg className={styles.line} viewBox={`0 0 ${LINE.width} ${LINE.height}`} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** A number with those of other branches below; where there is none, a press explains why. */
export function Figure({ cell }: { readonly cell: CellView }): ReactElement {
  const session = useSession();
  const { why, text, others } = cell;
  return (
    <>
      {why === null ? (
        text
      ) : (
        <button
          type="button"
          className={styles.none}
          aria-label={`${words.none}: ${why}`}
          onClick={() => say(session, why)}
        >
          –
        </button>
      )}
      {others.map((other, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: branches are identified by their index here.
        <small key={i}>{other}</small>
      ))}
    </>
  );
}

/** Opens the explanation of a column or a figure. */
export function FigureHelp({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <Popup
      trigger="?"
      triggerClass={styles.help ?? ''}
      label={words.helpFor(name)}
      cardClass="term-card"
      align="start"
      side="bottom"
    >
      <p className="term-name">{name}</p>
      <p>{children}</p>
    </Popup>
  );
}
