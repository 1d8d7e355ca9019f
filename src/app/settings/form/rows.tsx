import { useId } from 'react';
import type { ChoiceParameter, NumberParameter, Reason } from '../../../contract/index.ts';
import { refusal as refusalOf } from '../../../strings/en/reasons/refusal.ts';
import { unitName } from '../../../strings/en/units.ts';
import { exact, parameterValue } from '../../format.ts';
import { en } from '../../strings/en.ts';
import { faults } from '../../strings/faults.ts';
import { LateSlider } from '../../widgets/numbers/LateSlider.tsx';
import { NumberBox } from '../../widgets/numbers/NumberBox.tsx';
import { typedNumber } from '../../widgets/numbers/typedNumber.ts';
import { type OptionGroup, Select } from '../../widgets/Select.tsx';
import { useSaid } from '../../widgets/words/reasons.ts';
import { Term } from '../../widgets/words/Term.tsx';
import { Terms } from '../../widgets/words/Terms.tsx';
import { positions } from './positions.ts';

/** What a parameter is called; pressing it opens what it means. */
export function ParameterName({
  spec: { label, help = '' },
}: {
  readonly spec: Pick<NumberParameter, 'label' | 'help'>;
}) {
  return (
    <span className="parameter-name">
      {help === '' ? (
        label
      ) : (
        <Term name={label}>
          <p>
            <Terms text={help} />
          </p>
        </Term>
      )}
    </span>
  );
}

/** What was refused as values of its kind are written, if that says all of it. */
export function refusedText(spec: NumberParameter, value: unknown): string {
  const text = parameterValue(spec, Number(value));
  return typedNumber(text) === value ? text : typeof value === 'number' ? exact(value) : String(value);
}

/** A value that was refused, and why. */
export type RefusedValue = { readonly value: unknown; readonly reason: Reason };

interface RefusalProps {
  readonly id: string;
  readonly value: string;
  readonly reason: Reason;
  /** What holds instead. */
  readonly kept: string;
}

export function Refusal({ id, value, reason, kept }: RefusalProps) {
  const said = useSaid(reason);
  return (
    <p id={id} className="refusal" role="alert">
      {faults.still(refusalOf(value, reason, said), kept)}
    </p>
  );
}

interface Range {
  readonly min: number;
  readonly max: number;
}

/** `Range: 1 to 2,000 cells.` */
export const rangeText = (spec: NumberParameter, { min, max }: Range): string =>
  en.policy.range(parameterValue(spec, min), parameterValue(spec, max), unitName(spec.unit));

interface NumberRowProps {
  /** Of the edit that it asks for. */
  readonly path?: string | undefined;
  readonly spec: NumberParameter;
  /** For screen readers, where the label is not enough. */
  readonly spoken?: string | undefined;
  /** Upper end of the slider. */
  readonly max: number;
  /** What the box takes, where that is more than the slider has. */
  readonly range?: Range | undefined;
  /** What is shown: a value asked for, else what holds; null: there is none. */
  readonly value: number | null;
  readonly refusal: RefusedValue | undefined;
  /** Id of what is said about it elsewhere on the page. */
  readonly helpText?: string | undefined;
  /** Said where there is no value. */
  readonly none?: string;
  /** What holds where there is no value: shown in grey. */
  readonly usual?: number | null;
  /** Gets what was typed and is no number too. */
  readonly onChange: (value: number | string) => void;
  /** The value that is shown was typed again. */
  readonly onSame: () => void;
}

/** A slider with a number box; a refused value is explained below, and both return to what holds. */
export function NumberRow(props: NumberRowProps) {
  const { path, spec, max, value, refusal, helpText, none = '', usual = null, onChange, onSame } = props;
  const { min } = spec;
  const { spoken = spec.label } = props;
  const range = rangeText(spec, props.range ?? { min, max });
  const [message, ranged] = [useId(), useId()];
  const described = (by: string | undefined) => [by, ranged].filter(Boolean).join(' ');
  const text = (said: number | null) => (said === null ? none : parameterValue(spec, said));
  const at = positions(spec, max);
  const unit = unitName(spec.unit);
  const place = value ?? usual;
  return (
    <div className="parameter" data-path={path} title={[spec.help, range].filter(Boolean).join(' ')}>
      <ParameterName spec={spec} />
      <span id={ranged} hidden>
        {range}
      </span>
      <LateSlider
        label={spoken}
        value={place === null ? at.low : at.to(place)}
        min={at.low}
        max={at.high}
        step={at.step}
        valueText={value === null ? none : `${text(value)} ${unit}`}
        describedBy={described(helpText)}
        onChange={(position) => onChange(spec.integer ? Math.round(at.from(position)) : at.from(position))}
      />
      <NumberBox
        label={unit === '' ? spoken : `${spoken}, ${unit}`}
        value={value ?? Number.NaN}
        shown={value === null ? '' : text(value)}
        unit={unit}
        placeholder={value === null && usual !== null ? parameterValue(spec, usual) : undefined}
        invalid={refusal !== undefined}
        describedBy={described(refusal ? message : helpText)}
        onCommit={(typed) => (typed === value ? onSame() : onChange(typed))}
        onUnreadable={onChange}
      />
      <span className="unit">{unit}</span>
      {refusal && (
        <Refusal
          id={message}
          value={refusedText(spec, refusal.value)}
          reason={refusal.reason}
          kept={text(value)}
        />
      )}
    </div>
  );
}

interface ChoiceRowProps {
  /** Of the edit that it asks for. */
  readonly path?: string | undefined;
  readonly spec: ChoiceParameter;
  /** For screen readers, where the label is not enough. */
  readonly spoken?: string | undefined;
  readonly value: string;
  /** Of the options those under headings. */
  readonly groups?: readonly OptionGroup<string>[] | undefined;
  readonly helpText?: string | undefined;
  /** What is said instead of the value that is not in force everywhere, and so may be chosen. */
  readonly here?: string | undefined;
  readonly refusal?: RefusedValue | undefined;
  readonly onChange: (value: string) => void;
}

/** One of a few words. */
export function ChoiceRow({
  path,
  spec,
  spoken = spec.label,
  value,
  groups = [],
  helpText,
  here,
  refusal,
  onChange,
}: ChoiceRowProps) {
  const message = useId();
  const grouped = new Set(groups.flatMap(({ options }) => options.map(([option]) => option)));
  const others = spec.options.filter((option) => !grouped.has(option.value));
  return (
    <div className="parameter parameter-choice" data-path={path} title={spec.help}>
      <ParameterName spec={spec} />
      <Select
        aria-label={spoken}
        value={here === undefined ? value : ''}
        aria-describedby={refusal ? message : helpText}
        options={[
          ...(here === undefined ? [] : [['', here] as const]),
          ...others.map((option) => [option.value, option.label] as const),
        ]}
        groups={groups}
        onChange={onChange}
      />
      {refusal && (
        <Refusal
          id={message}
          value={parameterValue(spec, String(refusal.value))}
          reason={refusal.reason}
          kept={parameterValue(spec, value)}
        />
      )}
    </div>
  );
}
