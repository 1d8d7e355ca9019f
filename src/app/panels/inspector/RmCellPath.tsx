import type { ReactElement } from 'react';
import type { RmStory, RmVisit } from '../../../contract/index.ts';
import { whole } from '../../format.ts';
import { useMoment } from '../../store/moment.ts';
import { rmTexts as words } from '../../strings/rates.ts';
import { isProjector, vcColor } from '../../theme/tokens/tokens.ts';
import { APART, BACK, FORWARD, LINES, loopPlaces } from './loopLabels.ts';
import styles from './style.module.css';

const WIDTH = 346;
const HEIGHT = { near: 128, far: 134 } as const;
const LEFT = 22;
const RIGHT = 318;

/** Whether a visit lowered ER or set CI or NI in the cell. */
export const isCut = ({ before, after }: RmVisit): boolean => after.er < before.er;
export const isMarked = ({ before, after }: RmVisit): boolean =>
  (after.ci && !before.ci) || (after.ni && !before.ni);

/** One direction of the path as a line that falls where ER does. */
const wayLine = (
  visits: readonly RmVisit[],
  x: (visit: RmVisit) => number,
  y: (er: number) => number,
): string =>
  visits.map((visit, i) => `${i > 0 ? `H${x(visit)}V` : `M${x(visit)} `}${y(visit.after.er)}`).join('');

/** One RM cell over the nodes of its path: solid forward, dashed backward, with a fall where a switch lowers ER. */
export function RmCellPath({
  label,
  story,
  vc,
  chosen,
}: {
  label: string;
  story: RmStory;
  vc: number;
  chosen: RmVisit | null;
}): ReactElement {
  const theme = useMoment((s) => s.theme);
  const path = useMoment((s) => s.loaded?.vcs.find(({ id }) => id === vc)?.path) ?? [];
  const now = useMoment((s) => s.now);
  const { visits } = story;
  const [first] = visits;
  const step = (RIGHT - LEFT) / Math.max(1, path.length - 1);
  const xOf = (node: string): number => LEFT + path.indexOf(node) * step;
  const x = ({ node, station }: RmVisit): number =>
    path.includes(node) ? xOf(node) : station === 'turn' ? RIGHT : LEFT;
  const asked = first?.after.er ?? 1;
  const y = (er: number): number => FORWARD + APART + (1 - er / asked) * (BACK - FORWARD - APART);
  const yOut = (er: number): number => y(er) - APART;
  const turn = visits.find(({ station }) => station === 'turn');
  const out = visits.filter((visit) => visit.forward || visit === turn);
  const end = visits.at(-1);
  const home = end?.station === 'home' ? end : null;
  const color = vcColor(theme, vc);
  const lowest = visits.filter(isCut).sort((a, b) => a.after.er - b.after.er)[0];
  const special = chosen !== null && (isCut(chosen) || isMarked(chosen)) ? chosen : null;
  const changed = special ?? lowest ?? visits.find(isMarked) ?? null;
  // Where a switch cuts the loop, only this segment is drawn.
  const begins = first === undefined ? LEFT : x(first);
  const turns = turn === undefined ? RIGHT : x(turn);
  const arrow = (begins + turns) / 2;
  const backY = y(end?.after.er ?? asked);
  const arrowY = yOut(out.findLast((visit) => x(visit) <= arrow)?.after.er ?? asked);
  const mark = changed && { x: x(changed), y: (changed.forward ? yOut : y)(changed.after.er) };
  // The label of a fall near the source is drawn next to it.
  const near = mark !== null && mark.x < LEFT + 165;
  const size = isProjector(theme) ? 'far' : 'near';
  const height = HEIGHT[size];
  const places = loopPlaces(
    backY,
    changed && (changed.forward ? 'forward' : 'backward'),
    LINES[size],
    mark?.y,
    near && changed ? y(changed.before.er) : undefined,
  );
  const textX = near && mark ? mark.x + 10 : LEFT + 4;
  return (
    <svg className={styles.loop} viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={label}>
      {path.slice(1, -1).map((node) => (
        <path key={node} d={`M${xOf(node)} ${FORWARD}V${BACK + 24}`} stroke="var(--rule)" />
      ))}
      <path d={wayLine(out, x, yOut)} stroke={color} strokeWidth="2.5" fill="none" />
      {turn && (
        <>
          <path
            d={`M${turns} ${yOut(turn.after.er)}v${APART}`}
            stroke={color}
            strokeWidth="2.5"
            fill="none"
          />
          <path d={`M${arrow} ${arrowY - 5}l9 5l-9 5Z`} fill={color} />
          <path
            d={wayLine(visits.slice(visits.indexOf(turn)), x, y)}
            stroke={color}
            strokeWidth="2.5"
            strokeDasharray="6 3"
            fill="none"
          />
          {end !== turn && <path d={`M${begins + step * 0.7} ${backY - 5}l-9 5l9 5Z`} fill={color} />}
        </>
      )}
      {mark && (
        <circle cx={mark.x} cy={mark.y} r="5.5" fill="var(--hl)" stroke="var(--ink)" strokeWidth="1.3" />
      )}
      <text x={LEFT} y={FORWARD - 9} className={styles.strong}>
        {words.forward(whole(asked))}
      </text>
      {mark && changed && (
        <text
          x={mark.x + (mark.x > WIDTH * 0.7 ? -10 : 10)}
          y={places.mark}
          textAnchor={mark.x > WIDTH * 0.7 ? 'end' : 'start'}
          className={styles.strong}
        >
          {isCut(changed) ? words.cut : words.marked}
        </text>
      )}
      {turn && end && (
        <text x={textX} y={places.er} className={styles.strong}>
          {words.backward(whole(end.after.er))}
        </text>
      )}
      {home?.acr && (
        <text x={textX} y={places.acr}>
          {words.acr(whole(home.acr[0]), whole(home.acr[1]))}
        </text>
      )}
      {path.map((node, i) => (
        <text
          key={node}
          x={LEFT + i * step}
          y={height - 4}
          textAnchor={i === 0 ? 'start' : i === path.length - 1 ? 'end' : 'middle'}
          dx={i === 0 ? -LEFT : i === path.length - 1 ? WIDTH - RIGHT : 0}
          className={chosen?.node === node ? styles.strong : undefined}
        >
          {i === 0 ? words.source : i === path.length - 1 ? words.destination : node}
        </text>
      ))}
      {end && end.time > now && (
        <text x={WIDTH} y={FORWARD - 9} textAnchor="end">
          {words.ahead}
        </text>
      )}
    </svg>
  );
}
