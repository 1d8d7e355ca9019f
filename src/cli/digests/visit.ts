import type { Opener } from '../../../scripts/openBrowser.mjs';
import { difference } from './compare.ts';
import type { ReferenceRun } from './runs.ts';
import type { DigestServer, Listener } from './server.ts';

/** Outcome for one browser. */
export type Outcome = { readonly browser: string } & Finding;

type Finding =
  | { readonly verdict: 'same'; readonly userAgent: string }
  | { readonly verdict: 'different'; readonly userAgent: string; readonly differences: readonly string[] }
  /** Its page failed or stopped reporting; it repeated at most some of the runs. */
  | { readonly verdict: 'failed'; readonly reason: string }
  /** It is not installed, or does not open. */
  | { readonly verdict: 'missing'; readonly reason: string };

/** Timeout between reports, longer than any run takes even on a busy machine. */
const SILENCE_MS = 120_000;

/** Opens a browser at a page that repeats the runs, and reads its reports to the end. */
export async function visit(
  browser: string,
  open: Opener,
  server: Pick<DigestServer, 'page'>,
  runs: readonly ReferenceRun[],
  silenceMs = SILENCE_MS,
): Promise<Outcome> {
  let close = async (): Promise<void> => {};
  let timer: NodeJS.Timeout | undefined;
  try {
    const finding = await new Promise<Finding>((resolve, reject) => {
      const received = new Received(runs);
      const wait = (): void => {
        clearTimeout(timer);
        timer = setTimeout(() => resolve(received.silent(silenceMs)), silenceMs);
      };
      const address = server.page((word, userAgent) => {
        wait();
        const found = received.take(word, userAgent);
        if (found !== null) resolve(found);
      });
      wait();
      open(address).then((closer) => {
        close = closer;
      }, reject);
    });
    return { browser, ...finding };
  } catch (error) {
    const [line = ''] = String(error instanceof Error ? error.message : error).split('\n');
    return { browser, verdict: 'missing', reason: `it does not open: ${line}` };
  } finally {
    clearTimeout(timer);
    await close();
  }
}

/** Reports of a page so far. */
class Received {
  private readonly differences: string[] = [];
  private readonly reported = new Set<number>();
  private readonly runs: readonly ReferenceRun[];
  private begun = false;

  constructor(runs: readonly ReferenceRun[]) {
    this.runs = runs;
  }

  /** The finding, if this report was the last one; else null. */
  take(word: Parameters<Listener>[0], userAgent: string): Finding | null {
    this.begun = true;
    if (word.type === 'begin') return null;
    if (word.type === 'error') return { verdict: 'failed', reason: word.message };
    if (word.type === 'end') {
      if (this.reported.size < this.runs.length)
        return { verdict: 'failed', reason: `stopped after ${this.count}` };
      const { differences } = this;
      return differences.length === 0
        ? { verdict: 'same', userAgent }
        : { verdict: 'different', userAgent, differences };
    }
    const run = this.runs[word.index];
    if (run === undefined)
      return { verdict: 'failed', reason: `told of a run ${word.index} that there is not` };
    this.reported.add(word.index);
    const found = difference(run, word);
    if (found !== null) this.differences.push(`${run.name}: ${found}`);
    return null;
  }

  silent(ms: number): Finding {
    const reason = `no word for ${ms / 1_000} s after ${this.count}`;
    return { verdict: this.begun ? 'failed' : 'missing', reason };
  }

  private get count(): string {
    return `${this.reported.size} of ${this.runs.length} runs`;
  }
}
