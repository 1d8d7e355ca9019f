import { ROW_OF } from '../../src/app/compare/measures.ts';
import type { HeadlineWords } from '../../src/app/headline/headlineWords.ts';
import { type OutcomeDocument, type OutcomeMeasure, outcomeOf } from '../../src/contract/index.ts';
import { rateLoopsOf } from '../../src/engine/network/build/loops.ts';
import { type Counted, truthOf } from './comparing.ts';
import { Course, type Rise } from './course.ts';
import type { SaidPage } from './saidPage.ts';

const MS = 1e9;
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** Times in headlines have three decimals, and counters are looked at every 0.1 ms. */
const TIME = 0.5 * MS + 1.1e8;
/** The page counts slots in whole bins, and cells as they leave: points of 100 by which shares of a link differ from counters. */
const EDGES = 0.5;
const QUIET_SHORTEST = 10 * MS;

interface Facts {
  readonly course: Course;
  readonly page: SaidPage;
  readonly now: number;
  readonly buffer: number;
  readonly senders: readonly number[];
  readonly vcs: number;
  readonly quiet: number;
  /** What the question of the scene is about. */
  readonly outcome: OutcomeDocument;
  /** A run of its own, to its end; its value of a row that the page has. */
  readonly whole: () => Counted;
  readonly truth: (row: string) => number;
}

/** A fault in words, or nothing. */
type Fault = string | null | undefined | false;
type Check = (groups: readonly string[], facts: Facts) => readonly Fault[];

const number = (text: string): number =>
  NUMBERS.indexOf(text.toLowerCase()) >= 0
    ? NUMBERS.indexOf(text.toLowerCase())
    : Number(text.replaceAll(',', '').replace('\u2212', '-'));
const time = (text: string): number => number(text) * 1e12;

/** `13.0 ms`, `640 µs`: its value, and half of its last digit. */
function span(text: string): readonly [number, number] {
  const [, digits = '', unit = ''] = /^([\d.,]+)\s(\S+)$/.exec(text) ?? [];
  const size = { s: 1e12, ms: 1e9, µs: 1e6 }[unit] ?? Number.NaN;
  const decimals = digits.split('.')[1]?.length ?? 0;
  return [number(digits) * size, (0.5 * size) / 10 ** decimals];
}

const near = (what: string, written: number, found: number, by: number): Fault =>
  Math.abs(written - found) <= by ? null : `${what} ${written}, counted ${found}`;
const between = (what: string, written: number, [least, most]: readonly [number, number]): Fault =>
  written >= least && written <= most ? null : `${what} ${written}, counted ${least} to ${most}`;
const holds = (what: string, isTrue: boolean): Fault => (isTrue ? null : `${what} is not so`);
const now = (written: string | undefined, { now }: Facts): Fault =>
  written !== undefined && near('the moment', time(written), now, 0.5 * MS);

const vcsOf = (rises: readonly Rise[]): number => new Set(rises.map(({ vc }) => vc)).size;

/** `all ten senders`, `7 of ten senders`. */
function who(text: string): readonly [number, number] {
  const all = /^all (\S+) senders$/.exec(text);
  if (all !== null) return [number(all[1] ?? ''), number(all[1] ?? '')];
  const some = /^(\S+) of (\S+) senders?$/.exec(text);
  return [number(some?.[1] ?? ''), number(some?.[2] ?? '')];
}

function event(rises: readonly Rise[], { course, quiet }: Facts) {
  const found = course.lastEvent(rises, quiet);
  if (found === null) return null;
  return { ...found, vcs: vcsOf(found.all), count: found.all.reduce((sum, { count }) => sum + count, 0) };
}

const lostSoFar: Check = ([written = '', first = ''], facts) => {
  const burst = event(facts.course.losses, facts);
  if (burst === null) return ['no cell was lost'];
  return [
    near('senders that lost cells', who(written)[0], burst.vcs, 0),
    near('senders', who(written)[1], facts.vcs, 0),
    near('the first loss', time(first), burst.first.by, TIME),
    holds('that it goes on', !burst.isOver),
  ];
};

const timersSoFar: Check = ([count = '', first = '', at], facts) => {
  const found = event(facts.course.timeouts, facts);
  if (found === null) return ['no timer has run out'];
  return [
    at !== undefined && now(at, facts),
    near('timers', number(count), found.count, 0),
    near('the first', time(first), found.first.by, TIME),
    holds('that it goes on', !found.isOver),
  ];
};

