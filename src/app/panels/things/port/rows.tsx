import type { ReactElement } from 'react';
import {
  type ChoiceParameter,
  formatPath,
  type Mechanism,
  type MechanismInfo,
  type PortState,
  policyName,
  type ServiceClass,
} from '../../../../contract/index.ts';
import { useSession } from '../../../session/context.ts';
import { pageOf } from '../../../store/page.ts';
import { mechanismsIn, paramsOf, runningAt } from '../../../store/paths.ts';
import { stageOf, useStage } from '../../../store/stage.ts';
import { closeThing } from '../../../store/thing.ts';
import { thingWords as words } from '../../../strings/panels/things.ts';
import { useHelp } from '../../../widgets/words/help.ts';
import { BUFFER, BUFFER_RANGE } from '../../policy/Parameter.tsx';
import styles from '../style.module.css';
import { LiveRow } from './LiveRow.tsx';

/** What rows are about: ports, or at each of them the buffer of a class. */
export interface Places {
  /** In the paths of edits; null: every port. */
  readonly ids: readonly (string | null)[];
  /** As they are; those of a class with its buffer and policy. */
  readonly states: readonly [PortState, ...PortState[]];
  readonly serviceClass: ServiceClass | null;
}

/** Mechanisms by their short names; a rule of the reader's own by its name. */
function choiceOf(mechanism: Mechanism, known: readonly MechanismInfo[], running: string): ChoiceParameter {
  const options = known.map(({ id, short, name }) => ({ value: id, label: `${short}: ${name}` }));
  const own = known.some(({ id }) => id === running) ? [] : [{ value: running, label: policyName(running) }];
  const label = words.mechanism[mechanism];
  return { kind: 'choice', name: mechanism, label, options: [...options, ...own], default: running };
}

/** Size of a buffer. */
export function BufferRow({ ids, states, serviceClass }: Places): ReactElement {
  return (
    <LiveRow
      spec={BUFFER}
      range={BUFFER_RANGE}
      paths={ids.map((port) => formatPath({ kind: 'buffer', port, serviceClass }))}
      values={states.map(({ bufferCells }) => bufferCells)}
      places={states[0].bufferCells}
    />
  );
}

/** What runs there, with every parameter, and the way to its card. */
export function MechanismRows(props: Places & { readonly mechanism: Mechanism }): ReactElement | null {
  const { ids, states, serviceClass, mechanism } = props;
  const session = useSession();
  const catalog = useStage((s) => s.catalog);
  const withHelp = useHelp(true);
  const [first] = states;
  if (catalog === null) return null;
  const running = runningAt(catalog, first, mechanism);
  const info = running && withHelp(mechanism, running);
  const same = states.filter((state) => state[mechanism] === first[mechanism]);
  const its = ids[0] === null && same.length === states.length ? ids : same.map(({ id }) => id);
  const openCard = () => {
    stageOf(session).getState().watchPort(first.id);
    pageOf(session).setState({ card: mechanism, tab: 'policy', ...(serviceClass && { serviceClass }) });
    closeThing(session);
  };
  return (
    <section aria-label={words.mechanism[mechanism]}>
      <LiveRow
        spec={choiceOf(mechanism, mechanismsIn(catalog, mechanism), first[mechanism])}
        paths={ids.map((port) => formatPath({ kind: 'mechanism', port, serviceClass, mechanism }))}
        values={states.map((state) => state[mechanism])}
        places={first.bufferCells}
      />
      {info?.parameters.map((spec) => (
        <LiveRow
          key={spec.name}
          spec={spec}
          paths={its.map((port) =>
            formatPath({ kind: 'parameter', port, serviceClass, mechanism, name: spec.name }),
          )}
          values={same.map((state) => paramsOf(state, mechanism)[spec.name])}
          places={first.bufferCells}
        />
      ))}
      <button type="button" className={`button-quiet ${styles.go}`} onClick={openCard}>
        {words.openCard(words.mechanism[mechanism])}
      </button>
    </section>
  );
}
