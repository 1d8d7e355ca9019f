import type { CompleteScenario } from '../../engine/index.ts';

type Vc = CompleteScenario['vcs'][number];

const ofTcp = ({ congestionControl, byteCountingLimit, timers, ecn }: Vc['tcp']): readonly string[] => [
  congestionControl,
  byteCountingLimit > 0 ? 'byte-counting' : 'slow-start',
  timers === 'coarse' ? 'coarse-rto' : 'rto',
  'sending',
  'acknowledging',
  ...(ecn ? ['ecn'] : []),
];

/** The coupling is always included, because it may be switched on during the run. */
const ofRates = ({ rule }: NonNullable<Vc['abr']>, isTcp: boolean): readonly string[] => [
  rule,
  ...(rule === 'tm4' ? ['destination'] : []),
  ...(isTcp ? ['coupling'] : []),
];

function ofWay({ path, abr }: Vc, { nodes }: CompleteScenario): readonly string[] {
  const passed = nodes.filter(({ id }) => path.includes(id));
  return [
    ...(abr !== null && passed.some(({ segments }) => segments) ? ['segments'] : []),
    ...(passed.some(({ kind }) => kind === 'router') ? ['router'] : []),
  ];
}

/** Mechanisms that explain a VC, as ids of `Catalog.explained`: rates before windows, in the order of the page. */
export function mechanismsOf(vc: Vc, scenario: CompleteScenario, isTcp: boolean): readonly string[] {
  const { id, abr, credit, source, tcp } = vc;
  return [
    ...(abr === null ? [] : ofRates(abr, isTcp)),
    ...(credit === null ? [] : [credit.adaptive ? 'adaptive-credit' : 'credit']),
    ...(isTcp ? ofTcp(tcp) : []),
    source.kind,
    ...(scenario.arrivals.some(({ vcs }) => vcs.includes(id)) ? ['calls'] : []),
    ...ofWay(vc, scenario),
  ];
}
