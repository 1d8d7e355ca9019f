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

/** Name of a parameter; pressing it opens its explanation. */
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

/** A refused value in the format of its parameter, unless that would round it. */
export function refusedText(spec: NumberParameter, value: unknown): string {
  const text = parameterValue(spec, Number(value));
  return typedNumber(text) === value ? text : typeof value === 'number' ? exact(value) : String(value);
}

export type RefusedValue = { readonly value: unknown; readonly reason: Reason };

interface RefusalProps {
  readonly id: string;
  readonly value: string;
  readonly reason: Reason;
  /** The value that stays in force. */
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

/** Example: `Range: 1 to 2,000 cells.` */
export const rangeText = (spec: NumberParameter, { min, max }: Range): string =>
  en.policy.range(parameterValue(spec, min), parameterValue(spec, max), unitName(spec.unit));

interface NumberRowProps {
  /** Path of the edit that the row requests. */
  readonly path?: string | undefined;
  readonly spec: NumberParameter;
  /** Label for screen readers, where the visible label is not enough. */
  readonly spoken?: string | undefined;
  /** Upper end of the slider. */
  readonly max: number;
  /** Range of the box, where it exceeds the slider's. */
  readonly range?: Range | undefined;
  /** Displayed value: the requested one, else the one in force; null without one. */
  readonly value: number | null;
  readonly refusal: RefusedValue | undefined;
  /** Id of the element with the help text. */
  readonly helpText?: string | undefined;
  /** Text shown where there is no value. */
  readonly none?: string;
  /** Default value, shown in grey where there is no value. */
  readonly usual?: number | null;
  /** Also called with typed text that is not a number. */
  readonly onChange: (value: number | string) => void;
  /** Called when the displayed value was typed again. */
  readonly onSame: () => void;
}

/** A slider with a number box; a refused value is explained below, and both return to the value in force. */
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
  /** Path of the edit that the row requests. */
  readonly path?: string | undefined;
  readonly spec: ChoiceParameter;
  /** Label for screen readers, where the visible label is not enough. */
  readonly spoken?: string | undefined;
  readonly value: string;
  /** Options under headings. */
  readonly groups?: readonly OptionGroup<string>[] | undefined;
  readonly helpText?: string | undefined;
  /** Text shown instead of a value that differs between places; choosing it makes it apply to all. */
  readonly here?: string | undefined;
  readonly refusal?: RefusedValue | undefined;
  readonly onChange: (value: string) => void;
}

/** A row to choose one of a few words. */
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
