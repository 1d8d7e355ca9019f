import { PS_PER_MS } from '../../../contract/index.ts';
import { clock, fixed, percent, whole } from '../../format.ts';
import { spokenPort } from '../../plot/shown.ts';
import type { TableData } from '../../plot/table/DataTable.tsx';
import { tableRange } from '../../plot/table/tableRange.ts';
import { shareOf } from '../../readings/bands.ts';
import { lately, ledgerAt, linkUseOf, soFar } from '../../readings/linkUse.ts';
import type { Session } from '../../session/session.ts';
import { stageOf } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import { linkUseTexts as words } from '../../strings/panels/linkUse.ts';
import type { TraceStore } from '../../traces/index.ts';
import type { SlotUse } from '../../traces/linkUse.ts';

/** Parts that are always named, in the order of the ledger; the others are named only where there are any. */
const ALWAYS = ['useful', 'dead', 'idle'] as const;
const WHERE_ANY = ['duplicate', 'rm', 'credit'] as const;

/** Shares below this would read 0 %. */
const LEAST = 0.005;

/** Example: `48 % useful, 2 % dead, 48 % idle`. */
function sharesOf(use: SlotUse): string {
  const parts = [...ALWAYS, ...WHERE_ANY.filter((part) => shareOf(use, use[part]) >= LEAST)];
  return parts.map((part) => `${percent(shareOf(use, use[part]), 0)} ${words.parts[part]}`).join(', ');
}

/** The two lines of text next to the row: the most important value first. */
interface Readout {
  readonly first: string;
  readonly second: string;
}

/** Example: `95 % idle`, and over how many milliseconds. */
export function idleLately(session: Session, time: number, traces: TraceStore): Readout | null {
  const found = lately(traces, stageOf(session).getState().loaded, time);
  if (found === null) return null;
  const { use, spanPs } = found;
  return {
    first: words.isIdle(percent(shareOf(use, use.idle), 0)),
    second: words.lately(whole(spanPs / PS_PER_MS)),
  };
}

/** Example: `46 % useful`, `52 % idle`, over the measurement window so far, for a compared branch. */
export function usedInAll(session: Session, time: number, traces: TraceStore): Readout | null {
  const { loaded } = stageOf(session).getState();
  const ledger = loaded && ledgerAt(traces, loaded, time);
  return (
    ledger && {
      first: words.isUseful(percent(ledger.useful, 0)),
      second: words.isIdle(percent(ledger.idle, 0)),
    }
  );
}

export function linkUseValue(session: Session, time: number, traces: TraceStore): string {
  const found = lately(traces, stageOf(session).getState().loaded, time);
  if (found === null) return en.panels.notRecorded;
  return words.value(sharesOf(found.use), whole(found.spanPs / PS_PER_MS));
}

export function describeLinkUse(session: Session, traces: TraceStore): string {
  const { loaded, now } = stageOf(session).getState();
  if (!loaded) return en.panels.notLoaded;
  const all = soFar(traces, loaded, now);
  const port = spokenPort(loaded.port);
  return all === null
    ? words.spokenEmpty(port)
    : words.spoken(port, sharesOf(all), linkUseValue(session, now, traces));
}

const TABLE_ROWS = 200;

export function linkUseTable(session: Session, traces: TraceStore): TableData {
  const { loaded } = stageOf(session).getState();
  const { from, to } = tableRange(session);
  const use = linkUseOf(traces, loaded);
  const rows: (string | number)[][] = [];
  if (use !== null) {
    const [first, last] = [use.edgeBefore(from), use.edgeBefore(to)];
    const bins = Math.max(1, Math.ceil((last - first) / TABLE_ROWS));
    for (let bin = first; bin + bins <= last; bin += bins) {
      const cells = use.between(bin, bin + bins);
      const share = (part: keyof SlotUse) => fixed(100 * shareOf(cells, cells[part]), 1);
      rows.push([
        clock(bin * use.binPs),
        share('useful'),
        share('dead'),
        share('duplicate'),
        fixed((100 * (cells.rm + cells.credit)) / cells.slots, 1),
        share('idle'),
      ]);
    }
  }
  return { caption: words.label(spokenPort(loaded?.port ?? '')), columns: words.columns, rows };
}