function growth(way: 1 | -1, facts: Facts): Fault {
  const { course, now } = facts;
  const [low, high] = course.range(Math.max(0, now - 12 * MS), Math.max(0, now - 10 * MS));
  const queue = course.waitingCells;
  return holds(way > 0 ? 'that it grows' : 'that it shrinks', way > 0 ? queue > low : queue < high);
}

const moved =
  (way: 1 | -1): Check =>
  ([at, queue, buffer], facts) => [
    growth(way, facts),
    at !== undefined && now(at, facts),
    queue !== undefined && near('the queue', number(queue), facts.course.waitingCells, 0),
    buffer !== undefined && near('the buffer', number(buffer), facts.buffer, 0),
  ];

function waits(text: string, { course, senders }: Facts): readonly Fault[] {
  const found = course.waitingSenders.filter((id) => senders.includes(id)).length;
  const all = /^all wait(ed)? for their timers$/.test(text);
  const [, some = '', of] =
    /^(\S+)(?: of (\S+)(?: TCP)? senders)? wait(?:s|ed)? for (?:its timer|their timers)$/i.exec(text) ?? [];
  return [
    near('senders that wait', all ? senders.length : number(some), found, 0),
    of !== undefined && near('senders', number(of), senders.length, 0),
  ];
}

const idle: Check = ([at, rest = ''], facts) => {
  const lost = /^(?:(all) )?(\S+) (TCP )?senders (?:had )?lost cells within (\S+\s\S+), and (.*)$/i.exec(
    rest,
  );
  const found = event(facts.course.losses, facts);
  const [written, half] = span(lost?.[4] ?? '0 ms');
  return [
    at !== undefined && now(at, facts),
    holds('that hardly any cell waits', facts.course.waitingCells < Math.max(1, facts.buffer / 100)),
    ...waits(lost?.[5] ?? rest, facts),
    ...(lost === null || found === null
      ? [lost !== null && 'no cell was lost']
      : [
          near(
            'senders that lost cells',
            number(lost[2] ?? ''),
            new Set(found.all.map(({ vc }) => vc).filter((vc) => facts.senders.includes(vc))).size,
            0,
          ),
          holds('that others have no window', (lost[3] !== undefined) === facts.senders.length < facts.vcs),
          lost[1] !== undefined && near('all senders', number(lost[2] ?? ''), facts.senders.length, 0),
          near('the length of the burst', written, found.last.by - found.first.by, half + 2.1e8),
        ]),
  ];
};

/** For how long the queue has been empty, milliseconds, at most and at least. */
const emptyMs = ({ course, now }: Facts): readonly [number, number] => {
  const [earliest, latest] = course.emptySince;
  return [(now - earliest) / MS, (now - latest) / MS];
};

/** Allowed rate of a VC by its source, cells/s. */
function allowed(facts: Facts, name: string): number {
  const { network } = facts.course.simulation;
  const index = network.connections.findIndex(({ vc }) => vc.id === vcOf(facts, name)?.id);
  const [loop] = rateLoopsOf(network, index);
  return loop?.source.rules.acr ?? Number.NaN;
}

/** Shares of the VCs that have one now: max-min over their links (checked by its laws), as the page records them. */
const fairShare = (facts: Facts, name: string): number =>
  facts.page.fair(vcOf(facts, name)?.id ?? 0, facts.now);

const share: Check = ([at, name = '', part], facts) => {
  const written = part === undefined ? 100 : number(part);
  const found = (100 * allowed(facts, name)) / fairShare(facts, name);
  return [
    at !== undefined && now(at, facts),
    near(`the share of ${name}`, written, found, part === undefined ? 5.01 : 0.51),
  ];
};

const everyShare: Check = ([at, written], facts) => [
  at !== undefined && now(at, facts),
  ...facts.page.loaded.vcs
    .filter(({ id, abr }) => abr !== null && facts.page.fair(id, facts.now) > 0)
    .map(({ id, name }) => {
      const part = (100 * allowed(facts, name ?? `VC ${id}`)) / facts.page.fair(id, facts.now);
      return near(
        `the share of ${name}`,
        number(written ?? '100'),
        part,
        written === undefined ? 5.01 : 0.51,
      );
    }),
];

const classNames = (text: string): string[] => text.split(/, | and /);

