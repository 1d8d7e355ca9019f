import { type ReactElement, useMemo, useRef } from 'react';
import type { LoadedReport, ServiceClass } from '../../../contract/index.ts';
import { shortRate } from '../../format.ts';
import { Marker } from '../../lanes/Marker.tsx';
import { PlotRow } from '../../plot/PlotRow.tsx';
import type { Profile } from '../../plot/paint/style.ts';
import { useProfile } from '../../plot/profile.ts';
import { spokenPort } from '../../plot/shown.ts';
import { useWords } from '../../plot/useWords.ts';
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
import { ratedVcs, shortVcName } from '../../store/rated.ts';
import { en } from '../../strings/en.ts';
import { linkUseTexts } from '../../strings/panels/linkUse.ts';
import { ratePanels } from '../../strings/panels/ratePanels.ts';
import { setText } from '../../widgets/words/setText.ts';
import { paintClasses } from './paint.ts';
import styles from './style.module.css';
import { classesTable, classesValue, describeClasses } from './words.ts';
import '../../rates/lanes.css';

const words = ratePanels.classes;

/** Above more routes than that a projector has no height for it next to windows or a cut loop. */
const MOST_ROUTES = 7;
/** Least and largest height of the panel on a laptop, and the least on a projector, CSS pixels, with one class and with several. */
const HEIGHTS = { one: [60, 84, 112], several: [112, 150, 178] } as const;

/** A projector has room for a short title. */
function titleOf(alone: boolean, profile: Profile): string {
  const [long, brief] = alone ? [linkUseTexts.title, linkUseTexts.brief] : [words.title, words.brief];
  return profile === 'projector' ? brief : long;
}

/** How the link of the shown port is used, and shared among service classes. */
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
        '--classes-beside': ratedVcs(loaded).length > MOST_ROUTES ? 'none' : 'grid',
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

/** What is in the lists, from top to bottom: the classes of the stack, and the VC below its class. */
const listed = ({ classes, own }: ListProps): readonly (ServiceClass | OwnPart)[] =>
  classes
    .toReversed()
    .flatMap((serviceClass) => (own?.serviceClass === serviceClass ? [serviceClass, own] : [serviceClass]));

/** The use of the link and the rates of the classes at the cursor or the head, written into the elements of a list. */
function useRates({ port, classes, own }: ListProps) {
  const list = useRef<HTMLUListElement>(null);
  useWords([port, classes, own], ({ session, time, state: { loaded } }) => {
    const places = list.current?.getElementsByTagName('b') ?? [];
    const used = usedAt(session, loaded, classes, time);
    setText(places[0] ?? null, Number.isNaN(used) ? '' : words.used(Math.round(used)));
    listed({ port, classes, own }).forEach((layer, i) => {
      const isClass = typeof layer === 'string';
      const value = isClass
        ? classRateAt(session, port, layer, time)
        : partAt(session, loaded, layer.vc, time);
      const text = isClass ? shortRate(value) : words.percent(Math.round(value));
      setText(places[i + 1] ?? null, Number.isNaN(value) ? '' : text);
    });
  });
  return list;
}

/** A VC may be called as its class is. */
function partName(loaded: LoadedReport | null, { vc, serviceClass }: OwnPart): string {
  const name = shortVcName(loaded, vc);
  return name === words.names[serviceClass] ? en.panels.vc(name) : name;
}

/** Pattern and name of each class, in the order of the stack, and the VC among them; next to them their rates, where no gutter has those. */
function Signs({ rates, ...props }: ListProps & { readonly rates: boolean }): ReactElement {
  const loaded = useMoment((s) => s.loaded);
  const list = useRates(props);
  return (
    <ul className={styles.list} ref={list}>
      {rates && (
        <li>
          <b aria-hidden="true" />
        </li>
      )}
      {listed(props).map((layer) =>
        typeof layer === 'string' ? (
          <li key={layer}>
            {words.names[layer]} <i className={styles.sign} data-class={layer} />
            {rates && <b aria-hidden="true" />}
          </li>
        ) : (
          <li key="own" data-brief="true">
            {partName(loaded, layer)} <Marker vc={layer.vc} />
            {rates && <b aria-hidden="true" />}
          </li>
        ),
      )}
    </ul>
  );
}

function Rates(props: ListProps): ReactElement {
  const list = useRates(props);
  return (
    <ul className={styles.list} ref={list} aria-hidden="true">
      {['used', ...listed(props).map((layer) => (typeof layer === 'string' ? layer : 'own'))].map((key) => (
        <li key={key} data-brief={key === 'used' || key === 'own'}>
          <b />
        </li>
      ))}
    </ul>
  );
}
