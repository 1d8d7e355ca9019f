import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadRuleLanguage } from '../../src/engine/language.ts';
import { RandomStream } from '../../src/engine/sim/random.ts';
import { findPolicy } from '../../src/engine/switch/discard/index.ts';
import { isAccepted, lineOf } from '../../src/engine/switch/discard/policy.ts';
import { checkRule, LIMITS } from '../../src/rules/check.ts';
import { RuleProblem } from '../../src/rules/problem.ts';
import { sayRemarks } from '../../src/strings/en/remarks/index.ts';
import { cellOf, names } from '../support/cells.ts';
import { byTier, counted } from '../support/tier.ts';

loadRuleLanguage();

const texts = readdirSync('src/rules/discard').map((file) =>
  readFileSync(`src/rules/discard/${file}`, 'utf8'),
);

function faultOf(text: string): RuleProblem {
  try {
    checkRule(text);
  } catch (error) {
    if (error instanceof RuleProblem) return error;
    throw error;
  }
  throw new Error(`accepted: ${text}`);
}

/** A rule of this body, at a port of 100 places. */
function policyOf(body: string, head = '') {
  const policy = findPolicy(`rule mine: a rule\n${head}\n${body}\n`).create(4, new RandomStream(1, 'policy'));
  policy.configure({ threshold: 10 }, 100);
  return policy;
}

describe('a mistake is named where it is', () => {
  it.each([
    ['accept if queu < 5', 2, 11, 'there is no value `queu`; did you mean `queue`?'],
    ['acept', 2, 1, 'no line begins with `acept`; did you mean `accept`?'],
    ['if first cell\n  refues\naccept', 3, 3, 'no line begins with `refues`; did you mean `refuse`?'],
    ['accept if minn(queue, 5) < 5', 2, 11, 'did you mean `min`?'],
    ['VC listd = no\naccept', 2, 1, 'did you mean `VC listed`?'],
    ['accept if queue', 2, 11, 'a condition is expected, yes or no, not a number of cells'],
    ['accept if queue < now', 2, 11, 'cells cannot be compared with time'],
    ['limit = first cell + 2\naccept', 2, 9, 'a number is expected, not yes or no'],
    ['queue = 5\naccept', 2, 1, '`queue` can be read, not set'],
    ['VC stat = yes\naccept', 2, 1, '`VC stat` is not remembered'],
    ['half = 5\naccept', 2, 1, 'nothing reads `half`'],
    ['accept if queue < 5', 2, 1, 'there is a way through the rule that ends without `accept` or `refuse`'],
    ['accept if min(1) < 5', 2, 11, '`min` takes 2 to 8 values, not 1'],
    ['accept if queue < 5 lightyears', 2, 19, 'unknown unit `lightyears`'],
    ['accept if queue-1 < 5', 2, 11, 'a minus sign has blanks around it'],
    ['if queue < 5\naccept', 3, 1, 'something is missing here'],
    ['refuse\nsay no', 3, 1, 'it stands below its `accept` or `refuse`, indented further'],
    ['for each port\n  nothing\naccept', 2, 1, 'only VCs can be gone through'],
  ])('%s', (body, line, column, words) => {
    const fault = faultOf(`rule mine: a rule\n${body}\n`);
    expect(fault.message).toContain(words);
    expect([fault.line, fault.column]).toEqual([line, column]);
  });

  it('in the head as well', () => {
    expect(faultOf('rule mine: x\nparameter t, cells, 5 to 1\naccept').message).toMatch(/^line 2: 5 to 1/);
    expect(faultOf('rule mine: x\nparameter t, 0 to 1, default 7\naccept').message).toContain(
      'not within 0 to 1',
    );
    expect(faultOf('rule mine: x\nlanguage 9\naccept').message).toContain('this program reads version 1');
    expect(faultOf('rule mine: x\nlet half = queue / 2\naccept if half > 2\nrefuse').message).toContain(
      'changes with every cell',
    );
    expect(faultOf('accept').message).toContain('the first line is');
  });

  it('in one sentence, however long the word is', () => {
    const long = '50ault '.repeat(300).trim();
    const word = 'a'.repeat(2000);
    for (const body of [
      `parameter t, cells, 0 to 9, default ${long}`,
      `parameter t, ${long}`,
      `parameter t, ${long} to 5`,
      `language ${long}`,
      `accept if ${word} < 5`,
      `accept if ${word}(1) < 5`,
      `accept if queue < 5 ${word}`,
      `for each ${word}\n  nothing\naccept`,
      `VC ${word} = yes\naccept`,
      word,
    ])
      expect(faultOf(`rule mine: a rule\n${body}\naccept\n`).message.length, body).toBeLessThan(400);
  });
});

