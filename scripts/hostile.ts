import { fork } from 'node:child_process';
import { parseArgs } from 'node:util';
import { type Asked, answer, KINDS } from './hostile/answer.ts';
import { report, type Tried } from './hostile/report.ts';

const HELP = `npm run hostile -- [--seed 1] [--only kind[,kind ...]] [--cases n]

Opens what nobody wrote on purpose: mutated links, pairs of a good and a bad value, packed bombs, mutated rules, scenarios,
saved runs, lessons, stories and lecture plans. Each opens, or says a sentence, within 2 s of processor time; a good value is kept.
Kinds: ${KINDS.map(({ name, cases }) => `${name} (${cases})`).join(', ')}.
Prints counts for each kind and the slowest; exit code 1 when something breaks.`;

/** Without an answer for so long, ms, an input hangs whoever opens it; a busy machine answers late. */
const PATIENCE_MS = 60_000;

/** A process of its own tries the inputs, so that one that hangs it can be told and left. */
class Prober {
  private child = this.start();

  private start() {
    return fork(new URL(import.meta.url), ['--child'], {
      execArgv: process.execArgv,
      serialization: 'advanced',
    });
  }

  ask(asked: Asked): Promise<Tried> {
    const { child } = this;
    return new Promise((resolve) => {
      const finish = (tried: Tried): void => {
        clearTimeout(timer);
        child.removeAllListeners();
        resolve(tried);
      };
      const broke = (fault: string): void => {
        child.kill('SIGKILL');
        this.child = this.start();
        finish({ ...asked, ms: Number.NaN, opened: false, sentence: '', faults: [fault], input: '' });
      };
      const timer = setTimeout(() => broke(`no answer within ${PATIENCE_MS / 1000} s`), PATIENCE_MS);
      child.once('message', (tried) => finish(tried as Tried));
      child.once('exit', (code, signal) => broke(`the process ended (${code ?? signal})`));
      child.send(asked);
    });
  }

  end(): void {
    this.child.removeAllListeners();
    this.child.kill();
  }
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      only: { type: 'string' },
      cases: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const seed = Number(values.seed);
  const wanted = values.only?.split(',');
  const unknown = wanted?.find((name) => !KINDS.some((kind) => kind.name === name));
  if (
    !Number.isInteger(seed) ||
    unknown !== undefined ||
    (values.cases !== undefined && !(Number(values.cases) > 0))
  ) {
    console.error(
      unknown === undefined
        ? HELP
        : `--only ${unknown}: unknown; known: ${KINDS.map(({ name }) => name).join(', ')}`,
    );
    return 2;
  }
  const prober = new Prober();
  const all: Tried[] = [];
  for (const { name, cases } of KINDS.filter(({ name: one }) => wanted?.includes(one) ?? true)) {
    const count = Math.min(cases, Number(values.cases ?? cases));
    for (let index = 0; index < count; index++) {
      all.push(await prober.ask({ kind: name, seed, index }));
      if (process.stderr.isTTY) process.stderr.write(`\r${name} ${index + 1} of ${count}\x1b[K`);
    }
  }
  prober.end();
  const { lines, isSound } = report(all);
  console.log(lines.join('\n'));
  return isSound ? 0 : 1;
}

if (process.argv.includes('--child'))
  process.on('message', (asked) => void answer(asked as Asked).then((tried) => process.send?.(tried)));
else process.exitCode = await main();
