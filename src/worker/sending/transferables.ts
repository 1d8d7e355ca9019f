import type { Report } from '../../contract/index.ts';

/** The large buffers of a report, to be handed over instead of copied, each once; small ones are copied as fast. */
export function transferables(report: Report): ArrayBufferLike[] {
  if (report.type === 'frames') return buffersOf(report.frames);
  if (report.type !== 'batch') return [];
  return [...report.space, ...[report, ...report.others].flatMap(({ events }) => buffersOf(events))];
}

const buffersOf = (columns: object | null): ArrayBufferLike[] => [
  ...new Set(
    Object.values(columns ?? {}).flatMap((column) => (ArrayBuffer.isView(column) ? [column.buffer] : [])),
  ),
];