/** Classes and what they lost in a span. */
function classLosses(
  losing: string,
  others: string,
  from: number,
  to: number,
  { course, page }: Facts,
): readonly Fault[] {
  const classOf = new Map(
    page.state.vcStates.map(({ id, serviceClass }) => [id, CLASSES[serviceClass] ?? serviceClass]),
  );
  const lost = (name: string): number =>
    Course.within(
      course.losses.filter(({ vc }) => classOf.get(vc) === name),
      from,
      to,
    )[1];
  return [
    ...classNames(losing).map((name) => holds(`that ${name} lost cells`, lost(name) > 0)),
    ...classNames(others).map((name) =>
      holds(
        `that ${name} lost none`,
        Course.within(
          course.losses.filter(({ vc }) => classOf.get(vc) === name),
          from,
          to,
        )[0] === 0,
      ),
    ),
  ];
}

const CLASSES: Readonly<Record<string, string>> = {
  cbr: 'CBR',
  'rt-vbr': 'rt-VBR',
  'nrt-vbr': 'nrt-VBR',
  abr: 'ABR',
  ubr: 'UBR',
  gfr: 'GFR',
};

/** What a network did by each measure, with the number in it. */
const OUTCOMES: Readonly<Record<OutcomeMeasure, RegExp>> = {
  packets: /^delivered ([\d,]+) packets?$/,
  useful: /^filled ([\d.]+) % of the link with packets that arrived$/,
  dead: /^spent ([\d.]+) % of the link on cells of broken packets$/,
  lost: /^lost ([\d,]+) cells? at this port$/,
  timeouts: /^had ([\d,]+) timeouts?$/,
  queueMean: /^kept ([\d,]+) cells? waiting on average$/,
  queueMax: /^kept at most ([\d,]+) cells? waiting$/,
  delay: /^took ([\d.]+) ms for a packet on average$/,
  fairness: /^shared the link with a fairness of ([\d.]+)$/,
  through: /^let ([\d,]+) senders? through$/,
  share: /^gave the VC that got least ([\d.]+) % of its fair share$/,
  deviation: /^let allowed rates swing by ([\d.]+) of their mean$/,
  file: /^finished the slowest file after ([\d.]+) ms$/,
  classLoss: /^lost ([\d.]+) % of the cells of the highest class$/,
};

/** A number as it is written is the true one, rounded where it ends. @param more what the record of the page may differ by */
function rounded(what: string, text: string, truth: number, more = 0): Fault {
  const digits = text.replaceAll(',', '').split('.')[1]?.length ?? 0;
  return near(what, number(text), truth, 0.5000001 * 10 ** -digits + more);
}

/** `58.7k`, `1.25M`, `840`: cells/s, and half of its last digit. */
function rate(text: string): readonly [number, number] {
  const [, digits = '', unit = ''] = /^([\d.,]+)([kM]?)$/.exec(text) ?? [];
  const size = { '': 1, k: 1e3, M: 1e6 }[unit] ?? Number.NaN;
  return [number(digits) * size, (0.5000001 * size) / 10 ** (digits.split('.')[1]?.length ?? 0)];
}

const vcOf = ({ page }: Facts, name: string) =>
  page.loaded.vcs.find(({ id, name: own }) => own === name || `VC ${id}` === name);

