import {
  type ChannelColumns,
  COLUMN_ROW,
  type Command,
  type Edit,
  type EditsDelta,
  float64At,
  type Report,
  type WireCommand,
  type WireReport,
} from '../../contract/index.ts';

interface Known {
  readonly revision: number;
  readonly edits: readonly Edit[];
}

/** Makes reports out of the parcels of one worker; it keeps the lists of edits that parcels build on. */
export class Unpacker {
  private known = new Map<number, Known>();
  private readonly lost: () => void;
  private isLost = false;

  /** @param lost asks for all lists whole: what came builds on a list that is not the one here */
  constructor(lost: () => void) {
    this.lost = lost;
  }

  /** A command as it is sent: `replaceEdits` as what differs from the list here that it has most in common with. */
  commandOf(command: Command): WireCommand {
    if (command.type !== 'replaceEdits') return command;
    const { edits } = command;
    let best = { branch: 0, from: 0, keep: 0 };
    for (const [branch, { revision, edits: known }] of this.known) {
      const differs = edits.findIndex((edit, i) => edit !== known[i]);
      const keep = differs < 0 ? edits.length : differs;
      if (keep > best.keep) best = { branch, from: revision, keep };
    }
    return { ...command, edits: { ...best, added: edits.slice(best.keep) } };
  }

  /** The report that was sent. */
  reportOf(parcel: WireReport): Report {
    switch (parcel.type) {
      case 'loaded':
        this.known.clear();
        return { ...parcel, edits: this.listOf(1, parcel.edits) };
      case 'applied':
        return { ...parcel, edits: this.listOf(parcel.branch, parcel.edits) };
      case 'branches': {
        const list = parcel.list.map((branch) => ({
          ...branch,
          edits: this.listOf(branch.id, branch.edits),
        }));
        for (const id of this.known.keys())
          if (!list.some((branch) => branch.id === id)) this.known.delete(id);
        return { ...parcel, list };
      }
      case 'batch': {
        const { space } = parcel;
        const others = parcel.others.map((part) => ({ ...part, columns: columnsOf(part.columns, space) }));
        const edits = parcel.edits && this.listOf(parcel.branch, parcel.edits);
        return { ...parcel, columns: columnsOf(parcel.columns, space), edits, others };
      }
      default:
        return parcel;
    }
  }

  private listOf(id: number, { branch, from, revision, keep, added }: EditsDelta): readonly Edit[] {
    const base = this.known.get(branch);
    if (from > 0 && base?.revision !== from) {
      if (!this.isLost) this.lost();
      this.isLost = true;
      return this.known.get(id)?.edits ?? [];
    }
    this.isLost = false;
    const list = base?.edits ?? [];
    const same = keep === list.length && added.length === 0;
    const edits = same ? list : [...list.slice(0, keep), ...added];
    this.known.set(id, { revision, edits });
    return edits;
  }
}

function columnsOf(table: Float64Array, space: readonly ArrayBuffer[]): ChannelColumns[] {
  return Array.from({ length: table.length / COLUMN_ROW }, (_, row) => {
    const at = row * COLUMN_ROW;
    const bins = (place: number): Float32Array =>
      new Float32Array(space[float64At(table, place)] as ArrayBuffer, table[place + 1], table[at + 2]);
    return {
      channel: table[at] as number,
      firstBin: table[at + 1] as number,
      min: bins(at + 3),
      max: bins(at + 5),
    };
  });
}
