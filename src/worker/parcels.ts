import type { ChannelColumns, Parcel, Report } from '../contract/index.ts';

/** A report as it is sent. */
export function parcelOf(report: Report): Parcel {
  if (report.type !== 'batch') return report;
  const { space } = report;
  const others = report.others.map((part) => ({ ...part, columns: tableOf(part.columns, space) }));
  return { ...report, columns: tableOf(report.columns, space), others };
}

const tableOf = (columns: readonly ChannelColumns[], space: readonly ArrayBufferLike[]): Float64Array =>
  new Float64Array(
    columns.flatMap(({ channel, firstBin, min, max }) => [
      channel,
      firstBin,
      min.length,
      space.indexOf(min.buffer),
      min.byteOffset,
      space.indexOf(max.buffer),
      max.byteOffset,
    ]),
  );
