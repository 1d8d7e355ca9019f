import { type ReactElement, useMemo } from 'react';
import { CLASS_NAMES, type PolicyInfo, type PortState, type ServiceClass } from '../../contract/index.ts';
import { whole } from '../format.ts';
import { Row } from '../plot/row/Row.tsx';
import { shownPort } from '../plot/shown.ts';
import { useSession } from '../session/context.ts';
import { useMoment } from '../store/moment.ts';
import { portOfClass } from '../store/paths.ts';
import { abrVcs } from '../store/runKind.ts';
import { classTexts as words } from '../strings/panels/classes.ts';
import { inParts } from '../strings/text.ts';
import { isProjector, vcColor } from '../theme/tokens/tokens.ts';
import { appliedThresholds } from '../thresholds/thresholds.ts';
import { tracesOf } from '../traces/index.ts';
import { percentage } from '../widgets/cssValues.ts';
import { isColumn, useStageSize } from '../widgets/stageSize.ts';
import { cellsByVc, classesCrossing, fillingText, isLimited, scaleOf } from './classes.ts';
import styles from './style.module.css';

/** Lanes of VCs with rate control that leave room for the parts where height is scarce. */
const MOST_RATED = 3;

const percent = (part: number): string => percentage(Math.min(1, part));

/** The buffer of the shown port where each service class has places of its own: a part for each, on one scale. */
export function ClassBuffers(): ReactElement | null {
  const port = useMoment(shownPort);
  const loaded = useMoment((s) => s.loaded);
  const states = useMoment((s) => s.vcStates);
  const classes = useMemo(
    () => (port?.classes === undefined ? [] : classesCrossing(loaded, port.id, states)),
    [loaded, port, states],
  );
  const projector = useMoment((s) => isProjector(s.theme));
  const size = useStageSize();
  // Next to lanes for many VCs a projector and a low page have no height for it.
  const crowded = abrVcs(loaded).length > MOST_RATED && (projector || (size.low && !isColumn(size)));
  const scale = port === null ? 1 : scaleOf(port, classes);
  if (port === null || classes.length === 0 || crowded) return null;
  return (
    <Row name="class-buffers" title={projector ? words.brief : words.title} notes={[words.unit]}>
      <ul className={styles.parts}>
        {classes.map((serviceClass) => (
          <Part key={serviceClass} port={port} serviceClass={serviceClass} scale={scale} />
        ))}
      </ul>
    </Row>
  );
}

/** Thresholds of the policy that judges a class. */
const ticksOf = (policies: readonly PolicyInfo[] | undefined, port: PortState, serviceClass: ServiceClass) =>
  appliedThresholds(
    policies?.find(({ id }) => id === port.classes?.[serviceClass].policy),
    portOfClass(port, serviceClass),
  ).filter(({ cells }) => cells > 0);

interface PartProps {
  readonly port: PortState;
  readonly serviceClass: ServiceClass;
  readonly scale: number;
}

/** Name, track as long as its places, cells by VC in their colours, thresholds, and the filling in words. */
function Part({ port, serviceClass, scale }: PartProps): ReactElement {
  const theme = useMoment((s) => s.theme);
  const states = useMoment((s) => s.vcStates);
  const policies = useMoment((s) => s.catalog?.policies);
  const places = port.classes?.[serviceClass].bufferCells ?? 0;
  const limited = isLimited(places);
  const ticks = ticksOf(policies, port, serviceClass);
  const session = useSession();
  const vcs = states.filter((vc) => vc.serviceClass === serviceClass);
  /** How many cells of each wait; null while nothing is known of the buffer. */
  const waiting = useMoment(() => {
    const buffer = tracesOf(session).shown.view()?.buffer;
    if (buffer === undefined) return null;
    const counts = cellsByVc(buffer);
    return vcs.map(({ id }) => counts.get(id) ?? 0);
  });
  const all = waiting?.reduce((sum, cells) => sum + cells, 0);
  return (
    <li data-class={serviceClass}>
      <span className="strong">{CLASS_NAMES[serviceClass]}</span>
      <span className={styles.scale} aria-hidden="true">
        <span
          className={styles.track}
          data-open={!limited}
          style={{ width: percent(limited ? places / scale : 1) }}
        />
        <span className={styles.cells}>
          {vcs.map(({ id }, i) => (
            <i
              key={id}
              data-vc={id}
              style={{ background: vcColor(theme, id), width: percent((waiting?.[i] ?? 0) / scale) }}
            />
          ))}
        </span>
        {ticks
          .filter(({ cells }) => cells <= scale)
          .map(({ label, cells }) => (
            <i key={label} className={styles.tick} style={{ left: percent(cells / scale) }} />
          ))}
      </span>
      <span className={styles.filling}>{all === undefined ? '' : fillingText(all, places)}</span>
      <small className="muted">
        {inParts(ticks.map(({ label, cells }) => words.threshold(label, whole(cells))))}
      </small>
    </li>
  );
}
