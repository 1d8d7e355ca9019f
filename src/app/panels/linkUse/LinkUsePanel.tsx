import { type ReactElement, useContext, useMemo, useRef } from 'react';
import { type LoadedReport, PS_PER_MS } from '../../../contract/index.ts';
import { milliseconds } from '../../format.ts';
import { PlotBranch, tracesFor } from '../../plot/branch.ts';
import { PlotRow } from '../../plot/PlotRow.tsx';
import { useProfile } from '../../plot/profile.ts';
import { spokenPort } from '../../plot/shown.ts';
import { binsPerBand } from '../../readings/bands.ts';
import { linkUseOf } from '../../readings/linkUse.ts';
import { useSession } from '../../session/context.ts';
import { useMoment } from '../../store/moment.ts';
import type { StageState } from '../../store/types.ts';
import { linkUseTexts as words } from '../../strings/panels/linkUse.ts';
import { useSize } from '../../widgets/size.ts';
import { paintLinkUse } from './paint.ts';
import styles from './style.module.css';
import { describeLinkUse, idleLately, linkUseTable, linkUseValue, usedInAll } from './words.ts';

/** Least width of a band, CSS pixels. */
const BAND = { laptop: 5, phone: 5, projector: 8 } as const;

/** Share of the shown link's slots over time, by what they carried. */
export function LinkUsePanel(): ReactElement | null {
  const loaded = useMoment((state) => state.loaded);
  const binPs = loaded?.channels.find(({ id }) => id === `use/carried/${loaded.port}`)?.binPs;
  return loaded === null || binPs === undefined ? null : <Recorded loaded={loaded} binPs={binPs} />;
}

function Recorded({
  loaded,
  binPs,
}: {
  readonly loaded: LoadedReport;
  readonly binPs: number;
}): ReactElement {
  const session = useSession();
  const profile = useProfile();
  const branch = useContext(PlotBranch);
  const box = useRef<HTMLDivElement>(null);
  const { width } = useSize(box);
  const least = BAND[profile];
  const readBins = useMemo(
    () => (state: StageState) => (width === 0 ? 1 : binsPerBand(binPs, state.viewport, width, least)),
    [binPs, width, least],
  );
  const bins = useMoment(readBins);
  return (
    <PlotRow
      box={box}
      name="link-use"
      title={profile === 'projector' ? words.brief : words.title}
      notes={profile === 'phone' ? [] : [words.each(milliseconds((bins * binPs) / PS_PER_MS))]}
      right={<Lately />}
      label={words.label(spokenPort(loaded.port))}
      paint={(frame) =>
        paintLinkUse(frame, {
          use: linkUseOf(tracesFor(session, branch), loaded),
          bins: binsPerBand(binPs, frame.range, frame.width, least),
        })
      }
      describe={(traces) => describeLinkUse(session, traces)}
      valueAt={(time, traces) => linkUseValue(session, time, traces)}
      table={(traces) => linkUseTable(session, traces)}
    />
  );
}

/** Share of idle slots in the last moments before the cursor or the head; in a compared branch, the use over the whole measurement. */
function Lately(): ReactElement {
  const session = useSession();
  const branch = useContext(PlotBranch);
  const read = branch === null ? idleLately : usedInAll;
  const readout = useMoment(({ cursor, now }) => read(session, cursor ?? now, tracesFor(session, branch)));
  return (
    <p className={styles.lately} aria-hidden="true">
      <b className="block ink nowrap">{readout?.first}</b> <small>{readout?.second}</small>
    </p>
  );
}
