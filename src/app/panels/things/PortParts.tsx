import type { ReactElement } from 'react';
import {
  type ChoiceParameter,
  formatPath,
  type Mechanism,
  type MechanismInfo,
  type ParameterSpec,
  type ParameterValue,
  type PortState,
  policyName,
} from '../../../contract/index.ts';
import { parameterValue } from '../../format.ts';
import { isLocked } from '../../link/controls.ts';
import { useSession } from '../../session/context.ts';
import { pageOf, usePage } from '../../store/page.ts';
import { mechanismsIn, paramsOf, runningAt } from '../../store/paths.ts';
import { decidingMechanisms } from '../../store/rated.ts';
import { stageOf, useStage } from '../../store/stage.ts';
import { closeThing, type Thing } from '../../store/thing.ts';
import { thingWords as words } from '../../strings/panels/things.ts';
import { Locked } from '../../widgets/Locked.tsx';
import { useHelp } from '../../widgets/words/help.ts';
import { BUFFER } from '../policy/Parameter.tsx';
import { ChoiceRow, NumberRow } from '../policy/rows.tsx';
import styles from './style.module.css';

/** Ports of the run that a card is about: one, those of a switch, or all of them. */
export const chosenPorts = ({ kind, id }: Thing, ports: readonly PortState[]): readonly PortState[] =>
  ports.filter((port) => id === null || (kind === 'port' ? port.id === id : port.id.split('>')[0] === id));

interface LiveRowProps {
  readonly spec: ParameterSpec;
  /** Of the edits that it asks for, one for each port. */
  readonly paths: readonly string[];
  /** In force at each. */
  readonly values: readonly (ParameterValue | undefined)[];
  /** Places of the first port. */
  readonly places: number;
}

/** A setting of one port, or the same of several. */
function LiveRow({ spec, paths, values, places }: LiveRowProps): ReactElement {
  const [path = ''] = paths;
  const [first] = values;
  const asked = useStage((s) => s.requested[path]);
  const refusal = useStage((s) => s.rejected[path]);
  const set = useStage((s) => s.set);
  const forgive = useStage((s) => s.forgive);
  const lock = usePage((s) => s.lock);
  const text = (value: ParameterValue | undefined) =>
    value === undefined ? '' : parameterValue(spec, value);
  const isMixed = values.some((value) => value !== first);
  const change = (value: ParameterValue) => {
    for (const one of paths) set(one, value);
  };
  if (paths.some((one) => isLocked(lock, one))) return <Locked label={spec.label} value={text(first)} />;
  if (spec.kind === 'choice')
    return (
      <ChoiceRow
        spec={spec}
        value={String(asked ?? first ?? '')}
        here={isMixed ? words.notAll(text(first)) : undefined}
        refusal={refusal}
        onChange={change}
      />
    );
  const applied = typeof first === 'number' ? first : null;
  return (
    <>
      <NumberRow
        spec={spec}
        max={spec.max === 'buffer' ? places : spec.max}
        value={typeof asked === 'number' ? asked : applied}
        applied={applied}
        refusal={refusal}
        onChange={change}
        onSame={() => forgive(path)}
      />
      {isMixed && <p className="hint">{words.elsewhere([...new Set(values.map(text))].slice(1), 0)}</p>}
    </>
  );
}

/** Mechanisms by their short names; a rule of the reader's own by its name. */
function choiceOf(mechanism: Mechanism, known: readonly MechanismInfo[], running: string): ChoiceParameter {
  const options = known.map(({ id, short, name }) => ({ value: id, label: `${short}: ${name}` }));
  const own = known.some(({ id }) => id === running) ? [] : [{ value: running, label: policyName(running) }];
  const label = words.mechanism[mechanism];
  return { kind: 'choice', name: mechanism, label, options: [...options, ...own], default: running };
}

/** What ports run, with every parameter; the cards of mechanisms say more of each. */
export function PortParts({ thing }: { readonly thing: Thing }): ReactElement | null {
  const session = useSession();
  const ports = chosenPorts(
    thing,
    useStage((s) => s.ports),
  );
  const catalog = useStage((s) => s.catalog);
  const loaded = useStage((s) => s.loaded);
  const withHelp = useHelp(true);
  const [first] = ports;
  if (first === undefined || catalog === null) return null;
  const ids = thing.id === null ? [null] : ports.map(({ id }) => id);
  const openCard = (mechanism: Mechanism) => {
    stageOf(session).getState().watchPort(first.id);
    pageOf(session).setState({ card: mechanism, tab: 'policy' });
    closeThing(session);
  };
  const at = (port: string | null) => ({ port, serviceClass: null });
  return (
    <>
      <LiveRow
        spec={BUFFER}
        paths={ids.map((port) => formatPath({ kind: 'buffer', ...at(port) }))}
        values={ports.map(({ bufferCells }) => bufferCells)}
        places={first.bufferCells}
      />
      {decidingMechanisms({ loaded }).map((mechanism) => {
        const running = runningAt(catalog, first, mechanism);
        const info = running && withHelp(mechanism, running);
        const same = ports.filter((port) => port[mechanism] === first[mechanism]);
        const its = thing.id === null && same.length === ports.length ? ids : same.map(({ id }) => id);
        return (
          <section key={mechanism} aria-label={words.mechanism[mechanism]}>
            <LiveRow
              spec={choiceOf(mechanism, mechanismsIn(catalog, mechanism), first[mechanism])}
              paths={ids.map((port) => formatPath({ kind: 'mechanism', ...at(port), mechanism }))}
              values={ports.map((port) => port[mechanism])}
              places={first.bufferCells}
            />
            {info?.parameters.map((spec) => (
              <LiveRow
                key={spec.name}
                spec={spec}
                paths={its.map((port) =>
                  formatPath({ kind: 'parameter', ...at(port), mechanism, name: spec.name }),
                )}
                values={same.map((port) => paramsOf(port, mechanism)[spec.name])}
                places={first.bufferCells}
              />
            ))}
            <button type="button" className={`button-quiet ${styles.go}`} onClick={() => openCard(mechanism)}>
              {words.openCard(words.mechanism[mechanism].toLowerCase())}
            </button>
          </section>
        );
      })}
    </>
  );
}
