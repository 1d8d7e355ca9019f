import type { Problem, RaceTask, ScenarioDocument } from '../../contract/index.ts';
import { queryOf } from '../link/said.ts';
import { listField, urlState, wholeField } from '../link/urlState.ts';
import { linkReasons as reasons } from '../strings/sharing/linkReasons.ts';

type Settings = readonly (readonly [path: string, value: string])[];

/** Kinds of the ten senders of a round, by their names in links. */
export const KINDS = ['reno', 'newreno', 'cubic', 'abr', 'constant'] as const;
export type GuessKind = (typeof KINDS)[number];

/** The network of all rounds. */
export const SCENE = 'half-empty';
/** The port whose queue is shown. */
export const PORT = 'S2>S3';
export const SENDER_COUNT = 10;
export const ROUNDS = 5;
/** Duration of a round, s. */
export const UNTIL = 2;
/** Number of steps of its picture. */
const STEPS = 800;
/** ABR sources start at their ICR, before any feedback: their rates and the scale are shown from this time on, s. */
export const SETTLED = 0.2;
/** Rate of each constant-rate sender, cells/s: ten of them slightly exceed the link. */
export const CONSTANT = 36_800;

/** Settings of each kind, for the network of the scene. */
export const SETTINGS: Readonly<Record<GuessKind, Settings>> = {
  reno: [],
  newreno: [['tcp.congestionControl', 'newreno']],
  cubic: [['tcp.congestionControl', 'cubic']],
  abr: [
    ['vcs.*.source.kind', 'greedy'],
    ['vcs.*.abr.pcr', '366792'],
    ['algorithm', 'erica'],
  ],
  constant: [
    ['vcs.*.source.kind', 'deterministic'],
    ['vcs.*.source.cellsPerSecond', String(CONSTANT)],
  ],
};

export interface GuessRound {
  readonly kind: GuessKind;
  readonly seed: number;
}

/** Mixes the bits of a 32-bit integer. */
function mixed(value: number): number {
  let bits = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  bits = Math.imul(bits ^ (bits >>> 16), 0x45d9f3b);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** The rounds of a game: any kind in each, so that the last is as open as the first, but no kind twice in a row. */
export function roundsOf(game: number): readonly GuessRound[] {
  const rounds: GuessRound[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = rounds.at(-1)?.kind;
    const kinds = KINDS.filter((kind) => kind !== before);
    const kind = kinds[mixed(game * ROUNDS + round + 1) % kinds.length] ?? 'reno';
    rounds.push({ kind, seed: 1 + ((mixed(game) + 197 * round) % 1_000) });
  }
  return rounds;
}

/** Channel that shows why the queue behaves so: windows or allowed rates; null for constant rates. */
export const shownOf = (kind: GuessKind): 'cwnd' | 'acr' | null =>
  kind === 'abr' ? 'acr' : kind === 'constant' ? null : 'cwnd';

/** Time from which on the senders of a kind are described, s. */
export const saidFrom = (kind: GuessKind): number => (kind === 'abr' ? SETTLED : 0);

/** Tasks of a round: its picture, and its counters over the described time. */
export function roundTasks(
  { kind, seed }: GuessRound,
  scenario: ScenarioDocument,
): readonly [RaceTask, RaceTask] {
  const settings: Settings = [
    ...SETTINGS[kind],
    ['run.durationS', String(UNTIL)],
    ['measure.fromS', String(saidFrom(kind))],
  ];
  const run = { scenario, settings, seed };
  const shown = shownOf(kind);
  const own = shown === null ? [] : Array.from({ length: SENDER_COUNT }, (_, i) => `${shown}/${i + 1}`);
  const trace = { fromS: 0, toS: UNTIL, steps: STEPS, channels: [`queue/${PORT}`, ...own], losses: null };
  return [
    { type: 'figure', trace, ...run },
    { type: 'study', ...run },
  ];
}

/** Link to the run of a round on the stage. */
export function roundLink({ kind, seed }: GuessRound): string {
  return queryOf([['scene', SCENE], ['seed', seed], ...SETTINGS[kind], ['t', 0]]);
}

const isKind = (text: string): text is GuessKind => (KINDS as readonly string[]).includes(text);

const gameAddress = urlState('guess', {
  /** Null: any game. */
  game: wholeField('seed', 0, 2 ** 32 - 1),
  answers: listField(
    'answers',
    (text) => (isKind(text) ? text : null),
    String,
    reasons.notOneOf(KINDS.join(', ')),
  ),
});

/** Game and answers of an address; without a game there are no answers. */
export function readGame(search: string): ReturnType<typeof gameAddress.read> {
  const { game, answers } = gameAddress.read(search);
  return { game, answers: game === null ? [] : answers.slice(0, ROUNDS) };
}

/** Values of an address that are none, answers that are of no game, and those behind the last round. */
export function gameProblems(search: string): readonly Problem[] {
  const { game, answers } = gameAddress.read(search);
  const value = answers.join(',');
  const reason =
    answers.length > 0 && game === null
      ? reasons.ofNoGame
      : answers.length > ROUNDS
        ? reasons.manyValues(String(ROUNDS))
        : null;
  return [...gameAddress.problems(search), ...(reason === null ? [] : [{ path: 'answers', value, reason }])];
}

export const gameLink = (search: string, game: number, answers: readonly GuessKind[] = []): string =>
  gameAddress.link({ game, answers }, search);
