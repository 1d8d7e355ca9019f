import { type ReactElement, useId } from 'react';
import { CLASS_NAMES, type PortState, type ServiceClass } from '../../contract/index.ts';
import { useSession } from '../session/context.ts';
import { buffersRow } from '../settings/form/portRows.ts';
import { SettingRow } from '../settings/form/SettingRow.tsx';
import { useRunSource } from '../settings/runSource.ts';
import { useMoment } from '../store/moment.ts';
import { chooseClass } from '../store/page.ts';
import { classTexts as words } from '../strings/panels/classes.ts';
import { Radio } from '../widgets/Radio.tsx';
import styles from './choice.module.css';
import { classesCrossing, placesText } from './classes.ts';

export interface ClassChoiceProps {
  readonly port: PortState;
  /** Null where all classes share a buffer. */
  readonly of: ServiceClass | null;
  /** Names only: a projector has no room for more. */
  readonly brief: boolean;
}

/** One buffer for all classes or one for each; then the class whose buffer and policy the card is about. */
export function ClassChoice({ port, of, brief }: ClassChoiceProps): ReactElement | null {
  const source = useRunSource();
  const loaded = useMoment((s) => s.loaded);
  const states = useMoment((s) => s.vcStates);
  const classes = classesCrossing(loaded, port.id, states);
  if (classes.length < 2 && port.classes === undefined) return null;
  return (
    <>
      {!brief && <SettingRow row={buffersRow({ ids: [null] })} source={source} />}
      {port.classes !== undefined && <Classes port={port} classes={classes} chosen={of} brief={brief} />}
    </>
  );
}

interface ClassesProps {
  readonly port: PortState;
  readonly classes: readonly ServiceClass[];
  readonly chosen: ServiceClass | null;
  readonly brief: boolean;
}

function Classes({ port, classes, chosen, brief }: ClassesProps): ReactElement {
  const session = useSession();
  const catalog = useMoment((s) => s.catalog);
  const group = useId();
  const shortOf = (serviceClass: ServiceClass): string =>
    catalog?.policies.find(({ id }) => id === port.classes?.[serviceClass].policy)?.short ?? '';
  return (
    <div role="radiogroup" aria-label={words.group} className={styles.choice}>
      {classes.map((serviceClass) => (
        <label key={serviceClass} data-chosen={serviceClass === chosen}>
          <Radio
            name={group}
            unseen
            checked={serviceClass === chosen}
            onChoose={() => chooseClass(session, serviceClass)}
          />
          <b>{CLASS_NAMES[serviceClass]}</b>
          {!brief && ` ${placesText(port.classes?.[serviceClass].bufferCells ?? 0)} ${shortOf(serviceClass)}`}
        </label>
      ))}
    </div>
  );
}
