import { useId } from 'react';
import type { ChoiceParameter, NumberParameter } from '../../../contract/index.ts';
import { parameterValue } from '../../format.ts';
import { useLocked } from '../../store/page.ts';
import { useStage } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import { Locked } from '../../widgets/Locked.tsx';
import { NumberBox } from '../../widgets/numbers/NumberBox.tsx';
import { Scale } from '../../widgets/numbers/Scale.tsx';
import { typedNumber } from '../../widgets/numbers/typedNumber.ts';
import { useSaid } from '../../widgets/words/reasons.ts';
import { Term } from '../../widgets/words/Term.tsx';
import { Terms } from '../../widgets/words/Terms.tsx';
import { positions } from './positions.ts';

interface FieldProps<Spec, Value> {
  readonly spec: Spec;
  /** Of the edit that it asks for. */
  readonly path: string;
  readonly applied: Value;
  /** Id of what is said about it elsewhere on the page. */
  readonly told?: string;
}

/** What a parameter is called; pressing it opens what it means. */
function ParameterName({
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
  return typedNumber(text) === value ? text : String(value);
}

/** A slider with a number box; a refused value is told below, and both return to what holds. */
export function NumberField({
  spec,
  path,
  applied,
  told,
  bufferCells,
}: FieldProps<NumberParameter, number> & { readonly bufferCells: number }) {
  const message = useId();
  const asked = useStage((s) => s.requested[path]);
  const refusal = useStage((s) => s.rejected[path]);
  const said = useSaid(refusal?.reason);
  const set = useStage((s) => s.set);
  const forgive = useStage((s) => s.forgive);
  const locked = useLocked(path);
  const text = (one: number) => parameterValue(spec, one);
  if (locked) return <Locked label={spec.label} value={`${text(applied)} ${spec.unit}`} />;
  const value = typeof asked === 'number' ? asked : applied;
  const max = spec.max === 'buffer' ? bufferCells : spec.max;
  const at = positions(spec, max);
  return (
    <div className="parameter" title={spec.help}>
      <ParameterName spec={spec} />
      <Scale
        label={spec.label}
        value={at.to(value)}
        min={at.low}
        max={at.high}
        step={at.step}
        valueText={`${text(value)} ${spec.unit}`}
        describedBy={told}
        onChange={(position) => set(path, spec.integer ? Math.round(at.from(position)) : at.from(position))}
      />
      <NumberBox
        label={spec.unit === '' ? spec.label : `${spec.label}, ${spec.unit}`}
        value={value}
        shown={text(value)}
        invalid={refusal !== undefined}
        describedBy={refusal ? message : told}
        onCommit={(typed) => (typed === value ? forgive(path) : set(path, typed))}
        onUnreadable={(typed) => set(path, typed)}
      />
      <span className="unit">{spec.unit}</span>
      {refusal && (
        <p id={message} className="refusal" role="alert">
          {en.policy.rejected(refusedText(spec, refusal.value), said, text(applied))}
        </p>
      )}
    </div>
  );
}

/** One of a few words. */
export function ChoiceField({
  spec,
  path,
  applied,
  told,
  here,
}: FieldProps<ChoiceParameter, string> & {
  /** What is said instead of the value that is not in force everywhere, and so may be chosen. */
  readonly here?: string;
}) {
  const set = useStage((s) => s.set);
  const locked = useLocked(path);
  if (locked) return <Locked label={spec.label} value={parameterValue(spec, applied)} />;
  return (
    <div className="parameter parameter-choice" title={spec.help}>
      <ParameterName spec={spec} />
      <select
        aria-label={spec.label}
        value={here === undefined ? applied : ''}
        aria-describedby={told}
        onChange={(e) => set(path, e.target.value)}
      >
        {here !== undefined && <option value="">{here}</option>}
        {spec.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
