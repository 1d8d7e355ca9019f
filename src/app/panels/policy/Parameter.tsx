import { useId } from 'react';
import type { NumberParameter, ParameterSpec, PortState } from '../../../contract/index.ts';
import { whole } from '../../format.ts';
import { useLocked } from '../../store/page.ts';
import { BUFFER_PATH, type Mechanism, parameterPath, paramsOf } from '../../store/paths.ts';
import { useStage } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import { Locked } from '../../widgets/Locked.tsx';
import { NumberBox } from '../../widgets/NumberBox.tsx';
import { Scale } from '../../widgets/Scale.tsx';

interface ParameterProps<S extends ParameterSpec> {
  readonly spec: S;
  readonly port: PortState;
  readonly mechanism: Mechanism;
}

const shown = (value: number): string =>
  Number.isInteger(value) ? whole(value) : String(Number(value.toPrecision(4)));

/** Slider positions: the value itself, or thousandths of the logarithmic range. */
function positions({ scale, min, integer }: NumberParameter, max: number) {
  const step = integer ? 1 : (max - min) / 1000;
  if (scale === 'linear') return { low: min, high: max, step, to: (v: number) => v, from: (p: number) => p };
  const low = Math.log(Math.max(min, integer ? 1 : max / 1e6));
  const perStep = (Math.log(max) - low) / 1000;
  const round = (v: number) => (integer ? Math.round(v) : Number(v.toPrecision(3)));
  return {
    low: 0,
    high: 1000,
    step: 1,
    to: (v: number) => Math.round((Math.log(Math.max(v, Math.exp(low))) - low) / perStep),
    from: (p: number) => round(Math.min(max, Math.exp(low + p * perStep))),
  };
}

interface NumberFieldProps {
  readonly spec: NumberParameter;
  readonly path: string;
  readonly applied: number;
  readonly bufferCells: number;
}

function NumberField({ spec, path, applied, bufferCells }: NumberFieldProps) {
  const message = useId();
  const asked = useStage((s) => s.requested[path]);
  const refusal = useStage((s) => s.rejected[path]);
  const set = useStage((s) => s.set);
  const locked = useLocked(path);
  if (locked) return <Locked label={spec.label} value={`${shown(applied)} ${spec.unit}`} />;
  const value = typeof asked === 'number' ? asked : applied;
  const max = spec.max === 'buffer' ? bufferCells : spec.max;
  const at = positions(spec, max);
  const choose = (next: number) => set(path, spec.integer ? Math.round(next) : next);
  return (
    <div className="parameter" title={spec.help}>
      <span className="parameter-name">{spec.label}</span>
      <Scale
        label={spec.label}
        value={at.to(value)}
        min={at.low}
        max={at.high}
        step={at.step}
        valueText={`${shown(value)} ${spec.unit}`}
        onChange={(position) => choose(at.from(position))}
      />
      <NumberBox
        label={`${spec.label}, ${spec.unit}`}
        value={value}
        shown={shown(value)}
        invalid={refusal !== undefined}
        describedBy={refusal ? message : undefined}
        onCommit={choose}
      />
      <span className="unit">{spec.unit}</span>
      {refusal && (
        <p id={message} className="refusal" role="alert">
          {en.policy.rejected(shown(Number(refusal.value)), refusal.reason, shown(applied))}
        </p>
      )}
    </div>
  );
}

/** `1,920`, `25 ms`: cells and VCs go without saying. */
export function parameterText(spec: NumberParameter, port: PortState, mechanism: Mechanism): string {
  const unit = ['', 'cells', 'VCs'].includes(spec.unit) ? '' : `\u00a0${spec.unit}`;
  return `${shown(Number(paramsOf(port, mechanism)[spec.name]))}${unit}`;
}

export function Parameter({ spec, port, mechanism }: ParameterProps<ParameterSpec>) {
  const set = useStage((s) => s.set);
  const path = parameterPath(spec.name, mechanism);
  const value = paramsOf(port, mechanism)[spec.name];
  const locked = useLocked(path);
  if (spec.kind === 'number') {
    return <NumberField spec={spec} path={path} applied={Number(value)} bufferCells={port.bufferCells} />;
  }
  if (locked) {
    const option = spec.options.find((one) => one.value === value);
    return <Locked label={spec.label} value={option?.label ?? String(value)} />;
  }
  return (
    <label className="parameter parameter-choice" title={spec.help}>
      <span className="parameter-name">{spec.label}</span>
      <select value={String(value)} onChange={(e) => set(path, e.target.value)}>
        {spec.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Places of the port; the slider spans what is useful to try, the box takes whatever the engine allows. */
const BUFFER: NumberParameter = {
  kind: 'number',
  name: 'buffer',
  label: en.policy.buffer,
  unit: 'cells',
  min: 50,
  max: 20_000,
  integer: true,
  default: 2000,
  role: 'plain',
  scale: 'log',
  help: en.policy.bufferHelp,
};

export function BufferSize({ port }: { readonly port: PortState }) {
  const { bufferCells } = port;
  return <NumberField spec={BUFFER} path={BUFFER_PATH} applied={bufferCells} bufferCells={bufferCells} />;
}
