import type { ReactElement } from 'react';
import type { RunResults } from '../../../contract/index.ts';
import { fixed, percent, portName, shortRate } from '../../format.ts';
import { hasBegun } from '../../rates/acrReadings.ts';
import { queuePorts } from '../../rates/view.ts';
import { ratedSessions, rateFigures, settlingWords } from '../../readings/rateFigures.ts';
import { useMoment } from '../../store/moment.ts';
import { abrVcs } from '../../store/runKind.ts';
import { vcName } from '../../store/vcNames.ts';
import { ratePanels } from '../../strings/panels/ratePanels.ts';
import { isProjector } from '../../theme/tokens/tokens.ts';
import { Fold } from '../../widgets/Fold.tsx';
import { Table } from '../../widgets/Table.tsx';
import { leavesAt } from './further.ts';
import { ScoreNotes } from './ScoreNotes.tsx';
import styles from './style.module.css';

const words = ratePanels.score;
/** Rows on a projector. */
const PROJECTED = 4;
const LOOK = { className: styles.rateScore, classes: [styles.value, styles.aside] };

/** Mean rates and fair shares, how evenly shared, how soon and how steadily. */
export function RateScore({ few }: { readonly few: boolean }): ReactElement | null {
  const loaded = useMoment((s) => s.loaded);
  const followed = useMoment((s) => s.followedVc);
  const projector = useMoment((s) => isProjector(s.theme));
  const results = useMoment((s) => s.results);
  const resultsAt = useMoment((s) => s.resultsAt);
  const vcs = abrVcs(loaded);
  const sessions = results === null ? [] : ratedSessions(results);
  const figures = results && rateFigures(results);
  if (figures === null) return null;
  const { judged, jain, settlingS, deviation, overshoot } = figures;
  const rank = (vc: number) => (vc === followed ? -1 : vcs.findIndex(({ id }) => id === vc));
  const named = sessions.toSorted((a, b) => rank(a.vc) - rank(b.vc)).slice(0, 2);
  const rows = [
    ...named.map(({ vc, acrMean, fairCellRate }) => [
      words.mean(vcName(loaded, vc)),
      shortRate(hasBegun(loaded, vc, resultsAt) ? acrMean : Number.NaN),
      shortRate(judged ? fairCellRate : Number.NaN),
    ]),
    [words.jain, fixed(jain, 4), '1'],
    [words.settling, settlingWords(settlingS, words.never), ''],
    [words.deviation, fixed(deviation, 3), '0'],
    [words.overshoot, percent(overshoot, 0), ''],
  ].slice(0, projector ? PROJECTED : undefined);
  return (
    <>
      <Table
        {...LOOK}
        caption={words.caption}
        heads={[null, words.caption, words.fair]}
        hasUnseenHeads
        rows={rows.map(([name = '', ...cells], i) => ({
          key: name,
          head: name,
          cells,
          leaves: leavesAt(i),
        }))}
      />
      <ScoreNotes notes={results?.notes} />
      {results !== null && !few && (
        <Fold className={styles.further} summary={words.further}>
          <Goodputs results={results} />
        </Fold>
      )}
    </>
  );
}

/** Goodput of every VC next to its ideal one, and how much of each link between switches is used, and by what arrived. */
function Goodputs({ results }: { readonly results: RunResults }): ReactElement {
  const loaded = useMoment((s) => s.loaded);
  const ports = queuePorts(loaded).toReversed();
  return (
    <>
      <Table
        {...LOOK}
        heads={[words.vc, words.goodput, words.ideal]}
        rows={results.sessions.map(({ vc, goodputMbps, idealMbps }) => ({
          key: vc,
          head: vcName(loaded, vc),
          cells: [fixed(goodputMbps, 2), fixed(idealMbps, 2)],
        }))}
      />
      <Table
        {...LOOK}
        heads={[words.link, words.used, words.busy]}
        rows={results.links
          .filter(({ link }) => ports.includes(link))
          .map(({ link, utilization, goodputUtilization }) => ({
            key: link,
            head: portName(link),
            cells: [percent(utilization), percent(goodputUtilization)],
          }))}
      />
    </>
  );
}
