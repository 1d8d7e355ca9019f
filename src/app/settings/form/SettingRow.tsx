import { type ReactElement, useState } from 'react';
import {
  type ChoiceParameter,
  NO_ITEMS,
  type NumberParameter,
  type ParameterValue,
} from '../../../contract/index.ts';
import { unitName } from '../../../strings/en/units.ts';
import { parameterValue, portName, shortNumber } from '../../format.ts';
import { elementWords as words } from '../../strings/panels/elementCard.ts';
import { inClauses } from '../../strings/text.ts';
import { Locked } from '../../widgets/Locked.tsx';
import type { PortShare } from '../shares.ts';
import { Explained, useHelpLine } from './HelpLine.tsx';
import { ChoiceRow, NumberRow, type RefusedValue } from './rows.tsx';
import { differing, type FormRow, type Source, type Word } from './source.ts';

/** Most places with differing values that are listed by name. */
const FEW = 4;
/** Option of a choice that selects the number in the box. */
const IN_NUMBERS = 'number';
/** Longest list text that is shown in full, characters. */
const LONGEST = 60;

const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

interface SettingRowProps {
  readonly row: FormRow;
  readonly source: Source;
}

/** Control of one setting; it applies to all places if the form is about several elements. */
export function SettingRow({ row, source }: SettingRowProps): ReactElement {
  const { spec, bufferCells, range } = row;
  const max = spec.kind === 'number' && spec.max === 'buffer' && bufferCells !== undefined;
  return (
    <Explained spec={{ ...spec, ...(max && { max: bufferCells }), ...range }}>
      <Control row={row} source={source} />
    </Explained>
  );
}

function Control({ row, source }: SettingRowProps): ReactElement {
  const { spec, places, spoken, bufferCells, range, words: named = [], groups, list, follows } = row;
  const { read, change, isLocked, refusalOf, forgive } = source;
  const helpText = useHelpLine();
  /** A typed value that no document can have. */
  const [fault, setFault] = useState<RefusedValue | null>(null);
  const { value, others } = differing(row, read);
  const [usual, shares] = [follows?.value ?? null, follows?.shares ?? null];
  const text = (said: ParameterValue | null) => {
    if (said !== null) return short(parameterValue(spec, said));
    const from = shares === null ? words.follows : words.followsSharing;
    return usual === null ? from : words.derived(parameterValue(spec, usual), from);
  };
  if (places.some(({ path }) => isLocked?.(path))) {
    const unit = spec.kind === 'number' ? unitName(spec.unit) : '';
    return <Locked label={spec.label} value={`${text(value)} ${unit}`.trim()} />;
  }
  const set = (next: ParameterValue) => {
    const isWord = named.some((word) => word.value === next);
    const reason = isWord ? null : (row.faultOf?.(next) ?? null);
    setFault(reason && { value: next, reason });
    if (reason === null) change(row.changes?.(next) ?? places.map(({ path }) => [path, next] as const));
  };
  const refusal = fault ?? places.map(({ path }) => refusalOf?.(path)).find((found) => found !== undefined);
  const here = others.length > 0 ? words.notAll(text(value)) : undefined;
  const number = typeof value === 'number' ? value : null;
  const shared = { path: places[0]?.path, spoken, helpText };
  return (
    <>
      {list && (
        <list.Control
          spec={spec}
          words={list.words}
          setting={list.setting}
          text={String(value ?? NO_ITEMS)}
          helpText={helpText}
          refusal={refusal}
          onFault={setFault}
          onChange={set}
        />
      )}
      {spec.kind === 'choice' && !list && (
        <ChoiceRow
          {...shared}
          spec={spec}
          value={String(value ?? '')}
          groups={groups}
          here={here}
          refusal={refusal}
          onChange={set}
        />
      )}
      {named.length > 0 && (
        <ChoiceRow
          {...shared}
          spec={asChoice(spec, named)}
          value={number === null ? String(value ?? named[0]?.value) : IN_NUMBERS}
          here={here}
          onChange={(next) => set(next === IN_NUMBERS ? (usual ?? 1) : next)}
        />
      )}
      {spec.kind === 'number' && (named.length === 0 || number !== null) && (
        <NumberRow
          {...shared}
          spec={spec}
          max={spec.max === 'buffer' ? (bufferCells ?? spec.min) : spec.max}
          range={range}
          value={number}
          refusal={refusal}
          none={text(null)}
          usual={typeof usual === 'number' ? usual : null}
          onChange={set}
          onSame={() => {
            setFault(null);
            forgive?.(places.map(({ path }) => path));
          }}
        />
      )}
      {shares !== null && <Shares list={usual === null ? shares : []} />}
      {shares === null && others.length === 0 && spec.kind === 'number' && named.length === 0 && (
        <Meaning spec={spec} value={value} />
      )}
      {others.length > 0 && (
        <p className="hint">
          {words.elsewhere(
            others.slice(0, FEW).map((other) => `${other.of} ${text(other.value)}`.trim()),
            others.length - FEW,
          )}
        </p>
      )}
    </>
  );
}

/** Port shares that apply to a share without a value, listed for each port where they differ. */
function Shares({ list }: { readonly list: readonly PortShare[] }): ReactElement {
  const each = list.map(({ port, share }) =>
    words.shareAt(portName(port), share === null ? words.equalParts : shortNumber(share)),
  );
  return <p className="hint">{inClauses([words.followsSharing, ...each])}</p>;
}

/** Meaning of a missing value, or of 0. */
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

/** A choice between words that may replace a number, and a number. */
const asChoice = ({ name, label, help = '' }: FormRow['spec'], named: readonly Word[]): ChoiceParameter => {
  const options = [...named, { value: IN_NUMBERS, label: words.inNumbers }];
  return { kind: 'choice', name, label, help, options, default: named[0]?.value ?? IN_NUMBERS };
};
