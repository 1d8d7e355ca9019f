import type { HeadlineWords } from '../../src/app/headline/headlineWords.ts';
import { rated } from '../../src/app/headline/late.ts';
import { headlineNow } from '../../src/app/headline/useHeadline.ts';
import { fairAt } from '../../src/app/rates/acrReadings.ts';
import { pageOf } from '../../src/app/store/page.ts';
import { stageOf } from '../../src/app/store/stage.ts';
import type { StageState } from '../../src/app/store/types.ts';
import { tracesOf } from '../../src/app/traces/index.ts';
import type { LoadedReport, ScenarioDocument } from '../../src/contract/index.ts';
import { HostedTraces } from './hostedTraces.ts';
import { testSession } from './session.ts';

/** A page that stands still at moments of a run, and what it says there by itself. */
export class SaidPage {
  readonly session = testSession();
  readonly loaded: LoadedReport;
  private readonly run: HostedTraces;
  private taken = 0;

  private constructor(scenario: ScenarioDocument, seed: number) {
    this.run = new HostedTraces(scenario, seed);
    this.loaded = this.run.seen.loaded;
    tracesOf(this.session).shown.reset(this.loaded);
    pageOf(this.session).setState({ phase: 'ready' });
    const { ports } = this.loaded;
    stageOf(this.session).setState({ loaded: this.loaded, ports, vcStates: [], rateStates: [] });
  }

  static async open(scenario: ScenarioDocument, seed = 1): Promise<SaidPage> {
    await rated.load();
    return new SaidPage(scenario, seed);
  }

  get state(): StageState {
    return stageOf(this.session).getState();
  }

  /** Fair share of a VC as it is recorded, cells/s; NaN while it has nothing to send. */
  fair(vc: number, time: number): number {
    return fairAt(vc, time, tracesOf(this.session).shown);
  }

  /** Length of the bins of the queue, milliseconds. */
  get binMs(): number {
    return (
      (tracesOf(this.session).shown.channel(`queue/${this.loaded.port}`)?.info.binPs ?? Number.NaN) / 1e9
    );
  }

  /** The last window of the rates at the shown port that is over, picoseconds. */
  get useWindow(): { readonly from: number; readonly to: number; readonly cellPs: number } {
    const { channels, port, cellPs } = this.loaded;
    const bin =
      channels.find((one) => one.quantity === 'class-rate' && one.port === port)?.binPs ?? Number.NaN;
    const to = Math.floor(this.state.now / bin) * bin;
    return { from: to - bin, to, cellPs };
  }

  /** Cells that can come between two looks at the counters, each from another input. */
  get slack(): number {
    return Math.max(4, 2 * this.loaded.vcs.length);
  }

  /** @param time picoseconds, ascending from call to call */
  at(time: number): HeadlineWords {
    this.run.seek(time);
    for (const report of this.run.reports.slice(this.taken)) {
      if (report.type !== 'batch') continue;
      tracesOf(this.session).shown.append(report);
      const { inForce, results, now, state: run } = report;
      stageOf(this.session).setState({
        now,
        run,
        ...(inForce && { ports: inForce.ports, vcStates: inForce.vcs, rateStates: inForce.rates }),
        ...(results && { results, resultsAt: now }),
      });
    }
    this.taken = this.run.reports.length;
    return headlineNow(this.session, this.state);
  }
}
