import { memo, type ReactElement, useId } from 'react';
import { keys } from '../../keys/keys.ts';
import { useSession } from '../../session/context.ts';
import { openElementCard, pressDestination } from '../../store/elementCard.ts';
import { useMoment } from '../../store/moment.ts';
import { en } from '../../strings/en.ts';
import { textOn, vcColor, vcTier } from '../../theme/tokens/tokens.ts';
import { Radio } from '../../widgets/Radio.tsx';
import type { NetworkLayout, PlacedMarker } from './layout.ts';
import styles from './style.module.css';

const SHAPE = ['disc', 'square', 'triangle'] as const;

/** The part of a marker that its face shows. */
type Face = Pick<PlacedMarker, 'vcs' | 'label' | 'span' | 'end'>;

export function MarkerFace({ marker, size }: { marker: Face; size: number }): ReactElement {
  const theme = useMoment((state) => state.theme);
  const color = vcColor(theme, marker.vcs[0]);
  const filled = marker.end === 'source';
  const group = marker.vcs.length > 1;
  if (!group && vcTier(marker.vcs[0]) === 2)
    return <TriangleFace marker={marker} size={size} color={color} />;
  return (
    <span
      className={styles.face}
      data-shape={group ? 'group' : SHAPE[vcTier(marker.vcs[0])]}
      style={{
        height: `${size}px`,
        width: group ? `${size * marker.span}px` : `${size}px`,
        borderColor: group ? 'var(--ink)' : color,
        background: filled && !group ? color : 'var(--bg)',
        color: filled && !group ? textOn(color) : 'var(--ink)',
      }}
    >
      {marker.label}
    </span>
  );
}

/** The third tier: a triangle has no room for two digits inside, they are under it. */
function TriangleFace({ marker, size, color }: { marker: Face; size: number; color: string }): ReactElement {
  const half = size / 2;
  const fill = marker.end === 'source' ? color : 'var(--bg)';
  return (
    <span
      className={styles.face}
      data-shape="triangle"
      style={{ height: `${size * 1.15}px`, width: `${size}px` }}
    >
      <svg width={size * 0.75} height={half} viewBox="0 0 12 8" aria-hidden="true">
        <path d="M6 1 11 7.3H1Z" fill={fill} stroke={color} strokeWidth="1.5" />
      </svg>
      {marker.label}
    </span>
  );
}

/** Empties with the retransmission timer of a source that waits for it; below it the time left (`rings/`). */
export const Ring = ({ size }: { readonly size: number }): ReactElement => (
  <span className={styles.timerRing} style={{ width: `${size}px`, height: `${size}px` }} aria-hidden="true">
    <small data-ms />
  </span>
);

/** Sources (filled) choose the followed VC, a radio group, and open its card; destinations (hollow) open the card of their VC for the pointer. */
export const Markers = memo(function Markers({
  layout,
  size,
  ring,
}: {
  layout: NetworkLayout;
  size: number;
  /** Diameter of the rings round sources that wait for their timers, CSS pixels. */
  ring: number;
}) {
  const session = useSession();
  const group = useId();
  const followed = useMoment((state) => state.followedVc);
  const followVc = useMoment((state) => state.followVc);
  const sources = layout.markers.filter((marker) => marker.end === 'source');
  const others = layout.markers.filter((marker) => marker.end === 'destination');
  const holds = (marker: PlacedMarker) => followed !== null && marker.vcs.includes(followed);
  const vcIn = (marker: PlacedMarker) => (followed !== null && holds(marker) ? followed : marker.vcs[0]);
  const openCard = (marker: PlacedMarker, byKeys: boolean) => {
    openElementCard(session, { kind: 'sender', id: String(vcIn(marker)) }, byKeys);
  };
  return (
    <>
      <div role="radiogroup" aria-label={en.panels.network.follow}>
        {sources.map((marker) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys do it too, by keys() or chords().
          <label
            key={marker.label}
            className={styles.node}
            data-followed={holds(marker)}
            data-vc={marker.vcs.length === 1 ? marker.vcs[0] : undefined}
            title={en.panels.network.press}
            style={{ left: `${marker.x}px`, top: `${marker.y}px` }}
            {...keys(({ key }) => {
              if (key === 'Escape') return () => followVc(null);
              return key === 'Enter' ? () => openCard(marker, true) : null;
            })}
            onClick={({ target }) => {
              // Arrows press the input: they follow only.
              if (!(target instanceof HTMLInputElement)) openCard(marker, false);
            }}
          >
            <Ring size={ring} />
            <Radio
              name={group}
              unseen
              checked={holds(marker)}
              onChoose={() => followVc(marker.vcs[0])}
              label={marker.vcs.length > 1 ? en.panels.vcs(marker.label) : en.panels.vc(marker.label)}
            />
            <MarkerFace marker={marker} size={size} />
          </label>
        ))}
      </div>
      <div aria-hidden="true">
        {others.map((marker) => (
          // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a second place to press; keys use the sources.
          <span
            key={marker.label}
            className={styles.node}
            data-followed={holds(marker)}
            style={{ left: `${marker.x}px`, top: `${marker.y}px` }}
            title={en.panels.network.press}
            onClick={() => pressDestination(session, vcIn(marker))}
          >
            <MarkerFace marker={marker} size={size} />
          </span>
        ))}
      </div>
    </>
  );
});
