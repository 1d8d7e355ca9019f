import type { Command, Edit, Report, ScenarioDocument } from '../../contract/index.ts';

/** Runs that a page repeats. */
export interface PageTask {
  /** Address of the worker's script. */
  readonly worker: string;
  readonly runs: readonly {
    readonly document: ScenarioDocument;
    readonly seed: number;
    readonly edits: readonly Edit[];
    readonly untilPs: number;
  }[];
}

/** Reports of a page: that it is open, one for each run, and at last that it has finished or failed. */
export type PageWord =
  | { readonly type: 'begin' }
  | {
      readonly type: 'run';
      readonly index: number;
      /** Digest after running there, and after going back and running there again. */
      readonly digest: string;
      readonly again: string;
      /** `RunResults` as JSON. */
      readonly results: string;
    }
  | { readonly type: 'end' }
  | { readonly type: 'error'; readonly message: string };

/** In the page: repeats every run in the worker of the built page, and posts each report to `words`. */
export async function repeatRuns(task: string, words: string): Promise<void> {
  const post = (word: PageWord): Promise<unknown> =>
    fetch(words, { method: 'POST', body: JSON.stringify(word) });
  try {
    await post({ type: 'begin' });
    const { worker: script, runs } = (await (await fetch(task)).json()) as PageTask;
    const worker = new Worker(script, { type: 'module' });
    const send = (command: Command, given: ArrayBuffer[] = []): void => worker.postMessage(command, given);
    const next = <Type extends Report['type']>(type: Type): Promise<Extract<Report, { type: Type }>> =>
      new Promise((resolve, reject) => {
        worker.onerror = (event) => reject(new Error(`the worker: ${event.message}`));
        worker.onmessage = ({ data }: MessageEvent<Report>) => {
          if (data.type === 'batch') send({ type: 'ackBatch', space: data.space }, data.space);
          else if (data.type === type) resolve(data as Extract<Report, { type: Type }>);
          else if (data.type === 'refused' || data.type === 'failed') reject(new Error(JSON.stringify(data)));
        };
      });
    const seek = async (time: number): Promise<string> => {
      const there = next('sought');
      send({ type: 'seek', time, id: 1 });
      return (await there).digest;
    };
    await next('ready');
    for (const [index, { document, seed, edits, untilPs }] of runs.entries()) {
      const built = next('loaded');
      send({ type: 'load', scenario: document, seed, edits });
      await built;
      const digest = await seek(untilPs);
      await seek(Math.round(untilPs / 3));
      const again = await seek(untilPs);
      const answer = next('answer');
      send({ type: 'ask', id: 2, what: 'results' });
      await post({ type: 'run', index, digest, again, results: JSON.stringify((await answer).value) });
    }
    await post({ type: 'end' });
  } catch (error) {
    await post({ type: 'error', message: String(error) });
  }
}
