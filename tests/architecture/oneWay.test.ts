import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = 'src/app';

/** What is done in one place of the page, how it is recognised, who does it, and what serves all others. */
const IN_ONE_PLACE = [
  {
    what: 'observes the size of an element',
    pattern: /\bnew ResizeObserver\(/,
    planted: 'const sizes = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));',
    known: ['widgets/size.ts'],
    instead: 'useSize or observeSize of app/widgets/size',
  },
  {
    what: 'makes a radio button',
    pattern: /<input\s[^>]*type="radio"/,
    planted: '<input type="radio" name={name} checked={isChosen} onChange={choose} />',
    known: ['widgets/Radio.tsx'],
    instead: 'Radio of app/widgets',
  },
  {
    what: 'writes seconds, milliseconds or Mb/s',
    pattern: /\bfixed\([^;]{0,40}\/ (PS_PER_(SECOND|MS)|1e6|1e9|1e12),|\/ (PS_PER_SECOND|1e12)\)\.toFixed\(/,
    planted: 'const seconds = (time: number): string => fixed(time / PS_PER_SECOND, 3);',
    known: ['format.ts'],
    instead: 'seconds, rounded, milliseconds, megabits or sliderSeconds of app/format',
  },
  {
    what: 'puts a sign in front of a number',
    pattern: /\? ('\+'|MINUS) :/,
    planted: "const sign = off < 0 ? MINUS : '+';",
    known: ['format.ts'],
    instead: 'signed of app/format',
  },
  {
    what: 'writes a share of a width for CSS',
    pattern: /\b\d{2,3} \*[^`]{0,60}\}%|\* 100[^`]{0,20}\}%|\.toFixed\(\d\)\}%/,
    planted: 'style={{ width: `$' + '{(100 * waiting) / buffer}%` }}',
    known: ['widgets/cssValues.ts'],
    instead: 'percentage of app/widgets/cssValues',
  },
  {
    what: 'keeps what was rendered last for what is called later',
    pattern: /const (\w+) = useRef(?:<[^>]*>)?\((\w+|\{[^}]*\})\); \1\.current = \2;/,
    planted: 'const latest = useRef(props); latest.current = props;',
    known: ['latest.ts'],
    instead: 'useLatest of app/latest',
  },
  {
    what: 'has a function for what is between two values',
    pattern: /=> Math\.(max|min)\([^,()]+, Math\.(min|max)\([^()]*\)\);/,
    planted: 'const within = (value: number): number => Math.max(0, Math.min(most, value));',
    known: ['clamp.ts'],
    instead: 'clamp of app/clamp',
  },
  {
    what: 'has words for numbers',
    pattern: /'one', 'two', 'three'/,
    planted: "const NUMBERS = ['no', 'one', 'two', 'three', 'four'];",
    // A count of branches is a plural of its own in other languages.
    known: ['strings/branches.ts', 'strings/counts.ts'],
    instead: 'inWords of app/strings/counts',
  },
  {
    what: 'makes the first letter large',
    pattern: /(charAt\(0\)|\[0\]|at\(0\))[?!]?\.to(Locale)?UpperCase\(/,
    planted: 'const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);',
    known: ['strings/text.ts'],
    instead: 'capital of app/strings/text',
  },
  {
    what: 'puts "and" before the last of a list',
    pattern: /\.slice\(0, -1\)\.join\(/,
    planted: "const list = [names.slice(0, -1).join(', '), names.at(-1)].join(' and ');",
    known: ['strings/text.ts'],
    instead: 'inList of app/strings/text',
  },
  {
    what: 'takes a parameter of a mechanism from a port',
    pattern: /\.params\[|\[params\]\[/,
    planted: 'const cells = port?.params[name];',
    known: [],
    instead: 'paramsOf or policyNumber of app/store/paths, appliedThresholds of app/thresholds',
  },
  {
    what: 'makes something of all events again once there are more of them',
    pattern: /\.version === (\w+\.)*traces\.version\b/,
    planted: 'if (before?.version === traces.version && before.port === port) return before.list;',
    known: [],
    instead: 'Grown or grownPerSeries of app/traces/grown',
  },
] as const;

const sources = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .toSorted()
  .map((file) => ({ file, text: readFileSync(join(FOLDER, file), 'utf8').replace(/\s+/g, ' ') }));

it.each(IN_ONE_PLACE)('only what is known $what', ({ pattern, planted, known, instead }) => {
  expect(planted).toMatch(pattern);
  const found = sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
  expect(found, `use ${instead}`).toEqual(known);
});
