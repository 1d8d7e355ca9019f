import type { ReactElement } from 'react';
import {
  CLASS_NAMES,
  type MechanismInfo,
  type ScenarioDocument,
  SERVICE_CLASSES,
} from '../../../contract/index.ts';
import { whole } from '../../format.ts';
import { useSession } from '../../session/context.ts';
import {
  bufferAt,
  buffersAt,
  classesIn,
  EVERY,
  MOST_CELLS,
  mechanismAt,
  ownClass,
  ownPort,
  type PortId,
} from '../../settings/ports.ts';
import { useKeptRules } from '../../store/rules/keptRules.ts';
import { builderTexts as words } from '../../strings/builder/texts.ts';
import { edit } from '../actions.ts';
import { setClass, setPort } from '../document/ports.ts';
import styles from '../style.module.css';
import { AS_OTHERS, optionsOf, shortOf } from './choices.ts';
import { ChoiceField, NumberField } from './Fields.tsx';
import { PortParameters } from './PortParameters.tsx';

interface ClassFieldsProps {
  readonly document: ScenarioDocument;
  readonly id: PortId;
  /** Of the port, for screen readers. */
  readonly name: string;
  readonly policies: readonly MechanismInfo[];
}

/** Whether service classes have buffers of their own at a port, and what differs there. */
export function ClassFields({ document, id, name, policies }: ClassFieldsProps): ReactElement {
  const session = useSession();
  const kept = useKeptRules((s) => s.rules);
  const used = classesIn(document);
  const own = ownPort(document, id).buffers;
  const set = (values: Parameters<typeof setClass>[3], which: (typeof SERVICE_CLASSES)[number]) =>
    edit(session, (draft) => setClass(draft, id, which, values));
  const modes = ['shared', 'perClass'] as const;
  return (
    <>
      <ChoiceField
        label={words.buffers}
        spoken={`${words.buffers}, ${name}`}
        value={own ?? AS_OTHERS}
        options={[
          [AS_OTHERS, id === EVERY ? words.byClasses : words.asAll],
          ...modes.map((mode) => [mode, words.bufferModes[mode]] as const),
        ]}
        onChoose={(value) =>
          edit(session, (draft) => setPort(draft, id, { buffers: value === AS_OTHERS ? null : value }))
        }
      />
      {buffersAt(document, id) === 'perClass' &&
        SERVICE_CLASSES.filter((serviceClass) => used.has(serviceClass)).map((serviceClass) => {
          const { bufferCells, policy } = ownClass(document, id, serviceClass);
          const spoken = (what: string) => `${words.ofClass(what, CLASS_NAMES[serviceClass])}, ${name}`;
          const info = policies.find(
            (known) => known.id === mechanismAt(document, id, 'policy', serviceClass),
          );
          // What it has where it says nothing.
          const bare = setClass(document, id, serviceClass, { bufferCells: null, policy: null });
          const places = bufferAt(bare, id, serviceClass);
          return (
            <fieldset key={serviceClass} className={styles.port}>
              <legend>{CLASS_NAMES[serviceClass]}</legend>
              <ChoiceField
                label={words.buffer}
                spoken={spoken(words.buffer)}
                value={typeof bufferCells === 'number' ? words.ownBuffer : (bufferCells ?? AS_OTHERS)}
                options={[
                  [AS_OTHERS, words.asPort(places < MOST_CELLS ? whole(places) : words.unlimited)],
                  [words.ownBuffer, words.ownBuffer],
                  ['unlimited', words.unlimited],
                ]}
                onChoose={(value) => {
                  const chosen = value === words.ownBuffer ? bufferAt(document, id) : null;
                  set({ bufferCells: value === 'unlimited' ? value : chosen }, serviceClass);
                }}
              />
              {typeof bufferCells === 'number' && (
                <NumberField
                  label={words.ownBuffer}
                  spoken={spoken(words.ownBuffer)}
                  help={words.help.buffer}
                  unit="cells"
                  isWhole
                  value={bufferCells}
                  min={0}
                  max={MOST_CELLS}
                  onCommit={(cells) => set({ bufferCells: cells }, serviceClass)}
                />
              )}
              <ChoiceField
                label={words.policy}
                spoken={spoken(words.policy)}
                value={policy ?? AS_OTHERS}
                options={[
                  [AS_OTHERS, words.asPort(shortOf(policies, mechanismAt(bare, id, 'policy', serviceClass)))],
                  ...optionsOf(policies, policy, kept),
                ]}
                onChoose={(value) => set({ policy: value === AS_OTHERS ? null : value }, serviceClass)}
              />
              {info && (
                <PortParameters
                  document={document}
                  id={id}
                  serviceClass={serviceClass}
                  mechanism="policy"
                  info={info}
                />
              )}
            </fieldset>
          );
        })}
    </>
  );
}