/** Every form that a headline has. Of what has none the page must say nothing. */
const HEADLINES: readonly (readonly [RegExp, Check])[] = [
  [/^So far (.+ senders?) ha(?:s|ve) lost cells in this burst, the first at ([\d.]+) s\.$/, lostSoFar],
  [
    /^At ([\d.]+) s losses began\.$/,
    ([first = ''], facts) => {
      const burst = event(facts.course.losses, facts);
      if (burst === null) return ['no cell was lost'];
      return [
        near('the first loss', time(first), burst.first.by, TIME),
        holds('that it goes on', !burst.isOver),
      ];
    },
  ],
  [
    /^From ([\d.]+) s on, (.+ senders?) lost cells, within (\S+\s\S+)\.$/,
    ([first = '', written = '', length = ''], facts) => {
      const burst = event(facts.course.losses, facts);
      if (burst === null) return ['no cell was lost'];
      const [ps, half] = span(length);
      return [
        near('senders that lost cells', who(written)[0], burst.vcs, 0),
        near('senders', who(written)[1], facts.vcs, 0),
        near('the first loss', time(first), burst.first.by, TIME),
        near('the length of the burst', ps, burst.last.by - burst.first.by, half + 2.1e8),
        holds('that it is over', burst.isOver),
      ];
    },
  ],
  [
    /^At ([\d.]+) s, (.+ senders?) lost (a cell|cells)\.$/,
    ([first = '', written = '', cells = ''], facts) => {
      const burst = event(facts.course.losses, facts);
      if (burst === null) return ['no cell was lost'];
      return [
        near('senders that lost cells', who(written)[0], burst.vcs, 0),
        near('the first loss', time(first), burst.first.by, TIME),
        near('the length of the burst', 0, burst.last.by - burst.first.by, 1.1e8),
        holds('one or many', (burst.count === 1) === (cells === 'a cell')),
        holds('that it is over', burst.isOver),
      ];
    },
  ],
  [
    /^From ([\d.]+) to ([\d.]+) s, (.+ senders?) lost cells\.$/,
    ([from = '', to = '', written = ''], { course, vcs }) => {
      const inside = course.losses.filter(
        ({ after, by }) => by >= time(from) - TIME && after <= time(to) + TIME,
      );
      const surely = course.losses.filter(
        ({ after, by }) => after >= time(from) + TIME && by <= time(to) - TIME,
      );
      return [
        between('senders that lost cells', who(written)[0], [vcsOf(surely), vcsOf(inside)]),
        near('senders', who(written)[1], vcs, 0),
        holds('that it was long', time(to) - time(from) > 480 * MS),
      ];
    },
  ],
  [/^So far (\S+) timers have run out, the first at ([\d.]+) s\.$/, timersSoFar],
  [
    /^By ([\d.]+) s, (\S+) timers had run out, the first at ([\d.]+) s\.$/,
    ([at = '', count = '', first = ''], facts) => timersSoFar([count, first, at], facts),
  ],
  [
    /^(?:The timer of VC (\d+) ran out at ([\d.]+) s|(?:From|At) ([\d.]+) s(?: on)?, (\S+) timers ran out(?:, within (\S+\s\S+))?)\.$/,
    ([vc, alone, first, count, length], facts) => {
      const found = event(facts.course.timeouts, facts);
      if (found === null) return ['no timer has run out'];
      const [ps, half] = span(length ?? '0 ms');
      return [
        near('the first', time(alone ?? first ?? ''), found.first.by, TIME),
        vc === undefined
          ? near('timers', number(count ?? ''), found.count, 0)
          : near('the VC', number(vc), found.first.vc, 0),
        vc === undefined && near('the length', ps, found.last.by - found.first.by, half + 2.1e8),
        vc === undefined && holds('that it is over', found.isOver),
      ];
    },
  ],
  [
    /^The link stands idle\. (.+)\.$/,
    ([rest = ''], facts) => idle([undefined as unknown as string, rest], facts),
  ],
  [/^At ([\d.]+) s the link was idle: (.+)\.$/, idle],
  [
    /^(?:At ([\d.]+) s, )?VCs? ([\d, and]+) (?:is|are|was|were) on the drop list\.$/,
    ([at, vcs = ''], facts) => [
      at !== undefined && now(at, facts),
      holds(
        `the drop list ${vcs}`,
        facts.course.listed.join() ===
          vcs
            .split(/, | and /)
            .map(Number)
            .join(),
      ),
    ],
  ],
  [
    /^(?:The queue has|At ([\d.]+) s the queue had) been empty for (\d+) ms( or more)?\.$/,
    ([at, ms = '', orMore], facts) => {
      const [longest, shortest] = emptyMs(facts);
      return [
        at !== undefined && now(at, facts),
        orMore === undefined
          ? between('empty, ms', number(ms), [shortest - facts.page.binMs - 1, longest + 0.1])
          : holds('or more', longest >= number(ms) - 0.1),
      ];
    },
  ],
  [/^The queue is filling\.$/, (_, facts) => moved(1)([], facts)],
  [/^At ([\d.]+) s the queue was filling: it held ([\d,]+) of ([\d,]+) cells\.$/, moved(1)],
  [/^The queue is draining\.$/, (_, facts) => moved(-1)([], facts)],
  [/^At ([\d.]+) s the queue was draining: it held ([\d,]+) of ([\d,]+) cells\.$/, moved(-1)],
  [
    /^From ([\d.]+) to ([\d.]+) s the queue held (?:([\d,]+) to )?([\d,]+) of ([\d,]+) cells?\.$/,
    ([from = '', to = '', least, most = '', buffer = ''], facts) => {
      // Three decimals: the edges are within half a millisecond of what is written.
      const [begin, end] = [time(from), time(to)].map((edge) => [edge - 0.51 * MS, edge + 0.51 * MS]) as [
        [number, number],
        [number, number],
      ];
      const outer = facts.course.range(begin[0], end[1]);
      const inner = facts.course.range(begin[1], end[0]);
      const { slack } = facts.page;
      return [
        near('the buffer', number(buffer), facts.buffer, 0),
        // A cell may come and go between two looks.
        between('the longest queue', number(most), [inner[1] - slack, outer[1] + slack]),
        between('the shortest queue', number(least ?? most), [outer[0] - slack, inner[0] + slack]),
        holds('that it is of now', Math.abs(time(to) - facts.now) <= facts.page.binMs * MS + 0.5 * MS),
      ];
    },
  ],
  [/^The run has just begun\.$/, (_, { now }) => [holds('that it has just begun', now < 20 * MS)]],
  [/^The port has made no decision yet\.$/, (_, { now }) => [near('the moment', 0, now, 0)]],
  [/^(?:At ([\d.]+) s )?every VC (?:is|was) allowed its fair share\.$/i, everyShare],
  [/^(?:At ([\d.]+) s )?every VC (?:is|was) allowed ([\d,]+)\s% of its fair share\.$/i, everyShare],
  [/^(?:At ([\d.]+) s )?(\S+|VC \d+) (?:is|was) allowed its fair share\.$/, share],
  [/^(?:At ([\d.]+) s )?(\S+|VC \d+) (?:is|was) allowed ([\d,]+)\s% of its fair share\.$/, share],
  [
    /^No VC has (anything to send|started yet)\.$/,
    (_, facts) => [
      holds(
        'that none has a share',
        facts.page.loaded.vcs.every(({ id }) => !(facts.page.fair(id, facts.now) > 0)),
      ),
    ],
  ],
  [
    /^In the last (\d+) ms, (.+) lost cells; (.+) lost none\.$/,
    ([ms = '', losing = '', others = ''], facts) =>
      classLosses(losing, others, facts.now - number(ms) * MS, facts.now, facts),
  ],
  [
    /^From ([\d.]+) to ([\d.]+) s, (.+) lost cells; (.+) lost none\.$/,
    ([from = '', to = '', losing = '', others = ''], facts) =>
      classLosses(losing, others, time(from), time(to), facts),
  ],
  [
    /^From ([\d.]+) to ([\d.]+) s the network (.+?)(?:, and ([\d.]+) % of the cell slots passed empty)?\.$/,
    ([from = '', to = '', did = '', idle], facts) => {
      const { outcome } = facts;
      const { fromS, toS } = facts.whole().results.window;
      const [, text] = OUTCOMES[outcome.measure].exec(did) ?? [];
      return [
        near('from', number(from), fromS, 1e-6),
        near('to', number(to), toS, 1e-6),
        text === undefined
          ? `this is not about ${outcome.measure}`
          : rounded(outcome.measure, text, facts.truth(ROW_OF[outcome.measure])),
        idle !== undefined && rounded('idle', idle, facts.truth('idle'), EDGES),
        holds('which scenes are about packets', (idle !== undefined) === (outcome.measure === 'packets')),
      ];
    },
  ],
  [
    /^From ([\d.]+) to ([\d.]+) s not every sender finished a file\.$/,
    (_, facts) => [
      holds(
        'that one has none',
        facts.whole().cells.files.some((times) => times?.length === 0),
      ),
    ],
  ],
  [
    /^(?:At ([\d.]+) s )?(?:every source (?:may send|was allowed to send)|(.+) wait(?:s|ed)? for credit)\.$/i,
    ([at, names], facts) => {
      const spent = facts.course.credits.filter(({ left }) => left === 0).map(({ vc }) => vc);
      const written = names?.split(', ').map((name) => vcOf(facts, name)?.id) ?? [];
      return [
        at !== undefined && now(at, facts),
        holds(`that VCs ${spent.join(', ')} have no credit`, written.join() === spent.join()),
      ];
    },
  ],
];

