import {
  CLASS_NAMES,
  type LinkResult,
  lostAt,
  type PhaseLock,
  PS_PER_SECOND,
  pathOf,
  policyName,
  type RuleFailure,
  type RunResults,
} from '../../contract/index.ts';
import { type CompleteScenario, calledBy } from '../../engine/node.ts';
import { sayNote } from '../../strings/en/notes.ts';
import { sayRuleFault } from '../../strings/en/ruleFaults.ts';
import { columns, fixed, percent } from '../text.ts';

/** Facts about a run in addition to its results. */
export interface Besides {
  /** Ports at which exact clocks decide who loses. */
  readonly inStep: readonly PhaseLock[];
  /** Lines of rules that had a value that is not a number. */
  readonly failures: readonly RuleFailure[];
  readonly wallSeconds: number;
}

/** Readable results of a run: the whole, the shown port, sessions, busy ports. */
export function resultTables(
  results: RunResults,
  { shownPort, vcs }: Pick<CompleteScenario, 'shownPort' | 'vcs'>,
  { inStep, failures, wallSeconds }: Besides,
): string {
  const label = labels(vcs);
  return [
    heading(results),
    wholeTable(results),
    ledgerLine(results.links.find(({ link }) => link === shownPort)),
    sessionTable(results, label),
    ...groupTable(results),
    ...inStep.map(stepNote),
    delayTable(results, shownPort, label),
    ...rateTable(results, label),
    portTable(results),
    ...classTable(results),
    ...results.notes.map((note) => `Note: ${sayNote(note)}`),
    ...failures.map(failureNote),
    `${fixed(results.hops)} cell hops in ${fixed(wallSeconds, 2)} s, digest ${results.digest}`,
  ].join('\n\n');
}

type Label = (vc: number) => string;

/** Labels of VCs: `3`, or `3 (3h1)` for a VC with a name. */
function labels(vcs: CompleteScenario['vcs']): Label {
  const names = new Map(vcs.map((vc) => [vc.id, calledBy(vc)]));
  return (vc) => names.get(vc) ?? String(vc);
}

function heading({ scenario, seed, window }: RunResults): string {
  return `${scenario}, seed ${seed}, statistics from ${window.fromS} to ${window.toS} s`;
}

function wholeTable({ whole }: RunResults): string {
  return columns(
    [
      ['packets delivered, all sessions', fixed(whole.packets)],
      ['packets over the shown port', fixed(Math.round(whole.effectiveThroughput * whole.maximumPackets))],
      ['packets it carries at most', fixed(whole.maximumPackets)],
      ['effective throughput', `${percent(whole.effectiveThroughput)} %`],
      ['efficiency', `${percent(whole.efficiency)} %`],
      ['normalised goodput', `${fixed(whole.normalizedGoodput, 1)} of 100`],
      ["Jain's index", fixed(whole.jain, 3)],
      ['fairness (100 - variation)', fixed(whole.fairness, 1)],
      ['cell loss', `${percent(whole.cellLossRatio, 2)} %`],
      ['packet loss', `${percent(whole.packetLossRatio, 2)} %`],
      ['cells lost of a lost packet', fixed(whole.cellsLostPerLostPacket, 1)],
      ['timeouts', fixed(whole.timeouts)],
      ['window before a timeout', `${fixed(whole.windowBeforeTimeoutBytes)} bytes`],
      ['fast retransmits', fixed(whole.fastRetransmits)],
      ['windows shrunk by ECN', fixed(whole.ecnReductions)],
      ['mean packet delay', `${fixed(whole.delayMeanMs, 2)} ms`],
      ['synchronisation', fixed(whole.synchronization, 2)],
    ],
    2,
  );
}

function ledgerLine(link: LinkResult | undefined): string {
  if (link === undefined || link.ledger === null) return 'no ledger for this port';
  const { useful, dead, duplicate, rm, credit, idle } = link.ledger;
  const parts = [
    `useful ${percent(useful)} %`,
    `dead ${percent(dead)} %`,
    `duplicate ${percent(duplicate)} %`,
    ...(rm > 0 ? [`RM cells ${percent(rm)} %`] : []),
    ...(credit > 0 ? [`credit cells ${percent(credit)} %`] : []),
    `idle ${percent(idle)} %`,
  ];
  return `cell slots of ${link.link}: ${parts.join(', ')}`;
}

function sessionTable({ sessions }: RunResults, label: Label): string {
  const head = [
    'VC',
    'packets',
    'Mb/s',
    'norm.',
    'sent',
    'again',
    'timeouts',
    'fast rtx',
    'cells lost',
    'packets lost',
  ];
  const rows = sessions.map((session) => [
    label(session.vc),
    fixed(session.packets),
    fixed(session.goodputMbps, 2),
    fixed(session.normalizedGoodput, 1),
    fixed(session.packetsSent),
    fixed(session.retransmits),
    fixed(session.timeouts),
    fixed(session.fastRetransmits),
    fixed(session.cellsLost),
    fixed(session.packetsLost),
  ]);
  return columns([head, ...rows]);
}

