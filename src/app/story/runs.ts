import type {
  RaceFailure,
  RaceReport,
  RunResults,
  ScenarioDocument,
  StoryMet,
  StoryReport,
  StoryTask,
  StoryWatch,
} from '../../contract/index.ts';
import type { Story, StoryRun } from '../../stories/story.ts';
import { crashOf } from '../client/simulation.ts';
import { startWorker } from '../client/startWorker.ts';
import { watchProgress } from '../client/watchdog.ts';
import { faults } from '../strings/faults.ts';
import { StoryRecord } from './record.ts';

/** Conditions of a story, in the order in which they are checked, each with what it belongs to. */
export interface Watched {
  readonly watch: StoryWatch;
  readonly moment: number;
  /** Index of the pace in the moment; null: the condition is the moment's own. */
  readonly pace: number | null;
}

export function watchesOf({ moments }: Story): readonly Watched[] {
  return moments.flatMap((moment, index): readonly Watched[] => [
    ...(moment.pace ?? []).map(
      ({ until }, pace): Watched => ({ watch: { when: until }, moment: index, pace }),
    ),
    {
      watch: {
        when: moment.when,
        ...(moment.else === undefined ? {} : { else: moment.else.when }),
        ...(moment.values === undefined ? {} : { values: moment.values }),
      },
      moment: index,
      pace: null,
    },
  ]);
}

/** Receives the reports of a run. */
export interface Follower {
  begun?(record: StoryRecord): void;
  /** More of the record is known. */
  part?(): void;
  met?(met: StoryMet): void;
  missed?(watch: number): void;
  done(results: RunResults, record: StoryRecord): void;
  /** The worker did not respond: the run is computed again from its beginning. */
  restarted?(): void;
  failed(cause: RaceFailure): void;
}

/** A run to compute. */
export interface Wanted {
  readonly scenario: ScenarioDocument;
  readonly run: StoryRun;
  readonly seed: number;
  readonly untilS: number;
  readonly watches: readonly StoryWatch[];
  readonly whole: boolean;
}

/** Runs once, in a separate worker; a worker that does not respond is replaced once. Returns a function that stops the run. */
export function followRun(wanted: Wanted, follower: Follower, start: () => Worker = startWorker): () => void {
  const { scenario, run, seed, untilS, watches, whole } = wanted;
  const settings = Object.entries(run.set).map(([path, value]) => [path, String(value)] as const);
  const task: StoryTask = { type: 'story', scenario, settings, seed, watches, whole, untilS };
  let stop = (): void => {};
  const begin = (silent: () => void): void => {
    const worker = start();
    let record: StoryRecord | null = null;
    const end = (): void => {
      watch.end();
      worker.terminate();
    };
    const fail = (cause: RaceFailure): void => {
      end();
      follower.failed(cause);
    };
    const watch = watchProgress(() => {
      end();
      silent();
    });
    worker.onmessage = ({
      data,
    }: MessageEvent<StoryReport | Extract<RaceReport, { type: 'race-failed' }>>) => {
      watch.answered();
      switch (data.type) {
        case 'story-started':
          record = new StoryRecord(data);
          follower.begun?.(record);
          break;
        case 'story-part':
          record?.add(data);
          follower.part?.();
          break;
        case 'story-met':
          follower.met?.(data);
          break;
        case 'story-missed':
          follower.missed?.(data.watch);
          break;
        case 'story-done':
          end();
          if (record !== null) follower.done(data.results, record);
          break;
        case 'race-failed':
          fail(data.cause);
          break;
        default:
        // Other reports are for a stage.
      }
    };
    worker.onerror = (event) => fail(crashOf(event));
    worker.postMessage(task);
    stop = end;
  };
  begin(() => {
    follower.restarted?.();
    begin(() => follower.failed(faults.noAnswer));
  });
  return () => stop();
}
