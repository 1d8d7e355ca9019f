import { type ReactElement, useCallback, useMemo } from 'react';
import { PlotRow } from '../../plot/PlotRow.tsx';
import { useProfile } from '../../plot/profile.ts';
import { shownPolicy, shownPort } from '../../plot/shown.ts';
import { windowVc } from '../../readings/windows.ts';
import { useSession } from '../../session/context.ts';
import { useMoment } from '../../store/moment.ts';
import { policyNumber } from '../../store/paths.ts';
import { shortVcName } from '../../store/vcNames.ts';
import { en } from '../../strings/en.ts';
import { askAtPort, pickInRow } from '../../why/pick.ts';
import { dropRows, keepsList, labelledRows, listLimit } from './layout.ts';
import { paintDropList } from './paint.ts';
import { describeDrops, dropTable, emptyDrops, listedAt, listValue } from './words.ts';
import './droplist.css';

function useNotes(): { title: string; notes: string[]; list: boolean } {
  const policy = useMoment(shownPolicy);
  const port = useMoment(shownPort);
  const list = keepsList(policy);
  if (!list) return { title: en.panels.drops.drops, notes: [en.panels.drops.perVc], list };
  const limit = listLimit(policy);
  const size = limit === null ? null : policyNumber(port, limit);
  const notes: string[] = [en.panels.drops.refused];
  if (size !== null) notes.push(en.panels.drops.limit(String(size)));
  return { title: en.panels.drops.list, notes, list };
}

/** Who is on the list, or at the cursor who was. */
function Listed(): ReactElement {
  const session = useSession();
  const text = useMoment(({ cursor, now, loaded: run }) => {
    const vcs = listedAt(session, cursor ?? now);
    if (vcs.length === 0) return en.panels.drops.listEmpty;
    if (vcs.length > 3) return en.panels.drops.listed(vcs.length);
    return en.panels.vc(vcs.map((vc) => shortVcName(run, vc)).join(', '));
  });
  return (
    <span className="row-value" aria-hidden="true">
      {text}
    </span>
  );
}

export function DropListPanel(): ReactElement {
  const session = useSession();
  const loaded = useMoment((state) => state.loaded);
  const wanted = useMoment((state) => state.followedVc);
  const fallbackVc = useMoment((state) => state.decidedVc);
  const followVc = useMoment((state) => state.followVc);
  const profile = useProfile();
  const followed = windowVc(loaded, wanted, profile, fallbackVc);
  const { title, notes, list } = useNotes();
  const rows = useMemo(
    () =>
      dropRows(
        (loaded?.vcs ?? []).map((vc) => vc.id),
        profile,
      ),
    [loaded, profile],
  );
  const font = profile === 'projector' ? 24 : 10.5;
  const pick = useCallback(
    (x: number, y: number, width: number) => {
      const vc = rows.vcs[Math.floor((y - rows.top) / rows.rowHeight)];
      if (vc === undefined) return;
      pickInRow(session, vc, { x, width });
      followVc(vc);
    },
    [rows, followVc, session],
  );
  const labels = labelledRows(rows, followed, font).map((row) => (
    <span
      key={row}
      className="tick"
      data-followed={rows.vcs[row] === followed}
      style={{ top: `${rows.top + (row + 0.5) * rows.rowHeight}px` }}
    >
      {shortVcName(loaded, rows.vcs[row] ?? 0)}
    </span>
  ));
  return (
    <PlotRow
      name="droplist"
      title={title}
      notes={profile === 'projector' ? [] : notes}
      left={labels}
      right={list ? <Listed /> : null}
      style={{ '--rows-height': `${rows.height}px` }}
      label={en.panels.drops.label(title)}
      paint={(frame) => paintDropList(frame, rows, followed)}
      describe={() => describeDrops(session)}
      valueAt={(time) => listValue(session, time)}
      table={() => dropTable(session)}
      empty={() => emptyDrops(session, list)}
      onPick={pick}
      onEnter={(time) => askAtPort(session, time)}
    />
  );
}
