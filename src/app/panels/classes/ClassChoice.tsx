import { type ReactElement, useId } from 'react';
import {
  type ChoiceParameter,
  CLASS_NAMES,
  type PortState,
  type ServiceClass,
} from '../../../contract/index.ts';
import { useSession } from '../../session/context.ts';
import { useMoment } from '../../store/moment.ts';
import { pageOf } from '../../store/page.ts';
import { BUFFERS_PATH } from '../../store/paths.ts';
import { classTexts as words } from '../../strings/panels/classes.ts';
import { ChoiceField } from '../policy/fields.tsx';
import styles from './choice.module.css';
import { classesCrossing, placesText } from './classes.ts';

export const BUFFERS: ChoiceParameter = {
  kind: 'choice',
  name: 'buffers',
  label: words.buffers,
  options: [
    { value: 'perClass', label: words.perClass },
    { value: 'shared', label: words.shared },
  ],
  default: 'perClass',
  help: words.hint,
};

export interface ClassChoiceProps {
  readonly port: PortState;
  /** Null where all classes share a buffer. */
  readonly of: ServiceClass | null;
  /** Names only: a projector has no room for more. */
  readonly brief: boolean;
}

/** One buffer for all classes or one for each; then the class whose buffer and policy the card is about. */
export function ClassChoice({ port, of, brief }: ClassChoiceProps): ReactElement | null {
  const loaded = useMoment((s) => s.loaded);
  const states = useMoment((s) => s.vcStates);
  const classes = classesCrossing(loaded, port.id, states);
  if (classes.length < 2 && port.classes === undefined) return null;
  return (
    <>
      {!brief && (
        <ChoiceField
          spec={BUFFERS}
          path={BUFFERS_PATH}
          applied={port.classes === undefined ? 'shared' : 'perClass'}
        />
      )}
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
  const shortOf = (one: ServiceClass): string =>
    catalog?.policies.find(({ id }) => id === port.classes?.[one].policy)?.short ?? '';
  return (
    <div role="radiogroup" aria-label={words.group} className={styles.choice}>
      {classes.map((one) => (
        <label key={one} data-chosen={one === chosen}>
          <input
            type="radio"
            name={group}
            className="unseen"
            checked={one === chosen}
            onChange={() => pageOf(session).setState({ serviceClass: one })}
          />
          <b>{CLASS_NAMES[one]}</b>
          {!brief && ` ${placesText(port.classes?.[one].bufferCells ?? 0)} ${shortOf(one)}`}
        </label>
      ))}
    </div>
  );
}
