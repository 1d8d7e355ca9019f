import { type ReactElement, useMemo } from 'react';
import type { LoadedReport, ServiceClass } from '../../../contract/index.ts';
import { shortRate } from '../../format.ts';
import { Marker } from '../../lanes/Marker.tsx';
import { PlotRow } from '../../plot/PlotRow.tsx';
import type { Profile } from '../../plot/paint/style.ts';
import { useProfile } from '../../plot/profile.ts';
import { spokenPort } from '../../plot/shown.ts';
import {
  classesAt,
  classRateAt,
  linkRate,
  type OwnPart,
  ownPart,
  partAt,
  usedAt,
} from '../../rates/classes.ts';
import { useSession } from '../../session/context.ts';
import { useMoment } from '../../store/moment.ts';
import { abrVcs } from '../../store/runKind.ts';
import { shortVcName } from '../../store/vcNames.ts';
import { en } from '../../strings/en.ts';
import { linkUseTexts } from '../../strings/panels/linkUse.ts';
import { ratePanels } from '../../strings/panels/ratePanels.ts';
import { paintClasses } from './paint.ts';
import styles from './style.module.css';
import { classesTable, classesValue, describeClasses } from './words.ts';
import '../../rates/lanes.css';

const words = ratePanels.classes;

/** With more routes than this a projector has no room for the panel next to windows or a cut loop. */
const MOST_ROUTES = 7;
/** Heights with one class and with several, CSS pixels: least and largest on a laptop, least on a projector. */
const HEIGHTS = { one: [60, 84, 112], several: [112, 150, 178] } as const;

/** Title of the panel; a projector has room for a short one only. */
function titleOf(alone: boolean, profile: Profile): string {
  const [long, brief] = alone ? [linkUseTexts.title, linkUseTexts.brief] : [words.title, words.brief];
  return profile === 'projector' ? brief : long;
}

/** Use of the shown port's link over time, split by service class. */
export function BandwidthPanel(): ReactElement | null {
  const session = useSession();
  const loaded = useMoment((s) => s.loaded);
  const states = useMoment((s) => s.vcStates);
  const followed = useMoment((s) => s.followedVc);
  const profile = useProfile();
  const inside = profile === 'phone';
  const port = loaded?.port ?? '';
  const classes = useMemo(() => classesAt(loaded, port, states), [loaded, port, states]);
  const own = useMemo(() => ownPart(loaded, followed, port, states), [loaded, followed, port, states]);
  const alone = classes.length === 1;
  if (classes.length === 0) return null;
  const [least, most, large] = alone ? HEIGHTS.one : HEIGHTS.several;
  const view = { port, classes, capacity: linkRate(loaded, port), own };
  return (
    <PlotRow
      name="bandwidth"
      title={titleOf(alone, profile)}
      notes={inside ? [] : [alone ? words.unitOfOne : words.unit]}
      left={<Signs port={port} classes={classes} own={own} rates={inside} />}
      right={!inside && <Rates port={port} classes={classes} own={own} />}
      style={{
        '--classes-min': `${least}px`,
        '--classes-max': `${most}px`,
        '--classes-projector': `${large}px`,
        '--classes-beside': abrVcs(loaded).length > MOST_ROUTES ? 'none' : 'grid',
      }}
      label={(alone ? words.labelOfOne : words.label)(spokenPort(port))}
      paint={(frame) => paintClasses(frame, view)}
      describe={() => describeClasses(session)}
      valueAt={(time) => classesValue(session, time)}
      table={() => classesTable(session)}
    />
  );
}

interface ListProps {
  readonly port: string;
  readonly classes: readonly ServiceClass[];
  readonly own: OwnPart | null;
}

/** Rows of the list from top to bottom: the classes of the stack, and the followed VC below its class. */
const listed = ({ classes, own }: ListProps): readonly (ServiceClass | OwnPart)[] =>
  classes
    .toReversed()
    .flatMap((serviceClass) => (own?.serviceClass === serviceClass ? [serviceClass, own] : [serviceClass]));

/** The use of the link, then the rate of each row of the list, at the cursor or the head; empty where they are unknown. */
function useRates(props: ListProps): readonly string[] {
  const { port, classes } = props;
  const session = useSession();
  return useMoment(({ cursor, now, loaded }) => {
    const time = cursor ?? now;
    const used = usedAt(session, loaded, classes, time);
    const rates = listed(props).map((layer) => {
      const isClass = typeof layer === 'string';
      const value = isClass
        ? classRateAt(session, port, layer, time)
        : partAt(session, loaded, layer.vc, time);
      if (Number.isNaN(value)) return '';
      return isClass ? shortRate(value) : words.percent(Math.round(value));
    });
    return [Number.isNaN(used) ? '' : words.used(Math.round(used)), ...rates];
  });
}

/** Name of a VC in the list; prefixed where it would equal the name of its class. */
function partName(loaded: LoadedReport | null, { vc, serviceClass }: OwnPart): string {
  const name = shortVcName(loaded, vc);
  return name === words.names[serviceClass] ? en.panels.vc(name) : name;
}

/** Pattern and name of each class in the order of the stack, with the followed VC; with rates where no gutter shows them. */
function Signs({ rates, ...props }: ListProps & { readonly rates: boolean }): ReactElement {
  const loaded = useMoment((s) => s.loaded);
  const [used, ...shown] = useRates(props);
  return (
    <ul className={styles.list}>
      {rates && (
        <li>
          <b aria-hidden="true">{used}</b>
        </li>
      )}
      {listed(props).map((layer, i) =>
        typeof layer === 'string' ? (
          <li key={layer}>
            {words.names[layer]} <i className={styles.sign} data-class={layer} />
            {rates && <b aria-hidden="true">{shown[i]}</b>}
          </li>
        ) : (
          <li key="own" data-brief="true">
            {partName(loaded, layer)} <Marker vc={layer.vc} />
            {rates && <b aria-hidden="true">{shown[i]}</b>}
          </li>
        ),
      )}
    </ul>
  );
}

function Rates(props: ListProps): ReactElement {
  const rates = useRates(props);
  return (
    <ul className={styles.list} aria-hidden="true">
      {['used', ...listed(props).map((layer) => (typeof layer === 'string' ? layer : 'own'))].map(
        (key, i) => (
          <li key={key} data-brief={key === 'used' || key === 'own'}>
            <b>{rates[i]}</b>
          </li>
        ),
      )}
    </ul>
  );
}
