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

/** The coupling may be switched on while the run goes on. */
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

/** What explains a VC, by the ids of `Catalog.explained`: rates before windows, as the page shows them. */
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
