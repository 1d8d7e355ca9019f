import { PS_PER_SECOND } from '../../../contract/index.ts';
import { useBranches } from '../../store/branches.ts';
import { isRated } from '../../store/rated.ts';
import { useStage } from '../../store/stage.ts';
import type { StageState } from '../../store/types.ts';
import { en } from '../../strings/en.ts';
import { measureNames } from '../../strings/measureNames.ts';
import { late } from '../../widgets/late.tsx';
import { Term } from '../../widgets/Term.tsx';
import { useThrottled } from '../../widgets/useThrottled.ts';
import { Differences } from '../branches/late.ts';
import { RateScore } from '../rates/late.ts';
import { Ledger } from './Ledger.tsx';
import { MeasureWindow } from './MeasureWindow.tsx';
import { furtherMeasures, linkResult, type Measure, measures, projectorMeasures } from './measures.ts';

const Definition = late(async () => (await import('../asked.ts')).Definition);

/** Fewer round trips than this say nothing. */
const ENOUGH_RTTS = 10;
const PACE_MS = 500;

/** How long has been measured, and why the figures cannot be trusted yet; empty when they can. */
function caution({ loaded, now, results }: StageState): string {
  if (!loaded) return '';
  const { fromPs } = loaded.measure;
  if (now < fromPs) return en.score.warmUp(String(fromPs / PS_PER_SECOND));
  const rtt = Math.max(...loaded.vcs.map((vc) => vc.baseRttPs));
  const rtts = (now - fromPs) / rtt;
  if (rtts < ENOUGH_RTTS) return en.score.short(rtts.toFixed(0));
  return results ? '' : en.score.none;
}

const readResults = (state: StageState) => state.results;

function Row({ measure }: { readonly measure: Measure }) {
  return (
    <tr>
      <th scope="row">
        <Term name={measureNames[measure.key]}>
          <Definition of={measure.key} />
        </Term>
      </th>
      <td className="value">{measure.value}</td>
      <td className="aside">{measure.aside}</td>
    </tr>
  );
}

const Rows = ({ rows }: { readonly rows: readonly Measure[] }) => (
  <table>
    <tbody>
      {rows.map((measure) => (
        <Row key={measure.key} measure={measure} />
      ))}
    </tbody>
  </table>
);

export function Score({ few }: { readonly few: boolean }) {
  const results = useThrottled(readResults, PACE_MS);
  const warning = useThrottled(caution, PACE_MS);
  const port = useStage((s) => s.loaded?.port) ?? '';
  const rated = useStage(isRated);
  const link = results && linkResult(results, port);
  const rows = results ? (few ? projectorMeasures(results, port) : measures(results, port)) : [];
  const compared = useBranches((s) => s.together.length > 0);
  const further = results && !few && !compared ? furtherMeasures(results, port) : [];
  return (
    <section className={`score ${warning ? 'unsettled' : ''}`} aria-label={en.score.label}>
      {!few && <MeasureWindow caution={warning} />}
      {rated && !compared && <RateScore few={few} />}
      {few && warning && <p className="hint">{warning}</p>}
      {link?.ledger && <Ledger shares={link.ledger} link={port} />}
      {compared ? <Differences few={few} /> : !rated && rows.length > 0 && <Rows rows={rows} />}
      {further.length > 0 && (
        <details className="further">
          <summary>{en.score.further}</summary>
          <Rows rows={further} />
        </details>
      )}
    </section>
  );
}
