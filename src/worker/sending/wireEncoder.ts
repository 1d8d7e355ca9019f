import {
  type ChannelColumns,
  COLUMN_ROW,
  type Command,
  type Edit,
  type EditsDelta,
  type Report,
  sameEdit,
  type WireCommand,
  type WireReport,
} from '../../contract/index.ts';

interface Sent {
  readonly revision: number;
  readonly edits: readonly Edit[];
}

/** Lists that `replaceEdits` may build on, the newest ones: more than reports that are on their way to the page at a time. */
const MOST_BASES = 64;

/** Makes messages of reports. It knows which lists of edits the page has, and sends what is new in them. */
export class WireEncoder {
  private sent = new Map<number, Sent>();
  private revision = 0;
  /** By revision, oldest first. */
  private readonly bases = new Map<number, readonly Edit[]>();

  /** The page has lost count: the next lists are sent whole. */
  forget(): void {
    this.sent.clear();
  }

  /** The command of a message; null where it builds on a list that is no longer known. */
  commandOf(message: WireCommand): Command | null {
    if (message.type !== 'replaceEdits') return message;
    const { from, keep, added } = message.edits;
    const base = from === 0 ? [] : this.bases.get(from);
    return base === undefined ? null : { ...message, edits: [...base.slice(0, keep), ...added] };
  }

  /** A report as it is sent. */
  wireReportOf(report: Report): WireReport {
    switch (report.type) {
      case 'loaded':
        this.forget();
        return { ...report, edits: this.newEdits(1, report.edits) };
      case 'applied':
        // A branch that is not reported yet begins with the edits of the branch that it left.
        return { ...report, edits: this.newEdits(report.branch, report.edits, report.from) };
      case 'branches': {
        const list = report.list.map((branch) => ({
          ...branch,
          edits: this.newEdits(branch.id, branch.edits, branch.parent ?? branch.id),
        }));
        for (const id of this.sent.keys()) if (!list.some((branch) => branch.id === id)) this.sent.delete(id);
        return { ...report, list };
      }
      case 'batch': {
        const { space, branch } = report;
        const others = report.others.map((part) => ({ ...part, columns: tableOf(part.columns, space) }));
        const edits = report.edits && this.newEdits(branch, report.edits);
        return { ...report, columns: tableOf(report.columns, space), edits, others };
      }
      default:
        return report;
    }
  }

  /** @param parent whose list the page has, where it has none of this branch */
  private newEdits(id: number, edits: readonly Edit[], parent = id): EditsDelta {
    const branch = this.sent.has(id) ? id : parent;
    const base = this.sent.get(branch) ?? { revision: 0, edits: [] };
    const differs = edits.findIndex((edit, i) => {
      const there = base.edits[i];
      return there === undefined || !sameEdit(edit, there);
    });
    const keep = differs < 0 ? edits.length : differs;
    const isSame = branch === id && keep === edits.length && keep === base.edits.length && base.revision > 0;
    if (!isSame) this.revision++;
    const revision = isSame ? base.revision : this.revision;
    this.sent.set(id, { revision, edits });
    this.bases.set(revision, edits);
    if (this.bases.size > MOST_BASES) this.bases.delete(this.bases.keys().next().value ?? 0);
    return { branch, from: base.revision, revision, keep, added: edits.slice(keep) };
  }
}

function tableOf(columns: readonly ChannelColumns[], space: readonly ArrayBufferLike[]): Float64Array {
  const table = new Float64Array(columns.length * COLUMN_ROW);
  columns.forEach(({ channel, firstBin, min, max }, row) => {
    const at = row * COLUMN_ROW;
    table[at] = channel;
    table[at + 1] = firstBin;
    table[at + 2] = min.length;
    table[at + 3] = space.indexOf(min.buffer);
    table[at + 4] = min.byteOffset;
    table[at + 5] = space.indexOf(max.buffer);
    table[at + 6] = max.byteOffset;
  });
  return table;
}
