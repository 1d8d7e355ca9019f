import { writeFileSync } from 'node:fs';
import { BROWSERS, findOpener } from '../../../scripts/openBrowser.mjs';
import { chosenOf, parse } from '../args.ts';
import { ensureBuilt } from '../built.ts';
import { EXIT, type Output, UsageError, withUsage } from '../output.ts';
import { references } from './runs.ts';
import { serveDigests } from './server.ts';
import { type Outcome, visit } from './visit.ts';

const USAGE = 'usage: digests [--only browser[,browser]] [--install] [--report file]';
const OPTIONS = {
  only: { type: 'string' },
  install: { type: 'boolean' },
  report: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** A browser that is missing is reported, but is no failure. */
const WRONG: readonly Outcome['verdict'][] = ['different', 'failed'];

/** `digests`: the same runs on Node and in every browser that is there, compared to the bit. */
export function digestsCommand(argv: readonly string[], output: Output): Promise<number> {
  return withUsage(output, async () => {
    const { values, positionals } = parse(argv, OPTIONS, USAGE);
    if (positionals.length > 0) throw new UsageError([USAGE]);
    if (values.help === true) {
      output.out(USAGE);
      return EXIT.ok;
    }
    const browsers = chosenOf('only', values.only, BROWSERS);
    ensureBuilt(output);
    const compared = await compare(browsers, values.install === true, output);
    if (values.report !== undefined) writeFileSync(values.report, JSON.stringify(compared, null, 2));
    return compared.some(({ verdict }) => WRONG.includes(verdict)) ? EXIT.failed : EXIT.ok;
  });
}

/** Finds the browsers one after the other, then reads all of them at once. */
async function compare(
  browsers: readonly string[],
  install: boolean,
  output: Output,
): Promise<readonly Outcome[]> {
  const found = [];
  for (const browser of browsers) found.push({ browser, open: await findOpener(browser, { install }) });
  const runs = references();
  const server = await serveDigests(runs);
  try {
    return await Promise.all(
      found.map(async ({ browser, open }) => {
        const outcome = open === undefined ? absent(browser) : await visit(browser, open, server, runs);
        for (const line of linesOf(outcome, runs.length)) output.out(line);
        return outcome;
      }),
    );
  } finally {
    await server.close();
  }
}

const absent = (browser: string): Outcome => ({
  browser,
  verdict: 'missing',
  reason: 'there is none on this machine',
});

function linesOf(outcome: Outcome, runs: number): readonly string[] {
  const { browser, verdict } = outcome;
  if (verdict === 'missing') return [`${browser}: NOT COMPARED, ${outcome.reason}`];
  if (verdict === 'failed') return [`${browser}: FAILED, ${outcome.reason}`];
  if (verdict === 'same')
    return [`${browser}: all ${runs} runs as on Node, to the bit (${outcome.userAgent})`];
  const { userAgent, differences } = outcome;
  return [
    `${browser}: ${differences.length} of ${runs} runs DIFFER from Node (${userAgent})`,
    ...differences.map((line) => `  ${line}`),
  ];
}