describe('comments', () => {
  const body = 'short M\n\nif queue < 5\n  # Nothing else.\n  accept\nrefuse';
  const plain = checkRule(`rule mine: a rule\n${body}`);

  it.each([
    ['one line', '# Made in class.\n'],
    ['several lines', '# Made in class,\n# on a Tuesday.\n'],
    ['lines with blanks between and below', '\n# Made in class.\n\n  # Indented.\n\n'],
    ['a comment like a rule', '# rule other: another one\n'],
  ])('may stand above the first line: %s', (_, above) => {
    const rule = checkRule(`${above}rule mine: a rule\n${body}`);
    const lines = above.split('\n').length - 1;
    expect([rule.id, rule.name, rule.short]).toEqual(['mine', 'a rule', 'M']);
    expect(rule.lines).toEqual(plain.lines.map((one) => ({ ...one, number: one.number + lines })));
  });

  it('keep the place of a mistake', () => {
    const { line, column } = faultOf('# Made in class.\nrule mine: a rule\naccept if queu < 5');
    expect([line, column]).toEqual([3, 11]);
  });

  it('alone are no rule', () => {
    for (const text of ['# Made in class.', '# Made in class.\n', '\n'])
      expect(faultOf(text).message).toContain('the first line is');
  });
});

describe('what a rule says is what happens', () => {
  it('remembers for each VC, and counts', () => {
    const policy = policyOf(
      'VC seen = yes\nrefuse if VCs seen > 2\naccept',
      'remember for each VC: seen = no',
    );
    const accepted = [0, 1, 0, 1, 2, 0].map((vc) => isAccepted(policy.decide(cellOf(vc, 'COM', 5, 0))));
    expect(accepted).toEqual([true, true, true, true, false, false]);
  });

  it('draws from the stream of its port', () => {
    const [one, same] = [
      policyOf('accept if random < 0.5\nrefuse'),
      policyOf('accept if random < 0.5\nrefuse'),
    ];
    const draws = (policy: typeof one) =>
      Array.from({ length: 50 }, (_, i) => policy.decide(cellOf(0, 'COM', 5, i)));
    expect(draws(one)).toEqual(draws(same));
    expect(new Set(draws(one)).size).toBe(2);
  });

  it('a division by 0 is named with its line and treats the cell as tail drop', () => {
    const policy = policyOf('share = queue / (queue - 5)\naccept if share > 0\nrefuse');
    const verdicts = [4, 5, 100].map((queue) => policy.decide(cellOf(0, 'COM', queue, queue)));
    expect(verdicts.map(isAccepted)).toEqual([false, true, true]);
    expect(policy).toMatchObject({ fault: { line: 3, time: 5, words: '5 / 0' } });
    expect(sayRemarks(policy.explain(cellOf(0, 'COM', 5, 0), names).sentence)).toContain(
      '**5 / 0** in line 3',
    );
  });

  it('explains itself: the lines on the way with the numbers met', () => {
    const policy = policyOf(
      'if queue < threshold\n  accept\n    say Only **{queue}** of {threshold}.\nrefuse',
      'parameter threshold, cells, whole, 0 to buffer, default 10',
    );
    const { line, evaluated, sentence } = policy.explain(cellOf(2, 'COM', 7, 0), names);
    expect(evaluated).toEqual([
      { line: 3, note: '7 < 10: yes', action: false },
      { line: 4, note: '', action: true },
    ]);
    expect([line, sayRemarks(sentence)]).toEqual([4, 'Only **7** of 10.']);
    expect(lineOf(policy.decide(cellOf(2, 'COM', 12, 0)))).toBe(6);
  });

  it('derives when it need not be asked', () => {
    const { acceptThreshold } = policyOf(
      'refuse if queue >= buffer\naccept if not first cell\nrefuse if queue >= 2.5\naccept',
    );
    expect(acceptThreshold.below).toBe(0);
    const other = policyOf('if queue >= 2.5\n  refuse if first cell\naccept');
    expect([other.acceptThreshold.below, other.acceptThreshold.continuationBelow]).toEqual([
      3,
      Number.POSITIVE_INFINITY,
    ]);
    const timed = policyOf(
      'if waits and now - set >= span\n  waits = no\naccept if queue < 7\nwaits = yes\nset = now\nrefuse',
      'parameter span, ms, 1 to 9, default 2\nremember waits = no\nremember set = 0 ms',
    );
    timed.configure({ span: 2 }, 100);
    expect([timed.acceptThreshold.below, timed.acceptThreshold.until]).toEqual([7, Number.POSITIVE_INFINITY]);
    timed.decide(cellOf(2, 'BOM', 7, 5e9));
    expect([timed.acceptThreshold.below, timed.acceptThreshold.until]).toEqual([7, 7e9 - 1]);
    expect(lineOf(timed.decide(cellOf(2, 'BOM', 6, 7e9 - 1)))).toBe(timed.acceptThreshold.line);
    expect(timed.acceptThreshold.until).toBe(7e9 - 1);
    timed.decide(cellOf(2, 'BOM', 6, 7e9));
    expect(timed.acceptThreshold.until).toBe(Number.POSITIVE_INFINITY);
  });
});

