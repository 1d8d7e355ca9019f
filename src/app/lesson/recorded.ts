import { PS_PER_SECOND } from '../../contract/index.ts';
import type { HostedStage } from '../mount.tsx';
import { tracesOf } from '../traces/index.ts';
import type { Curve } from './features.ts';

/** The highest of a trace in each of some columns between two moments, s; empty where nothing of it is recorded. */
export function recordedPeaks(
  { session }: HostedStage,
  trace: string,
  from: number,
  to: number,
  columns: number,
): Curve {
  const channel = tracesOf(session).shown.channel(trace);
  if (!channel) return [];
  return [...channel.spans(from * PS_PER_SECOND, to * PS_PER_SECOND, columns).max];
}
