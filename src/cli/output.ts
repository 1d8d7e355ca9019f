import { MOST_SHOWN, type Problem } from '../contract/index.ts';
import { PhysicsBreach } from '../engine/index.ts';
import { sayReason } from '../strings/en/reasons/index.ts';

/** Output of a command: the console, or a list in tests. */
export interface Output {
  out(text: string): void;
  err(text: string): void;
  /** A progress line that the next one replaces; '' clears it. For a terminal, not for files. */
  progress?(text: string): void;
}

const watched = new Set<NodeJS.WriteStream>();

/** Writes; the reader of a pipe may close it early (`| head -1`), which is no error. */
function write(stream: NodeJS.WriteStream, text: string): void {
  if (!watched.has(stream))
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      process.exit();
    });
  watched.add(stream);
  stream.write(text);
}

export const consoleOutput: Output = {
  out: (text) => write(process.stdout, `${text}\n`),
  err: (text) => write(process.stderr, `${text}\n`),
  progress: (text) => {
    if (process.stderr.isTTY) write(process.stderr, `\r${text}\x1b[K`);
  },
};

/** An error that the user can correct: an unknown option, a missing file, a bad value. Exit code 2. */
export class UsageError extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/** A failure during a command, with advice, one line each. Exit code 1. */
export class Failure extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

export const EXIT = { ok: 0, failed: 1, usage: 2 } as const;

/** `ports.S2>S3.params.th1 = 2001: outside 0 to 2,000 cells` */
export function problemLine({ path, value, reason }: Problem): string {
  const said = sayReason(reason);
  return value === undefined ? `${path}: ${said}` : `${path} = ${shown(value)}: ${said}`;
}

/** The first problems, one line each, and the number of further ones. */
export function problemLines(problems: readonly Problem[]): readonly string[] {
  const more = problems.length - MOST_SHOWN;
  return [...problems.slice(0, MOST_SHOWN).map(problemLine), ...(more > 0 ? [`and ${more} more`] : [])];
}

/** Quotes a text that looks like a number: that it is a text is the error. */
function shown(value: unknown): string {
  const plain = typeof value === 'string' && !Number.isFinite(Number(value));
  const text = plain ? value : (JSON.stringify(value) ?? String(value));
  const line = text.replace(/\p{Cc}+/gu, ' ');
  return line.length > 60 ? `${line.slice(0, 57)}...` : line;
}

/** Turns an error of the system or a parser into one line. @throws UsageError `<what>: <failed>: <its words>` */
export function attempt<Result>(what: string, failed: string, action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    throw new UsageError([`${what}: ${failed}: ${error instanceof Error ? error.message : String(error)}`]);
  }
}

/** A violation of a law of the network by a run, as a sentence. */
export const breachLine = ({ reason }: PhysicsBreach): string => `${sayReason(reason)}.`;

/** Runs a command; errors of the user, and failures, become one line each on the error output. */
export async function withUsage(output: Output, command: () => Promise<number> | number): Promise<number> {
  try {
    return await command();
  } catch (error) {
    if (error instanceof PhysicsBreach) output.err(breachLine(error));
    if (error instanceof PhysicsBreach) return EXIT.failed;
    if (!(error instanceof UsageError || error instanceof Failure)) throw error;
    for (const line of error.lines) output.err(line);
    return error instanceof Failure ? EXIT.failed : EXIT.usage;
  }
}
