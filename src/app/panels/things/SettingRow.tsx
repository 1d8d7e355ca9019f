import { type ReactElement, useState } from 'react';
import {
  type ChoiceParameter,
  NO_ITEMS,
  type NumberParameter,
  type ParameterValue,
  type Settings,
} from '../../../contract/index.ts';
import { unitName } from '../../../strings/en/units.ts';
import { parameterValue, portName, shortNumber } from '../../format.ts';
import { thingWords as words } from '../../strings/panels/things.ts';
import { Locked } from '../../widgets/Locked.tsx';
import { ChoiceRow, NumberRow, type Refused } from '../policy/rows.tsx';
import { changesFor } from './changes.ts';
import { derivedValue, sharesBehind } from './derived.ts';
import { useHelpLine } from './help/HelpLine.tsx';
import { ListRow } from './list/ListRow.tsx';
import type { Row } from './rows.ts';
import type { PortShare } from './shares.ts';
import type { Network } from './things.ts';
import type { Values } from './values.ts';
import { differing, faultOf } from './values.ts';

interface SettingRowProps extends Values {
  readonly row: Row;
  readonly settings: Settings;
  readonly network: Network;
}

/** So many places where a value differs are named. */
const FEW = 4;
/** Characters of a list that is only named. */
const LONGEST = 60;

const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** One setting of a thing: in all the places that it has, if the card is about several. */
export function SettingRow(props: SettingRowProps): ReactElement {
  const { row, settings, network, read, change, isLocked, refusalOf, forgive, ports } = props;
  const helpText = useHelpLine();
  const { spec, places } = row;
  /** What was typed and no document can have. */
  const [fault, setFault] = useState<Refused | null>(null);
  const { value, others } = differing(row, read);
  const basis = { network, settings, read, ports };
  const isOpen = value === null && others.length === 0;
  const derived = isOpen ? derivedValue(basis, places) : null;
  const shares = isOpen ? sharesBehind(basis, places) : null;
  const text = (one: ParameterValue | null) => {
    if (one !== null) return short(parameterValue(spec, one));
    const from = shares === null ? words.follows : words.followsSharing;
    return derived === null ? from : words.derived(parameterValue(spec, derived), from);
  };
  if (places.some(({ path }) => isLocked?.(path)))
    return (
      <Locked
        label={spec.label}
        value={`${text(value)} ${spec.kind === 'number' ? unitName(spec.unit) : ''}`}
      />
    );
  const set = (next: ParameterValue) => {
    const reason = row.setting.isLive ? null : faultOf(row.setting, next);
    setFault(reason && { value: next, reason });
    if (reason === null) change(changesFor(row, next, settings, read));
  };
  const refusal = fault ?? places.map(({ path }) => refusalOf?.(path)).find((one) => one !== undefined);
  const here = others.length > 0 ? words.notAll(text(value)) : undefined;
  const word = wordsOf(row);
  const number = typeof value === 'number' ? value : null;
  return (
    <>
      {row.list !== undefined && row.setting.kind === 'list' && (
        <ListRow
          spec={spec}
          words={row.list}
          setting={row.setting}
          text={String(value ?? NO_ITEMS)}
          helpText={helpText}
          refusal={refusal}
          onFault={setFault}
          onChange={set}
        />
      )}
      {spec.kind === 'choice' && row.setting.kind !== 'list' && (
        <ChoiceRow
          spec={spec}
          value={String(value ?? '')}
          helpText={helpText}
          here={here}
          refusal={refusal}
          onChange={set}
        />
      )}
      {word && (
        <ChoiceRow
          spec={word}
          value={number === null ? word.default : ''}
          helpText={helpText}
          here={here}
          onChange={(next) => set(next === word.default ? next : 1)}
        />
      )}
      {spec.kind === 'number' && !(word && number === null) && (
        <NumberRow
          spec={spec}
          max={Number(spec.max)}
          value={number}
          applied={number}
          refusal={refusal}
          helpText={helpText}
          none={text(null)}
          usual={typeof derived === 'number' ? derived : null}
          onChange={set}
          onSame={() => {
            setFault(null);
            forgive?.(places.map(({ path }) => path));
          }}
        />
      )}
      {shares !== null && <Shares list={derived === null ? shares : []} />}
      {shares === null && others.length === 0 && spec.kind === 'number' && !word && (
        <Meaning spec={spec} value={value} />
      )}
      {others.length > 0 && (
        <p className="hint">
          {words.elsewhere(
            others.slice(0, FEW).map((one) => `${one.of} ${text(one.value)}`.trim()),
            others.length - FEW,
          )}
        </p>
      )}
    </>
  );
}

/** What decides a share without a value; at each port, where that is not the same at all. */
function Shares({ list }: { readonly list: readonly PortShare[] }): ReactElement {
  const each = list.map(({ port, share }) =>
    words.shareAt(portName(port), share === null ? words.equalParts : shortNumber(share)),
  );
  return <p className="hint">{[words.followsSharing, ...each].join('; ')}</p>;
}

/** What no value, or 0, stands for. */
function Meaning({
  spec: { zero },
  value,
}: {
  readonly spec: NumberParameter;
  readonly value: ParameterValue | null;
}): ReactElement | null {
  const said = value === null ? words.follows : value === 0 && zero ? words.zero(zero) : null;
  return said === null ? null : <p className="hint">{said}</p>;
}

/** A word that may be there instead of a number, as a choice between the two. */
function wordsOf({ setting, spec, wordLabel }: Row): ChoiceParameter | null {
  if (setting.kind !== 'number' || setting.word === undefined) return null;
  const { name, label, help = '' } = spec;
  const options = [
    { value: setting.word, label: wordLabel ?? setting.word },
    { value: '', label: words.inNumbers },
  ];
  return { kind: 'choice', name, label, help, options, default: setting.word };
}
