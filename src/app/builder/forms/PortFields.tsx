import { Fragment, type ReactElement } from 'react';
import type { Mechanism, ScenarioDocument } from '../../../contract/index.ts';
import { whole } from '../../format.ts';
import { useSession } from '../../session/context.ts';
import { WithHelpLine } from '../../settings/form/HelpLine.tsx';
import { bufferAt, EVERY, MOST_CELLS, mechanismAt, ownPort, type PortId } from '../../settings/ports.ts';
import { useMoment } from '../../store/moment.ts';
import { mechanismsIn } from '../../store/paths.ts';
import { useKeptRules } from '../../store/rules/keptRules.ts';
import { builderTexts as words } from '../../strings/builder/texts.ts';
import { edit } from '../actions.ts';
import { setPort } from '../document/ports.ts';
import { ClassFields } from './ClassFields.tsx';
import { AS_OTHERS, optionsOf, shortOf } from './choices.ts';
import { ChoiceField, NumberField } from './Fields.tsx';
import { PortParameters } from './PortParameters.tsx';

interface PortFieldsProps {
  readonly document: ScenarioDocument;
  readonly id: PortId;
  /** Of the port, for screen readers. */
  readonly name: string;
}

const MECHANISMS: readonly Mechanism[] = ['policy', 'scheduler', 'allocation', 'algorithm'];

/** What a port, or every port, runs with all its parameters; its buffer, and those of service classes. */
export function PortFields({ document, id, name }: PortFieldsProps): ReactElement | null {
  const session = useSession();
  const catalog = useMoment((s) => s.catalog);
  const kept = useKeptRules((s) => s.rules);
  if (catalog === null) return null;
  const own = ownPort(document, id);
  const isEvery = id === EVERY;
  const set = (values: Parameters<typeof setPort>[2]) => edit(session, (draft) => setPort(draft, id, values));
  const hasRateControl = document.vcs.some(({ abr }) => abr !== undefined);
  const mechanism = (key: Mechanism) => {
    const list = mechanismsIn(catalog, key);
    const asOthers = [AS_OTHERS, words.asOthers(shortOf(list, mechanismAt(document, EVERY, key)))] as const;
    const used = isEvery ? mechanismAt(document, id, key) : own[key];
    const info = list.find((known) => known.id === mechanismAt(document, id, key));
    return (
      <Fragment key={key}>
        <ChoiceField
          label={words[key]}
          spoken={`${words[key]}, ${name}`}
          value={used ?? AS_OTHERS}
          options={[...(isEvery ? [] : [asOthers]), ...optionsOf(list, used, key === 'policy' ? kept : [])]}
          onChoose={(value) => set({ [key]: value === AS_OTHERS ? null : value })}
        />
        {info && <PortParameters document={document} id={id} mechanism={key} info={info} />}
      </Fragment>
    );
  };
  return (
    <WithHelpLine>
      {!isEvery && (
        <ChoiceField
          label={words.buffer}
          spoken={`${words.buffer}, ${name}`}
          value={own.bufferCells === undefined ? AS_OTHERS : words.ownBuffer}
          options={[
            [AS_OTHERS, words.asOthers(whole(bufferAt(document, EVERY)))],
            [words.ownBuffer, words.ownBuffer],
          ]}
          onChoose={(value) => set({ bufferCells: value === AS_OTHERS ? null : bufferAt(document, EVERY) })}
        />
      )}
      {(isEvery || own.bufferCells !== undefined) && (
        <NumberField
          label={isEvery ? words.buffer : words.ownBuffer}
          spoken={`${words.buffer}, ${name}`}
          help={words.help.buffer}
          unit="cells"
          isWhole
          value={bufferAt(document, id)}
          min={0}
          max={MOST_CELLS}
          onCommit={(bufferCells) => set({ bufferCells })}
        />
      )}
      {MECHANISMS.filter((key) => key !== 'algorithm' || hasRateControl).map(mechanism)}
      <ClassFields document={document} id={id} name={name} policies={catalog.policies} />
    </WithHelpLine>
  );
}
