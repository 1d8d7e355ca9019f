import { type ReactElement, useId, useMemo } from 'react';
import type { StateArrow, StateDiagram } from '../../../../contract/index.ts';
import { useSession } from '../../../session/context.ts';
import type { Session } from '../../../session/session.ts';
import { type Moment, useMoment } from '../../../store/moment.ts';
import { shortVcName } from '../../../store/vcNames.ts';
import { vcStateTexts as words } from '../../../strings/panels/vcStates.ts';
import { tracesOf } from '../../../traces/index.ts';
import { BOX, boxesOf, type Edge, edgesOf, SIZE } from './layout.ts';
import styles from './style.module.css';

/** Letters in a box; of more VCs their number is there. */
const MOST_LETTERS = 18;

/** Which VCs are in each state at the head, in words; those that do not cross the port are in none. */
export function vcsByState(session: Session, { loaded }: Moment, states: number): readonly string[] {
  const now = tracesOf(session).shown.view()?.states ?? null;
  return Array.from({ length: states }, (_, state) => {
    const vcs = loaded?.vcs.filter((_vc, i) => now?.[i] === state) ?? [];
    const names = vcs.map(({ id }) => shortVcName(loaded, id)).join(' ');
    return names.length > MOST_LETTERS ? words.many(vcs.length) : names;
  });
}

/** The state of the VC that is followed, else of the one that was decided on last. */
function ownState(session: Session, { loaded, followedVc, decidedVc }: Moment): number {
  const place = loaded?.vcs.findIndex(({ id }) => id === (followedVc ?? decidedVc)) ?? -1;
  return tracesOf(session).shown.view()?.states?.[place] ?? -1;
}

/** A letter of the figure, with a bar where it does not hold. */
const Sign = ({ letter, holds }: { letter: string; holds: boolean }): ReactElement => (
  <tspan className={holds ? undefined : styles.not}>{letter}</tspan>
);

const Label = ({
  arrow,
  ...place
}: {
  x: number;
  y: number;
  arrow: StateArrow;
  textAnchor: Edge['label']['anchor'];
}) => (
  <text {...place}>
    <Sign letter="e" holds={arrow.last} />
    {arrow.mark !== null && (
      <>
        {' '}
        <Sign letter="m" holds={arrow.mark} />
      </>
    )}
    {` / ${arrow.accepted ? 'A' : 'D'}`}
  </text>
);

/** The states that the rule keeps for each VC, how cells lead from one to the next, and where each VC is now. */
export function VcStates({ diagram }: { readonly diagram: StateDiagram }): ReactElement {
  const session = useSession();
  const id = useId();
  const { states, arrows } = diagram;
  const boxes = useMemo(() => boxesOf(diagram), [diagram]);
  const edges = useMemo(() => edgesOf(diagram), [diagram]);
  const vcs = useMoment((moment) => vcsByState(session, moment, states.length));
  const own = useMoment((moment) => ownState(session, moment));
  const nameOf = (state: number): string => states[state] ?? '';
  return (
    <details className={styles.states} data-panel="vcStates" data-leaves="states">
      <summary className="pressable">
        {words.title}
        <span className={styles.now}>
          {states
            .map((state, i) => vcs[i] && `${state}: ${vcs[i]}`)
            .filter(Boolean)
            .join('; ')}
        </span>
      </summary>
      <svg
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        role="img"
        aria-label={words.label}
        aria-describedby={id}
      >
        <defs>
          <marker
            id={`${id}head`}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            orient="auto"
          >
            <path d="M0 0L8 4L0 8z" className={styles.head} />
          </marker>
        </defs>
        {edges.map((edge) => (
          <g key={`${edge.from} ${edge.to}`}>
            <path d={edge.path} className={styles.edge} markerEnd={`url(#${id}head)`} />
            {edge.lines.map((line) => (
              <Label key={line.y} {...line} textAnchor={edge.label.anchor} />
            ))}
          </g>
        ))}
        {states.map((state, i) => (
          <g key={state} transform={`translate(${boxes[i]?.x} ${boxes[i]?.y})`} data-state={state}>
            <rect
              x={-BOX.width / 2}
              y={-BOX.height / 2}
              width={BOX.width}
              height={BOX.height}
              className={i === own ? styles.own : styles.box}
            />
            <text y={-4} textAnchor="middle" className="strong">
              {state}
            </text>
            <text y={13} textAnchor="middle">
              {vcs[i]}
            </text>
          </g>
        ))}
      </svg>
      <ul id={id} className="unseen">
        {arrows.map((arrow) => (
          <li key={JSON.stringify(arrow)}>{words.arrow(arrow, nameOf(arrow.from), nameOf(arrow.to))}</li>
        ))}
      </ul>
      <p className={styles.key}>
        {words.key.map(([letter, meaning, other]) => (
          <span key={letter}>
            <b>{letter}</b> {meaning}
            {other !== '' && (
              <>
                , <b className={styles.not}>{letter}</b> {other}
              </>
            )}
          </span>
        ))}
      </p>
    </details>
  );
}