/** Texts of rules with letters, words and lines changed, lost, doubled and exchanged. */
const mutated = fc
  .tuple(
    fc.constantFrom(...texts),
    fc.array(fc.tuple(fc.nat(6), fc.nat(), fc.nat()), { minLength: 1, maxLength: 4 }),
  )
  .map(([text, changes]) => changes.reduce(mutate, text));

function mutate(text: string, [kind, a, b]: readonly [number, number, number]): string {
  const lines = text.split('\n');
  const [one, other] = [a % lines.length, b % lines.length];
  const words = (lines[one] ?? '').split(' ');
  const at = b % words.length;
  if (kind === 0) lines.splice(one, 1);
  else if (kind === 1) lines.splice(one, 0, lines[other] ?? '');
  else if (kind === 2) [lines[one], lines[other]] = [lines[other] ?? '', lines[one] ?? ''];
  else if (kind === 3) lines[one] = ` ${lines[one]}`;
  else if (kind === 4) lines[one] = words.toSpliced(at, 1).join(' ');
  else if (kind === 5)
    lines[one] = words
      .with(at, ['0', 'queue', '(', 'not', '-1', 'VC listed', '1e300', '/ 0'][a % 8] ?? '')
      .join(' ');
  else return text.slice(0, a % text.length) + text.slice((a % text.length) + 1 + (b % 3));
  return lines.join('\n');
}

const random = fc.oneof(
  fc.string({ maxLength: 200 }),
  fc
    .array(
      fc.constantFrom(
        'if',
        'else',
        'accept',
        'refuse',
        '\n',
        '  ',
        '(',
        ')',
        'queue',
        '<',
        '5',
        '=',
        'VC',
        'for each VC',
        'let',
        'define',
        '"',
        '{',
        'rule x: y\n',
        'say ',
        '- ',
        'not ',
        ', ',
      ),
      { maxLength: 80 },
    )
    .map((words) => words.join(' ')),
  fc.constantFrom(
    '('.repeat(5_000),
    'not '.repeat(4_000),
    `rule x: y\naccept if ${'1 + '.repeat(4_000)}1 > 0`,
    `rule x: y\n${'refuse if first cell and last cell\n'.repeat(350)}accept`,
    'x'.repeat(LIMITS.characters + 1),
  ),
);

describe('any text', () => {
  it(
    'is a rule that runs, or a mistake with line, column and words',
    () => {
      let rules = 0;
      fc.assert(
        fc.property(fc.oneof({ arbitrary: mutated, weight: 3 }, { arbitrary: random, weight: 1 }), (text) => {
          try {
            checkRule(text);
          } catch (error) {
            expect(error).toBeInstanceOf(RuleProblem);
            const { line, column, message } = error as RuleProblem;
            expect(line).toBeGreaterThanOrEqual(1);
            expect(column).toBeGreaterThanOrEqual(1);
            expect(message).toMatch(/^line \d+: .{8,}/s);
            return;
          }
          rules++;
          const policy = findPolicy(`${text}\n`).create(3, new RandomStream(1, 'policy'));
          policy.configure({}, 50);
          for (let i = 0; i < 30; i++) {
            const cell = cellOf(
              i % 3,
              ['BOM', 'COM', 'EOM'][Math.floor(i / 3) % 3] ?? 'SSM',
              (i * 7) % 52,
              i * 1e7,
            );
            const told = policy.explain(cell, names);
            const verdict = policy.decide(cell);
            expect([told.line, told.accepted]).toEqual([lineOf(verdict), isAccepted(verdict)]);
          }
        }),
        { numRuns: counted(500), seed: 1997 },
      );
      expect(rules).toBeGreaterThan(20);
    },
    byTier(120_000, 900_000),
  );
});