const plain = (text: string): string => text.replaceAll('**', '').replaceAll('\u00a0', ' ');

/** Sentences below the headline, each with what it says; one sentence after the other. */
const SENTENCES: readonly (readonly [RegExp, Check])[] = [
  [
    /^The queue holds ([\d,]+) of ([\d,]+) cells?\./,
    ([queue = '', buffer = ''], facts) => [
      near('the queue', number(queue), facts.course.waitingCells, 0),
      near('the buffer', number(buffer), facts.buffer, 0),
    ],
  ],
  [
    /^Empty for (\d+) ms( or more)?(?:, (\d+) timeouts? in the last 200 ms)?\./,
    ([ms = '', orMore, timeouts], facts) => {
      const [longest, shortest] = emptyMs(facts);
      return [
        orMore === undefined
          ? between('empty, ms', number(ms), [shortest - facts.page.binMs - 1, longest + 0.1])
          : holds('or more', longest >= number(ms) - 0.1),
        timeouts !== undefined &&
          between(
            'timeouts',
            number(timeouts),
            Course.within(facts.course.timeouts, facts.now - 200 * MS, facts.now),
          ),
      ];
    },
  ],
  [
    /^([\d,]+) cells? (?:was|were) lost in the last ([\d.]+) ms\./,
    ([cells = '', ms = ''], facts) => [
      between(
        'cells lost',
        number(cells),
        Course.within(facts.course.losses, facts.now - number(ms) * MS, facts.now),
      ),
    ],
  ],
  [
    /^([\d,]+) of them (?:was|were) pushed out for others\./,
    ([cells = ''], facts) => [
      between(
        'pushed out',
        number(cells),
        Course.within(facts.course.pushedOut, facts.now - 10 * MS, facts.now),
      ),
    ],
  ],
  [
    /^At least ([\d,]+) (more|fewer) than ([\d.]+) ms ago\./,
    ([cells = '', way = '', ms = ''], facts) => {
      const then = facts.course.at(facts.now - number(ms) * MS);
      const change = facts.course.waitingCells - then;
      return [
        holds(
          `the change of ${change} from ${then}`,
          way === 'more' ? change + 2 >= number(cells) : change - 2 <= -number(cells),
        ),
      ];
    },
  ],
  [
    /^All windows together: ([\d.,]+) KB\./,
    ([size = ''], facts) => {
      const over = facts.course.simulation.network.connections.filter(
        ({ tcp, forward }) => tcp !== null && forward.some(({ id }) => id === facts.page.loaded.port),
      );
      const bytes = over.reduce((sum, { tcp }) => sum + (tcp?.sender.window.usable ?? 0), 0);
      return [near('the windows, KB', number(size), bytes / 1024, size.includes('.') ? 0.051 : 0.51)];
    },
  ],
  [
    /^([\d.]+) % of all cell slots so far passed empty\./,
    ([share = ''], facts) => {
      const results = facts.course.simulation.results();
      const ledger = results.links.find(({ link }) => link === facts.page.loaded.port)?.ledger;
      return [
        near('idle so far', number(share), 100 * (ledger?.idle ?? Number.NaN), 1),
        near('the window', results.window.fromS, 0, 0),
      ];
    },
  ],
  [
    /^The losses began at ([\d.]+) s\./,
    ([first = ''], facts) => [
      near('the first loss', time(first), event(facts.course.losses, facts)?.first.by ?? Number.NaN, TIME),
    ],
  ],
  [
    /^Next of those that wait: (\S+|VC \d+), in ([\d,]+) ms\./,
    ([name = '', ms = ''], facts) => {
      const { connections } = facts.course.simulation.network;
      const waiting = facts.course.waitingSenders;
      const due = connections
        .filter(({ vc }) => waiting.includes(vc.id))
        .map(({ tcp }) => ((tcp?.sender.out.timerDue ?? 0) - facts.now) / MS);
      const vc = facts.page.loaded.vcs.find(({ id, name: own }) => own === name || `VC ${id}` === name);
      return [
        near('the next timer, ms', number(ms), Math.max(1, Math.min(...due)), 0.51),
        holds(`that ${name} waits`, waiting.includes(vc?.id ?? 0)),
      ];
    },
  ],
  [
    /^(\S+|VC \d+) (has repaired its loss and )?sends alone\./,
    ([name = '', repaired], facts) => {
      const { course, senders } = facts;
      const { id = 0 } = vcOf(facts, name) ?? {};
      const lost = event(course.losses, facts)?.all.find(({ vc }) => vc === id);
      return [
        holds(
          `that ${name} sends alone`,
          course.sendingVcs.filter((vc) => senders.includes(vc)).join() === `${id}`,
        ),
        repaired !== undefined &&
          holds(
            `that ${name} sent again what it had lost`,
            lost !== undefined && course.resent.some(({ vc, by }) => vc === id && by >= lost.after),
          ),
      ];
    },
  ],
  [
    /^ACR of (.+?)\. At (\S+) ([\d,]+) cells? waits?\./,
    ([list = '', node = '', waiting = ''], facts) => [
      ...list.split(', ').flatMap((item): Fault[] => {
        const [, name = '', acr = '', fair = ''] = /^(.+) (\S+) of (\S+)$/.exec(item) ?? [];
        const [[own, ownHalf], [due, dueHalf]] = [rate(acr), rate(fair)];
        return [
          near(`the rate of ${name}`, own, allowed(facts, name), ownHalf),
          near(`the share of ${name}`, due, fairShare(facts, name), dueHalf),
        ];
      }),
      holds('where it is', facts.page.loaded.port.startsWith(`${node}>`)),
      near('the queue', number(waiting), facts.course.waitingCells, 0),
    ],
  ],
  [
    /^The link to (\S+) is (\d+) % used\./,
    ([node = '', part = ''], facts) => [
      holds('where it is', facts.page.loaded.port.endsWith(`>${node}`)),
      near('its use', number(part), 100 * facts.course.use(facts.page.useWindow), 1),
    ],
  ],
  [
    /^(\S+|VC \d+) is furthest from its share: ([\d,]+) % of it\./,
    ([name = '', part = ''], facts) => {
      const partOf = (one: string) => allowed(facts, one) / fairShare(facts, one);
      const all = facts.page.loaded.vcs
        .map(({ id, name: own }) => partOf(own ?? `VC ${id}`))
        .filter((one) => Number.isFinite(one) && one > 0);
      const apart = (one: number) => Math.abs(Math.log(one));
      return [
        rounded('its part', part, 100 * partOf(name)),
        holds('that it is furthest', apart(partOf(name)) >= Math.max(...all.map(apart)) - 1e-6),
      ];
    },
  ],
  [
    /^(CBR|rt-VBR|nrt-VBR|ABR|UBR|GFR) holds ([\d,]+)(?: of ([\d,]+)|, no limit)\./,
    ([name = '', cells = ''], { course, page }) => {
      const classOf = new Map(
        page.state.vcStates.map(({ id, serviceClass }) => [id, CLASSES[serviceClass] ?? serviceClass]),
      );
      const [vc] = [...classOf].find(([, own]) => own === name) ?? [];
      return [near(`cells of ${name}`, number(cells), course.heldWith(vc ?? 0), 0)];
    },
  ],
  [
    /^([\d,]+) cells? lost in the last ([\d.]+) ms\./,
    ([cells = '', ms = ''], facts) => [
      between(
        'cells lost',
        number(cells),
        Course.within(facts.course.losses, facts.now - number(ms) * MS, facts.now),
      ),
    ],
  ],
  [
    /^At (\S+) ([\d,]+) cells? waits? on ([\d,]+) places, and ([\d,]+) more may come: a cell leaves only for a free place, so no cell is lost\./,
    ([node = '', waiting = '', places = '', left = ''], facts) => [
      holds('where it is', facts.page.loaded.port.startsWith(`${node}>`)),
      near(
        'places',
        number(places),
        facts.course.credits.reduce((sum, one) => sum + one.places, 0),
        0,
      ),
      near(
        'credit left',
        number(left),
        facts.course.credits.reduce((sum, one) => sum + one.left, 0),
        0,
      ),
      near('waiting cells', number(waiting), facts.course.waitingCells, 0),
      near('cells lost so far', 0, facts.course.losses.length, 0),
    ],
  ],
  [
    /^Their files are sent, or they wait for more data\./,
    (_, { course }) => [
      holds(
        'that none has anything to send',
        course.simulation.network.connections.every(({ vc, sender }) => vc.abr === null || !sender.active),
      ),
    ],
  ],
  [
    /^Press Play\. The sources start one after the other\./,
    (_, { now }) => [near('the moment', 0, now, 0.1e12)],
  ],
];

