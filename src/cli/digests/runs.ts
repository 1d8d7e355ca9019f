import { type Edit, PS_PER_SECOND, type RunResults, type ScenarioDocument } from '../../contract/index.ts';
import { applySettings, catalog, createSimulation } from '../../engine/node.ts';
import { findScenario } from '../../scenarios/index.ts';
import { problemLines, UsageError } from '../output.ts';
import { completeScenario } from '../sim/scenarioSource.ts';
import { mixture } from './mixture.ts';

/** A run that every browser repeats. */
export interface DigestRun {
  readonly name: string;
  readonly document: ScenarioDocument;
  readonly edits: readonly Edit[];
  /** Cells on links; it ends with the first ten milliseconds that bring them, and behind every edit. */
  readonly hops: number;
}

/** A run as it was on Node: how far, and what came out. */
export interface ReferenceRun extends Omit<DigestRun, 'hops'> {
  readonly seed: number;
  readonly untilPs: number;
  readonly digest: string;
  readonly results: RunResults;
}

/** One of each kind: of every paper, of TCP and of rates, over routers, with credit, with segments. */
const NETWORKS = [
  'half-empty',
  'asymmetric-1500',
  'appendix-500',
  'nagata-mixed',
  'nagata-20',
  'zhu-weighted',
  'zhu-ten',
  'rosolen-gfc',
  'rosolen-router-adsl',
  'ulku-r1-wan',
  'ulku-r1-files',
  'ulku-credit',
  'coupled',
  'abr-background',
  'abr-satellite',
  'abr-segments',
];

type Settings = readonly (readonly [path: string, value: string])[];

const SEED = 7;
const HOPS = 30_000;
/** Until the third of three VCs has begun to send. */
const HOPS_OF_RATES = 70_000;
const STEP_PS = 0.01 * PS_PER_SECOND;

/** Each network on its own, then each mechanism of the catalogue in a network that needs it, then changes on the way. */
export function digestRuns(): readonly DigestRun[] {
  const { policies, schedulers, allocations, algorithms, congestionControls } = catalog;
  const network = (id: string): ScenarioDocument => {
    const known = findScenario(id);
    if (known === null) throw new Error(`there is no scenario ${id}`);
    return known;
  };
  const abr = network('ulku-r2-lan');
  return [
    ...[...NETWORKS.map(network), mixture].map((document) => run(document)),
    ...each(policies, 'policy', mixture),
    ...each(congestionControls, 'tcp.congestionControl', mixture),
    ...each(schedulers, 'scheduler', mixture),
    ...each(allocations, 'allocation', mixture),
    ...each(algorithms, 'algorithm', abr).map((run) => ({ ...run, hops: HOPS_OF_RATES })),
    { ...run(network('half-empty')), name: 'half-empty with edits', edits: EDITS },
  ];
}

const each = (
  mechanisms: readonly { readonly id: string }[],
  path: string,
  document: ScenarioDocument,
): readonly DigestRun[] => mechanisms.map(({ id }) => run(document, [[path, id]]));

const EDITS: readonly Edit[] = [
  { time: 0.09 * PS_PER_SECOND, path: 'policy', value: 'espd' },
  { time: 0.11 * PS_PER_SECOND, path: 'policy.th2', value: 700 },
  { time: 0.13 * PS_PER_SECOND, path: 'buffer', value: 2500 },
];

function run(original: ScenarioDocument, settings: Settings = []): DigestRun {
  const { document, problems } = applySettings(original, settings);
  if (problems.length > 0) throw new UsageError(problemLines(problems));
  return {
    name: [original.id, ...settings.map((setting) => setting.join('='))].join(' '),
    document,
    edits: [],
    hops: HOPS,
  };
}

/** Every run as it is on Node; what is the same as one before it (a default that is named) is left out. */
export function references(): readonly ReferenceRun[] {
  const byDigest = new Map<string, ReferenceRun>();
  for (const run of digestRuns()) {
    const reference = onNode(run);
    if (!byDigest.has(reference.digest)) byDigest.set(reference.digest, reference);
  }
  return [...byDigest.values()];
}

/** To its end, or until it has carried so many cells and taken every edit. */
function onNode({ name, document, edits, hops }: DigestRun): ReferenceRun {
  const simulation = createSimulation(completeScenario(document, []), { seed: SEED, edits });
  const lastEdit = edits.at(-1)?.time ?? 0;
  while (simulation.now < simulation.end && (simulation.hops < hops || simulation.now <= lastEdit))
    simulation.runUntil(Math.min(simulation.end, simulation.now + STEP_PS));
  const results = simulation.results();
  return { name, document, edits, seed: SEED, untilPs: simulation.now, digest: results.digest, results };
}