/** Groups of sessions, if there are several: the goodput of each, and its fairness. */
function groupTable({ groups }: RunResults): readonly string[] {
  const head = ['group', 'VCs', 'Mb/s', '% of all', 'norm.', 'fairness', 'fairness by VC'];
  const rows = groups.map((group) => [
    group.group,
    fixed(group.vcs.length),
    fixed(group.goodputMbps, 2),
    percent(group.goodputShare),
    fixed(group.normalizedGoodput, 1),
    fixed(group.fairness, 1),
    fixed(group.vcFairness, 1),
  ]);
  return rows.length < 2 ? [] : [columns([head, ...rows])];
}

/** Note that losses at the port depend on the phase of its links. */
function stepNote({ port, links }: PhaseLock): string {
  const names = links.map(({ id }) => id);
  const set = links.map(({ id, cdvUs }) => `--set ${pathOf('links', id, 'cdvUs')}=${cdvUs}`);
  return `${port}: clocks are exact, cells of ${names.join(', ')} arrive in phase. Which session loses there is a matter of
phase, not of the policy. With delay variation: ${set.join(' ')}`;
}

const failureNote = ({ rule, port, line, words, time }: RuleFailure): string =>
  `${rule} at ${port}, line ${line}: ${sayRuleFault(words)}, first at ${fixed(time / PS_PER_SECOND, 6)} s. Where this line fails, cells are treated as by tail drop.`;

/** Delay from the source's access link to the destination, and its part in the queue of the shown port, ms. */
function delayTable({ sessions }: RunResults, shownPort: string, label: Label): string {
  const head = [
    'VC',
    'delay ms: mean',
    'p50',
    'p95',
    'p99',
    'max',
    `in ${shownPort}`,
    'cells lost %',
    'packets lost %',
  ];
  const rows = sessions.map(({ vc, delay, waits, cellLossRatio, packetLossRatio }) => [
    label(vc),
    fixed(delay.meanMs, 2),
    fixed(delay.p50Ms, 2),
    fixed(delay.p95Ms, 2),
    fixed(delay.p99Ms, 2),
    fixed(delay.maxMs, 2),
    fixed(waits.find(({ port }) => port === shownPort)?.meanMs ?? null, 2),
    percent(cellLossRatio, 2),
    percent(packetLossRatio, 2),
  ]);
  return columns([head, ...rows]);
}

/** Allowed cell rates and RM cells of VCs with rate control. */
function rateTable({ sessions }: RunResults, label: Label): readonly string[] {
  const head = [
    'VC',
    'fair cells/s',
    'ACR mean',
    'sd',
    'max',
    'settled ms',
    'RM sent',
    'back',
    'lost',
    'frames refused',
    'most waiting',
  ];
  const rows = sessions.flatMap(({ vc, abr }) =>
    abr === null
      ? []
      : [
          [
            label(vc),
            fixed(abr.fairCellRate),
            fixed(abr.acrMean),
            fixed(abr.acrSd),
            fixed(abr.acrMax),
            fixed(abr.settlingS * 1e3, 1),
            fixed(abr.rmSent),
            fixed(abr.rmReturned),
            fixed(abr.rmLost),
            fixed(abr.refusedFrames),
            fixed(abr.waitingMax),
          ],
        ],
  );
  return rows.length === 0 ? [] : [columns([head, ...rows])];
}

/** Losses by service class, if several cross a port; else empty. */
function classTable({ ports }: RunResults): readonly string[] {
  const head = ['port', 'class', 'buffer', 'policy', 'cells', 'lost', 'lost %'];
  const rows = ports.flatMap(({ port, queueMax, dropped, classes }) =>
    queueMax === 0 && dropped === 0
      ? []
      : classes.map((classResult) => [
          port,
          CLASS_NAMES[classResult.serviceClass],
          classResult.bufferCells === null ? 'shared' : fixed(classResult.bufferCells),
          policyName(classResult.policy),
          fixed(classResult.offered),
          fixed(classResult.lost),
          percent(classResult.cellLossRatio, 2),
        ]),
  );
  return rows.length === 0 ? [] : [columns([head, ...rows], 2)];
}

/** Table of ports; those at which no cell waited are left out, but are in `--json`. */
function portTable({ ports }: RunResults): string {
  const losesAcks = ports.some(({ ackCellsLost }) => ackCellsLost > 0);
  const head = [
    'port',
    'policy',
    'buffer',
    'cells',
    'lost',
    ...(losesAcks ? ['of ACKs'] : []),
    'packets lost %',
    'queue mean',
    'p99',
    'max',
    'mean %',
    'max %',
    'empty %',
  ];
  const rows = ports
    .filter((port) => port.queueMax > 0 || port.dropped + port.pushedOut > 0)
    .map((port) => [
      port.port,
      policyName(port.policy),
      fixed(port.bufferCells),
      fixed(port.offered),
      fixed(lostAt(port)),
      ...(losesAcks ? [fixed(port.ackCellsLost)] : []),
      percent(port.packetLossRatio, 2),
      fixed(port.queueMean, 1),
      fixed(port.queueP99),
      fixed(port.queueMax),
      percent(port.occupancyMean),
      percent(port.occupancyMax),
      percent(port.emptyShare),
    ]);
  return columns([head, ...rows], 2);
}