/** Sentences below the headline at the end of a run: figures of the whole measured window, none of it in the present tense. */
const CONCLUSIONS: readonly (readonly [RegExp, Check])[] = [
  [
    /^([\d.]+) % of the cell slots carried useful cells(?:, and ([\d.]+) % passed empty)?\./,
    ([useful = '', idle], { truth }) => [
      rounded('useful', useful, truth('useful'), EDGES),
      idle !== undefined && rounded('idle', idle, truth('idle'), EDGES),
    ],
  ],
  [
    /^([\d.]+) % of the cell slots carried cells\./,
    ([carried = ''], { truth }) => [rounded('carried', carried, 100 - truth('idle'), EDGES)],
  ],
  [
    /^(\S+|VC \d+) was allowed ([\d,]+) % of its fair share on average\./,
    ([name = '', part = ''], facts) => {
      const { rates, results } = facts.whole();
      const { id } = vcOf(facts, name) ?? {};
      const abr = results.sessions.find(({ vc }) => vc === id)?.abr;
      const mean = rates.find(({ vc }) => vc === id)?.mean ?? abr?.acrMean ?? Number.NaN;
      return [rounded('the share', part, (100 * mean) / (abr?.fairCellRate ?? Number.NaN))];
    },
  ],
  [
    /^(\S+) lost ([\d.]+) % of its cells(?:, (.+?) none)?\./,
    ([name = '', part = '', none], facts) => {
      const { classes } = facts.whole().cells;
      const of = (text: string) => classes.find(({ serviceClass }) => CLASSES[serviceClass] === text);
      const lostPart = (text: string) => (of(text)?.lost ?? Number.NaN) / (of(text)?.offered ?? Number.NaN);
      return [
        rounded(`lost of ${name}`, part, 100 * lostPart(name)),
        ...(none?.split(', ') ?? []).map((one) => near(`lost of ${one}`, 0, of(one)?.lost ?? Number.NaN, 0)),
        holds(
          'that it lost most',
          classes.every(({ lost, offered }) => !(lost / offered > lostPart(name))),
        ),
      ];
    },
  ],
  [
    /^Jain’s index of fairness was ([\d.]+)\./,
    ([value = ''], { truth, outcome }) => [
      rounded('fairness', value, truth('jain')),
      holds('that the headline does not say it', outcome.measure !== 'fairness'),
    ],
  ],
  [
    /^Jain’s index of rates over fair shares was ([\d.]+)\./,
    ([value = ''], { truth }) => [rounded('fairness of rates', value, truth('shares'))],
  ],
  [
    /^([\d.]+) % of all cells were lost\./,
    ([part = ''], { whole }) => [rounded('cells lost', part, 100 * whole().lostPart)],
  ],
  [
    /^([\d,]+) timeouts?, ([\d,]+) fast retransmits?\./,
    ([timeouts = '', fast = ''], { whole }) => [
      rounded('timeouts', timeouts, whole().timeouts),
      rounded('fast retransmits', fast, whole().fastRetransmits),
    ],
  ],
  [
    /^The mean queue was ([\d,]+) cells?\./,
    ([cells = ''], { truth }) => [rounded('mean queue', cells, truth('queueMean'))],
  ],
];

