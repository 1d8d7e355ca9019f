import type {
  Mechanism,
  NumberParameter,
  ParameterSpec,
  PortState,
  ServiceClass,
} from '../../../contract/index.ts';
import { parameterValue } from '../../format.ts';
import { bufferPath, parameterPath, paramsOf } from '../../store/paths.ts';
import { en } from '../../strings/en.ts';
import { ChoiceField, NumberField } from './fields.tsx';

interface ParameterProps<S extends ParameterSpec> {
  readonly spec: S;
  readonly port: PortState;
  readonly mechanism: Mechanism;
  /** The port is the buffer of this class; null: the port itself. */
  readonly of: ServiceClass | null;
}

/** `1,920`, `25 ms`: cells and VCs go without saying. */
export function parameterText(spec: NumberParameter, port: PortState, mechanism: Mechanism): string {
  const value = paramsOf(port, mechanism)[spec.name];
  if (value === undefined) return '–';
  if (value === 0 && spec.zero) return spec.zero;
  const unit = ['', 'cells', 'VCs'].includes(spec.unit) ? '' : `\u00a0${spec.unit}`;
  return `${parameterValue(spec, value)}${unit}`;
}

export function Parameter({ spec, port, mechanism, of }: ParameterProps<ParameterSpec>) {
  const path = parameterPath(spec.name, mechanism, of);
  const value = paramsOf(port, mechanism)[spec.name];
  if (spec.kind === 'choice') return <ChoiceField spec={spec} path={path} applied={String(value)} />;
  return <NumberField spec={spec} path={path} applied={Number(value)} bufferCells={port.bufferCells} />;
}

/** Places of the port; the slider spans what is useful to try, the box takes whatever the engine allows. */
export const BUFFER: NumberParameter = {
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

/** What the engine takes; its answer says what thresholds and frames ask of that. */
export const BUFFER_RANGE = { min: 1, max: 1_000_000 } as const;

interface BufferSizeProps {
  readonly port: PortState;
  readonly of: ServiceClass | null;
}

export function BufferSize({ port, of }: BufferSizeProps) {
  const { bufferCells } = port;
  return (
    <NumberField
      spec={BUFFER}
      range={BUFFER_RANGE}
      path={bufferPath(of)}
      applied={bufferCells}
      bufferCells={bufferCells}
    />
  );
}
