// `npm run thumbnails`: runs every scenario for as long as its opening is watched, and writes a small picture of each run to
// `src/scenarios/pictures/drawn.ts`, and a longer one of the first scene, for the home page, to `strip.ts` next to it.
// `npm run thumbnails capture` draws one again. A test says which are stale.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  EventCode,
  elementAt,
  type Picoseconds,
  PS_PER_MS,
  PS_PER_SECOND,
  type ScenarioDocument,
} from '../src/contract/index.ts';
import { enableKernel } from '../src/engine/kernelLoader.ts';
import { checkScenario, createSimulation, Recorder, type Simulation } from '../src/engine/node.ts';
import { findScenario, scenarioIds } from '../src/scenarios/index.ts';
import { COLUMNS, HEIGHTS, NO_VALUE, type Picture, type Strip } from '../src/scenarios/pictures/picture.ts';

const FILE = 'src/scenarios/pictures/drawn.ts';
const STRIP_FILE = 'src/scenarios/pictures/strip.ts';
/** What the home page shows of a run, and how finely, ms. */
const STRIP = { scene: 'half-empty', fromMs: 360, queueMs: 2, useMs: 5 } as const;
/** Losses that are so far apart belong to two overflows. */
const APART_PS = 50 * PS_PER_MS;
/** What is watched of an opening, seconds on screen, and at least so much of the run. */
const WATCHED_S = 15;
const LEAST_PS = 20 * PS_PER_MS;
/** The run stands still so often to give away what is recorded. */
const TURN_PS = 50 * PS_PER_MS;
/** Of VCs: what they are called. */
const LABELS = ['name', 'group'];
/** Share of the picture before the moment at which a scene opens. */
const BEFORE = 0.2;

interface Span {
  readonly from: Picoseconds;
  readonly to: Picoseconds;
}

interface Recorded {
  readonly binPs: Picoseconds;
  readonly bins: number[];
}

/** A run with what it has recorded so far. */
class Watched {
  readonly channels = new Map<string, Recorded>();
  readonly drops: Picoseconds[] = [];
  readonly epochs: Picoseconds[] = [];
  private readonly recorder: Recorder;
  private readonly port: number;

  constructor(
    readonly simulation: Simulation,
    port: string,
  ) {
    this.recorder = new Recorder(simulation);
    this.port = simulation.network.ports.findIndex(({ id }) => id === port);
  }

  get cellPs(): Picoseconds {
    return this.simulation.network.ports[this.port]?.link.cellWhole ?? 1;
  }

  /** Runs on until a moment, or as long as something is missing. */
  runUntil(time: Picoseconds, isMissing: () => boolean = () => true): void {
    const { simulation } = this;
    while (simulation.now < time && isMissing()) {
      simulation.runUntil(Math.min(time, simulation.now + TURN_PS));
      this.recorder.flush();
      this.take();
    }
  }

  private take(): void {
    for (const { channel, firstBin, max } of this.recorder.takeColumns()) {
      const { id, binPs } = elementAt(this.recorder.channels, channel);
      const recorded = this.channels.get(id) ?? { binPs, bins: [] };
      this.channels.set(id, recorded);
      max.forEach((value, index) => {
        recorded.bins[firstBin + index] = value;
      });
    }
    const events = this.recorder.takeEvents();
    events?.time.forEach((time, index) => {
      if (events.port[index] !== this.port) return;
      if (events.code[index] === EventCode.drop) this.drops.push(time);
      if (events.code[index] === EventCode.epoch) this.epochs.push(time);
    });
  }
}

/** Where the scene opens. Runs up to the event that it opens before. */
function opening(watched: Watched, { stage = {} }: ScenarioDocument): Picoseconds {
  const { startAt, startS = 0 } = stage;
  if (startAt === undefined) return startS * PS_PER_SECOND;
  watched.runUntil(watched.simulation.end, () => watched.epochs.length < startAt.epoch);
  const event = watched.epochs[startAt.epoch - 1] ?? 0;
  return Math.max(0, event + startAt.offsetMs * PS_PER_MS);
}