/** What is wrong with what is said, each fault with the sentence. */
export function checkHeadline(
  said: HeadlineWords,
  course: Course,
  page: SaidPage,
  whole: () => Counted,
): readonly string[] {
  const { loaded } = page;
  const tripPs = Math.max(...loaded.vcs.map(({ baseRttPs }) => baseRttPs));
  const opened = loaded.ports.find(({ id }) => id === loaded.port)?.bufferCells ?? 0;
  const rated = loaded.vcs.some(({ abr }) => abr !== null);
  const least = rated ? Math.max(2 * MS, tripPs) : Math.max(QUIET_SHORTEST, tripPs + opened * loaded.cellPs);
  const outcome = outcomeOf(loaded.base);
  const facts: Facts = {
    course,
    page,
    whole,
    outcome,
    truth: (row) => truthOf(row, whole(), outcome),
    now: course.simulation.now,
    buffer: page.state.ports.find(({ id }) => id === loaded.port)?.bufferCells ?? 0,
    senders: loaded.vcs.filter(({ windowBytes }) => windowBytes !== null).map(({ id }) => id),
    vcs: loaded.vcs.length,
    quiet: Math.min(100 * MS, least),
  };
  const judge = (
    text: string,
    forms: readonly (readonly [RegExp, Check])[],
  ): { faults: string[]; rest: string } | null => {
    for (const [form, check] of forms) {
      const found = form.exec(text);
      if (found === null) continue;
      const faults = check(found.slice(1), facts).filter(
        (fault): fault is string => typeof fault === 'string',
      );
      return {
        faults: faults.map((fault) => `${fault}: ${found[0]}`),
        rest: text.slice(found[0].length).trim(),
      };
    }
    return null;
  };
  const faults: string[] = [];
  for (const headline of new Set([said.headline, said.lasting].map(plain))) {
    const judged = judge(headline, HEADLINES);
    faults.push(...(judged?.faults ?? [`no form matches: ${headline}`]));
  }
  if (said.key === 'end' && /\b(?:so far|is|are|has|have)\b/i.test(`${said.headline} ${said.sentence}`))
    faults.push(`what is over is written as if it were not: ${said.headline} ${said.sentence}`);
  if (said.key !== 'notYet') {
    const forms = said.key === 'end' ? CONCLUSIONS : SENTENCES;
    for (let rest = plain(said.sentence).trim(); rest !== ''; ) {
      const judged = judge(rest, forms);
      faults.push(...(judged?.faults ?? [`no form matches: ${rest}`]));
      rest = judged?.rest ?? '';
    }
  }
  return faults;
}
