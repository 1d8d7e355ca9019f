import type { ReactElement } from 'react';
import { isRuleText, type MechanismInfo, type ScenarioDocument } from '../../../contract/index.ts';
import { whole } from '../../format.ts';
import { useSession } from '../../session/context.ts';
import { ruleName } from '../../store/rules/ruleHead.ts';
import { useStage } from '../../store/stage.ts';
import { builderTexts as words } from '../../strings/builder/texts.ts';
import { edit } from '../actions.ts';
import { EVERY, ownPort, type PortId, setPort, USUAL_PORT } from '../document/settings.ts';
import { ChoiceField, NumberField } from './Fields.tsx';

const MOST_CELLS = 1_000_000;
/** Of a choice: as all other ports have it. */
const AS_OTHERS = '';

/** Mechanisms by name, and the one in use where the list does not have it: a rule of the reader's own. */
function optionsOf(list: readonly MechanismInfo[], used: string | undefined): (readonly [string, string])[] {
  const known = list
    .filter(({ id }) => !isRuleText(id))
    .map(({ id, short, name }) => [id, `${short}: ${name}`] as const);
  const isKnown = used === undefined || known.some(([id]) => id === used);
  return isKnown ? known : [...known, [used, isRuleText(used) ? ruleName(used) : used]];
}

const shortOf = (list: readonly MechanismInfo[], id: string): string =>
  list.find((one) => one.id === id)?.short ?? (isRuleText(id) ? ruleName(id) : id);

interface PortFieldsProps {
  readonly document: ScenarioDocument;
  readonly id: PortId;
  /** Of the port, for screen readers. */
  readonly name: string;
}

/** Policy, rate algorithm and buffer of a port, or of all. */
export function PortFields({ document, id, name }: PortFieldsProps): ReactElement | null {
  const session = useSession();
  const catalog = useStage((s) => s.catalog);
  if (catalog === null) return null;
  const every = { ...USUAL_PORT, ...ownPort(document, EVERY) };
  const own = ownPort(document, id);
  const isEvery = id === EVERY;
  const set = (values: Parameters<typeof setPort>[2]) => edit(session, (one) => setPort(one, id, values));
  const isRated = document.vcs.some(({ abr }) => abr !== undefined);
  const mechanism = (key: 'policy' | 'algorithm', list: readonly MechanismInfo[]) => {
    const asOthers = [AS_OTHERS, words.asOthers(shortOf(list, every[key]))] as const;
    const used = isEvery ? every[key] : own[key];
    return (
      <ChoiceField
        label={words[key]}
        spoken={`${words[key]}, ${name}`}
        value={used ?? AS_OTHERS}
        options={[...(isEvery ? [] : [asOthers]), ...optionsOf(list, used)]}
        onChoose={(value) => set({ [key]: value === AS_OTHERS ? null : value })}
      />
    );
  };
  return (
    <>
      {mechanism('policy', catalog.policies)}
      {isRated && mechanism('algorithm', catalog.algorithms)}
      {!isEvery && (
        <ChoiceField
          label={words.buffer}
          spoken={`${words.buffer}, ${name}`}
          value={own.bufferCells === undefined ? AS_OTHERS : words.ownBuffer}
          options={[
            [AS_OTHERS, words.asOthers(whole(every.bufferCells))],
            [words.ownBuffer, words.ownBuffer],
          ]}
          onChoose={(value) => set({ bufferCells: value === AS_OTHERS ? null : every.bufferCells })}
        />
      )}
      {(isEvery || own.bufferCells !== undefined) && (
        <NumberField
          label={isEvery ? words.buffer : words.ownBuffer}
          spoken={`${words.buffer}, ${name}`}
          unit="cells"
          value={isEvery ? every.bufferCells : (own.bufferCells ?? 0)}
          min={0}
          max={MOST_CELLS}
          onCommit={(bufferCells) => set({ bufferCells: Math.round(bufferCells) })}
        />
      )}
    </>
  );
}
