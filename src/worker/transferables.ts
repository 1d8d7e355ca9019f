import type { BatchReport, BranchPart, FramesReport, Report } from '../contract/index.ts';

/** Every buffer of a report, to be handed over instead of copied. */
export function transferables(report: Report): ArrayBufferLike[] {
  if (report.type === 'frames') return frameBuffers(report);
  if (report.type !== 'batch') return [];
  const parts = [report, ...report.others];
  return [...report.space, ...parts.flatMap(eventBuffers), ...viewBuffers(report)];
}

const frameBuffers = ({ frames }: FramesReport): ArrayBufferLike[] =>
  Object.values(frames ?? {}).flatMap((column) => (ArrayBuffer.isView(column) ? [column.buffer] : []));

const eventBuffers = ({ events }: BatchReport | BranchPart): ArrayBufferLike[] =>
  events === null
    ? []
    : [events.time.buffer, events.code.buffer, events.vc.buffer, events.port.buffer, events.value.buffer];

const viewBuffers = ({ view }: BatchReport): ArrayBufferLike[] =>
  view === null
    ? []
    : [
        view.buffer.buffer,
        view.cwnd.buffer,
        view.ssthresh.buffer,
        view.listed.buffer,
        ...view.wires.map((wire) => wire.buffer),
        ...Object.values(view.rm ?? {}).map((column) => column.buffer),
        ...Object.values(view.credits ?? {}).map((column) => column.buffer),
      ];