function spanOf(watched: Watched, document: ScenarioDocument): Span {
  const { viewS, msPerSecond = 10 } = document.stage ?? {};
  if (viewS !== undefined) return { from: viewS[0] * PS_PER_SECOND, to: viewS[1] * PS_PER_SECOND };
  const { end } = watched.simulation;
  const length = Math.min(end, Math.max(LEAST_PS, WATCHED_S * msPerSecond * PS_PER_MS));
  const from = Math.min(Math.max(0, opening(watched, document) - BEFORE * length), end - length);
  return { from, to: from + length };
}

const columns = <T>(count: number, of: (column: number) => T): T[] =>
  Array.from({ length: count }, (_, column) => of(column));

/** The largest value in each column, NaN for none. */
function largest({ binPs, bins }: Recorded, { from, to }: Span, count = COLUMNS): number[] {
  const width = (to - from) / count;
  return columns(count, (column) => {
    const first = Math.floor((from + column * width) / binPs);
    const last = Math.max(first + 1, Math.ceil((from + (column + 1) * width) / binPs));
    const values = bins.slice(first, last).filter((value) => !Number.isNaN(value));
    return values.length === 0 ? Number.NaN : Math.max(...values);
  });
}

/** Share of the slots that carried a cell in each column, from cells per second; NaN where that is not known. */
function shares(
  { binPs, bins }: Recorded,
  { from, to }: Span,
  cellPs: Picoseconds,
  count = COLUMNS,
): number[] {
  const width = (to - from) / count / binPs;
  return columns(count, (column) => {
    const first = from / binPs + column * width;
    let sum = 0;
    let known = 0;
    for (let bin = Math.floor(first); bin < first + width; bin++) {
      const rate = bins[bin] ?? Number.NaN;
      if (Number.isNaN(rate)) continue;
      const part = Math.min(first + width, bin + 1) - Math.max(first, bin);
      sum += rate * part;
      known += part;
    }
    return ((sum / known) * cellPs) / PS_PER_SECOND;
  });
}

/** A letter for each value up to the top. */
export function lettersOf(values: readonly number[], top: number): string {
  const most = HEIGHTS.length - 1;
  const letter = (value: number): string =>
    Number.isNaN(value) ? NO_VALUE : HEIGHTS.charAt(Math.round(most * Math.min(1, Math.max(0, value / top))));
  return values.map(letter).join('');
}

/** `3+2 9+1`: columns 3, 4 and 9. */
export function stretchesOf(times: readonly Picoseconds[], { from, to }: Span): string {
  const width = (to - from) / COLUMNS;
  const hit = new Set(times.map((time) => Math.floor((time - from) / width)));
  const stretches: [from: number, length: number][] = [];
  for (let column = 0; column < COLUMNS; column++) {
    const last = stretches.at(-1);
    if (!hit.has(column)) continue;
    if (last && last[0] + last[1] === column) last[1]++;
    else stretches.push([column, 1]);
  }
  return stretches.map((stretch) => stretch.join('+')).join(' ');
}

/** Of what decides on a run and on where it opens: words may change. */
export function digestOf({ title, subtitle, description, source, stage, ...run }: ScenarioDocument): string {
  const { hook, ask, note, knob, outcome, ...opening } = stage ?? {};
  const text = JSON.stringify({ ...run, opening }, (key, value) =>
    LABELS.includes(key) ? undefined : value,
  );
  return createHash('sha1').update(text).digest('hex').slice(0, 8);
}

/** The picture of the first moments of a scenario. */
export function pictureOf(document: ScenarioDocument): Picture {
  const { scenario } = checkScenario(document);
  if (scenario === null) throw new Error(`${document.id} cannot run`);
  const port = scenario.shownPort;
  const watched = new Watched(createSimulation(scenario), port);
  const span = spanOf(watched, document);
  // What a link carried is known a little later.
  watched.runUntil(Math.min(watched.simulation.end, span.to + LEAST_PS));
  const recorded = (id: string): Recorded => watched.channels.get(id) ?? { binPs: 1, bins: [] };
  const queues = largest(recorded(`queue/${port}`), span);
  const longest = Math.max(1, ...queues.filter((cells) => !Number.isNaN(cells)));
  const drops = stretchesOf(watched.drops, span);
  const rated = drops === '' ? scenario.vcs.filter(({ abr }) => abr !== null) : [];
  const of = digestOf(document);
  const { cellPs } = watched;
  if (rated.length > 0) {
    const rates = rated.map(({ id }) => {
      const values = largest(recorded(`acr/${id}`), span);
      return [id, lettersOf(values, PS_PER_SECOND / cellPs)] as const;
    });
    return { of, queue: lettersOf(queues, longest), rates: Object.fromEntries(rates) };
  }
  const places = watched.simulation.portStates().find(({ id }) => id === port)?.bufferCells ?? 1;
  const use = lettersOf(shares(recorded(`use/carried/${port}`), span, cellPs), 1);
  return { of, queue: lettersOf(queues, Math.max(places, longest)), drops, use };
}

