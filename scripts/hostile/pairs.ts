import { isEditPath } from '../../src/app/store/paths.ts';
import type { ParameterValue } from '../../src/contract/index.ts';
import { Chance } from './chance.ts';
import { type OpenedHere, openAddressHere, openRunHere } from './page.ts';
import { type Kind, type Outcome, type Trial, told } from './trial.ts';

type Pair = readonly [path: string, value: ParameterValue];

const SCENES = ['half-empty', 'idle-share', 'five-classes', 'capture'];
const PATHS = [
  'tcp.minRtoMs',
  'tcp.segmentBytes',
  'tcp.windowBytes',
  'tcp.initialSsthreshSegments',
  'tcp.timerMs',
  'tcp.congestionControl',
  'tcp.handshake',
  'aal5.overheadBytes',
  'ties',
  'run.durationS',
  'measure.fromS',
  'measure.toS',
  'links.*.delayMs',
  'links.S1>S2.delayMs',
  'links.*.rateMbps',
  'links.S1>S2.rateMbps',
  'links.*.cdvUs',
  'vcs.*.weight',
  'vcs.1.weight',
  'vcs.*.tcp.minRtoMs',
  'vcs.1.tcp.windowBytes',
  'vcs.*.source.startMs',
  'ports.default.bufferCells',
  'ports.default.policy',
  'ports.S2>S3.bufferCells',
  'ports.S1>S2.params.threshold',
  'policies.epd.threshold',
  'buffer',
  'policy',
  'policy.threshold',
  'scheduler',
  'allocation',
  'buffers',
  'classes.ubr.policy',
  'impairments.S1>S2.lossProbability',
  'impairments.S1>S2.frameLossProbability',
  'abr.nrm',
  'abr.pcr',
  'vcs.*.abr.mcr',
  'stage.startS',
  'stage.port',
  'nonsense',
  'vcs.99.weight',
  'links.A>B.delayMs',
  'tcp.nonsense',
  'ports.X>Y.bufferCells',
] as const;
const VALUES: readonly ParameterValue[] = [
  0,
  1,
  2,
  3,
  4,
  10,
  16,
  48,
  100,
  149.76,
  512,
  1000,
  1500,
  2000,
  65_535,
  1e9,
  -1,
  0.5,
  0.001,
  'x',
  'epd',
  'ppd',
  'rcd',
  'espd',
  'fifo',
  'wfq',
  'shared',
  'caps',
  'perClass',
  'cubic',
  'reno',
  'true',
  'false',
  'random',
  'S2>S3',
  '1,5',
  'Infinity',
];

/** How a value is in a link, and how in a saved run. */
const address = (scene: string, pairs: readonly Pair[]): string =>
  `?scene=${scene}&${pairs.map(([path, value]) => `${path}=${encodeURIComponent(value)}`).join('&')}`;

const savedRun = (scene: string, pairs: readonly Pair[]): object => ({
  kind: 'cellscope-run',
  version: 1,
  address: { scene, paused: 1 },
  overrides: pairs.filter(([path]) => !isEditPath(path)).map(([path, value]) => ({ path, value })),
  edits: pairs.filter(([path]) => isEditPath(path)).map(([path, value]) => ({ time: 0, path, value })),
});

const holds = ({ inForce }: Pick<OpenedHere, 'inForce'>, [path, value]: Pair): boolean =>
  inForce.some(([one, other]) => one === path && String(other) === String(value));

/** Whether a value is good by itself in a scene; each is tried once. */
const known = new Map<string, Promise<boolean>>();
function isGood(scene: string, pair: Pair): Promise<boolean> {
  const link = address(scene, [pair]);
  const found =
    known.get(link) ?? openAddressHere(link).then((page) => page.problems.length === 0 && holds(page, pair));
  known.set(link, found);
  return found;
}

async function draw(scene: string, chance: Chance, isWanted: boolean, other: string): Promise<Pair> {
  for (;;) {
    const pair: Pair = [chance.of(PATHS), chance.of(VALUES)];
    if (pair[0] !== other && (await isGood(scene, pair)) === isWanted) return pair;
  }
}

/** One good and one bad value, in either order, in a link or in a saved run. */
export const pairs: Kind = {
  name: 'pairs',
  cases: 500,
  make: async (seed, index): Promise<Trial> => {
    const chance = new Chance(seed, `pair ${index}`);
    const scene = chance.of(SCENES);
    const good = await draw(scene, chance, true, '');
    const bad = await draw(scene, chance, false, good[0]);
    const both = chance.is(0.5) ? [good, bad] : [bad, good];
    const isFile = chance.is(0.4);
    const input = isFile ? JSON.stringify(savedRun(scene, both)) : address(scene, both);
    const run = async (): Promise<Outcome> => {
      const page = isFile ? await openRunHere(savedRun(scene, both)) : await openAddressHere(input);
      const { sentence, faults } = told(page.problems);
      const [path, value] = good;
      const isKept = page.inForce !== null && holds({ inForce: page.inForce }, good);
      const names = page.problems.some(
        (problem) => problem.path.endsWith(bad[0]) || problem.path.includes(bad[0].split('.')[0] ?? ''),
      );
      const isTaken = page.inForce !== null && holds({ inForce: page.inForce }, bad);
      return {
        opened: page.inForce !== null,
        sentence,
        faults: [
          ...faults,
          ...(isKept ? [] : [`the good value ${path} = ${value} is lost next to ${bad.join(' = ')}`]),
          ...(isTaken || names ? [] : [`${bad.join(' = ')} is left out without a word`]),
          ...(page.problems.length > 2 ? [`${page.problems.length} problems for one bad value`] : []),
        ],
      };
    };
    return { input, run };
  },
};
