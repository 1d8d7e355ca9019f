import { type ChannelColumns, COLUMN_ROW, type Parcel, type Report } from '../../contract/index.ts';

/** The report that was sent. */
export function reportOf(parcel: Parcel): Report {
  if (parcel.type !== 'batch') return parcel;
  const { space } = parcel;
  const others = parcel.others.map((part) => ({ ...part, columns: columnsOf(part.columns, space) }));
  return { ...parcel, columns: columnsOf(parcel.columns, space), others };
}

function columnsOf(table: Float64Array, space: readonly ArrayBuffer[]): ChannelColumns[] {
  return Array.from({ length: table.length / COLUMN_ROW }, (_, row) => {
    const at = row * COLUMN_ROW;
    const bins = (place: number): Float32Array =>
      new Float32Array(space[table[place]] as ArrayBuffer, table[place + 1], table[at + 2]);
    return {
      channel: table[at] as number,
      firstBin: table[at + 1] as number,
      min: bins(at + 3),
      max: bins(at + 5),
    };
  });
}