/** The first of the losses that belong together. */
const overflows = (losses: readonly Picoseconds[]): Picoseconds[] =>
  losses.filter((time, index) => index === 0 || time - elementAt(losses, index - 1) > APART_PS);

/** What passes by on the home page. */
export function stripOf(document: ScenarioDocument): Strip {
  const { scenario } = checkScenario(document);
  if (scenario === null) throw new Error(`${document.id} cannot run`);
  const port = scenario.shownPort;
  const simulation = createSimulation(scenario);
  const watched = new Watched(simulation, port);
  watched.runUntil(simulation.end);
  const span = { from: STRIP.fromMs * PS_PER_MS, to: simulation.end };
  const toMs = simulation.end / PS_PER_MS;
  const recorded = (id: string): Recorded => watched.channels.get(id) ?? { binPs: 1, bins: [] };
  const count = (widthMs: number): number => Math.floor((toMs - STRIP.fromMs) / widthMs);
  const whole = (values: readonly number[]): number[] =>
    values.map((value) => (Number.isNaN(value) ? 0 : Math.round(value)));
  const ledger = simulation.results().links.find(({ link }) => link === port)?.ledger;
  if (!ledger) throw new Error(`${document.id} has no account of the slots of ${port}`);
  return {
    of: digestOf(document),
    fromMs: STRIP.fromMs,
    toMs,
    queue: whole(largest(recorded(`queue/${port}`), span, count(STRIP.queueMs))),
    queueMs: STRIP.queueMs,
    bufferCells: simulation.portStates().find(({ id }) => id === port)?.bufferCells ?? 0,
    use: whole(
      shares(recorded(`use/carried/${port}`), span, watched.cellPs, count(STRIP.useMs)).map(
        (share) => 100 * share,
      ),
    ),
    useMs: STRIP.useMs,
    fullMs: overflows(watched.drops)
      .filter((time) => time >= span.from)
      .map((time) => Math.round(time / PS_PER_MS)),
    emptyPercent: Math.round(100 * ledger.idle),
    senders: scenario.vcs.length,
  };
}

const ofId = (id: string): ScenarioDocument => {
  const document = findScenario(id);
  if (document === null) throw new Error(`${id} is unknown; known: ${scenarioIds().join(', ')}`);
  return document;
};

/** What is drawn already of those that are not drawn again. */
async function kept(): Promise<Readonly<Record<string, Picture>>> {
  return (await import('../src/scenarios/pictures/drawn.ts')).DRAWN;
}

async function main(asked: readonly string[]): Promise<void> {
  enableKernel();
  const before = asked.length === 0 ? {} : await kept();
  const pictures = scenarioIds().map((id) => {
    const old = before[id];
    return [id, old === undefined || asked.includes(id) ? pictureOf(ofId(id)) : old] as const;
  });
  const text = JSON.stringify(Object.fromEntries(pictures), null, 1);
  writeFileSync(
    fileURLToPath(new URL(`../${FILE}`, import.meta.url)),
    `// Written by \`npm run thumbnails\`.\nimport type { Picture } from './picture.ts';\n\nexport const DRAWN: Readonly<Record<string, Picture>> = ${text};\n`,
  );
  console.log(`${FILE}: ${pictures.length} pictures`);
  if (asked.length > 0 && !asked.includes(STRIP.scene)) return;
  writeFileSync(
    fileURLToPath(new URL(`../${STRIP_FILE}`, import.meta.url)),
    `// Written by \`npm run thumbnails\`.\nimport type { Strip } from './picture.ts';\n\nexport const STRIP: Strip = ${JSON.stringify(stripOf(ofId(STRIP.scene)))};\n`,
  );
  console.log(`${STRIP_FILE}: ${STRIP.scene}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
