import type { ChoiceParameter, NumberParameter } from '../../../contract/index.ts';
import { unitName } from '../../../strings/en/units.ts';
import { parameterValue } from '../../format.ts';
import { useMoment } from '../../store/moment.ts';
import { useLocked } from '../../store/page.ts';
import { Locked } from '../../widgets/Locked.tsx';
import { ChoiceRow, NumberRow } from './rows.tsx';

interface FieldProps<Spec, Value> {
  readonly spec: Spec;
  /** Of the edit that it asks for. */
  readonly path: string;
  readonly applied: Value;
  /** Id of what is said about it elsewhere on the page. */
  readonly helpText?: string;
}

/** A number of the run, changed while it goes on. */
export function NumberField({
  spec,
  path,
  applied,
  helpText,
  bufferCells,
  range,
}: FieldProps<NumberParameter, number> & {
  readonly bufferCells: number;
  readonly range?: { readonly min: number; readonly max: number };
}) {
  const asked = useMoment((s) => s.requested[path]);
  const refusal = useMoment((s) => s.rejected[path]);
  const set = useMoment((s) => s.set);
  const forgive = useMoment((s) => s.forgive);
  const locked = useLocked(path);
  if (locked)
    return <Locked label={spec.label} value={`${parameterValue(spec, applied)} ${unitName(spec.unit)}`} />;
  return (
    <NumberRow
      path={path}
      spec={spec}
      max={spec.max === 'buffer' ? bufferCells : spec.max}
      value={typeof asked === 'number' ? asked : applied}
      applied={applied}
      refusal={refusal}
      helpText={helpText}
      {...(range && { range })}
      onChange={(value) => set(path, value)}
      onSame={() => forgive(path)}
    />
  );
}

/** One of a few words of the run. */
export function ChoiceField({
  spec,
  path,
  applied,
  helpText,
  here,
}: FieldProps<ChoiceParameter, string> & {
  /** What is said instead of the value that is not in force everywhere, and so may be chosen. */
  readonly here?: string;
}) {
  const set = useMoment((s) => s.set);
  const locked = useLocked(path);
  if (locked) return <Locked label={spec.label} value={parameterValue(spec, applied)} />;
  return (
    <ChoiceRow
      path={path}
      spec={spec}
      value={applied}
      helpText={helpText}
      here={here}
      onChange={(value) => set(path, value)}
    />
  );
}
