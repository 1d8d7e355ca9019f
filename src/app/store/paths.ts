import type { ParameterValue, PortState } from '../../contract/index.ts';

/** Edits from the page act on every switch port at once, as in the papers. */
export const POLICY_PATH = 'policy';
export const BUFFER_PATH = 'buffer';
export const parameterPath = (name: string): string => `policy.${name}`;

const PORT_PATH = /^ports\.([^.]+)\.(.+)$/;

/** True for paths that a running simulation takes: policy, its parameters, buffer. */
export function isEditPath(path: string): boolean {
  const inner = PORT_PATH.exec(path)?.[2] ?? path;
  return inner === 'policy' || inner === 'buffer' || inner.startsWith('policy.');
}

/** The value now applied at an edit path, where there is one. */
export function appliedValue(
  ports: readonly PortState[],
  shown: string,
  path: string,
): ParameterValue | undefined {
  const match = PORT_PATH.exec(path);
  const port = ports.find((p) => p.id === (match?.[1] ?? shown));
  const inner = match?.[2] ?? path;
  if (!port) return undefined;
  if (inner === 'policy') return port.policy;
  return inner === 'buffer' ? port.bufferCells : port.params[inner.slice('policy.'.length)];
}
