import {
  elementAt,
  isRuleText,
  isSame,
  type NumberParameter,
  type PortNote,
  type PortState,
  portNote,
  type RunNote,
  runNote,
} from '../../contract/index.ts';
import type { CompleteScenario } from '../../scenario/document/complete.ts';
import { unitRate } from '../atm/unit.ts';
import { findPolicy } from '../switch/discard/index.ts';
import { findScheduler } from '../switch/schedulers/index.ts';
import type { MeasuredWindow } from './measured.ts';

/** A port that data cross, with its settings at the end of the window. */
interface Crossed {
  readonly settings: PortState;
  /** Cells per second. */
  readonly rate: number;
}

const BY_WEIGHT = ['wrr', 'wfq'];

/** Notes about settings without effect in this network. */
export function settingNotes({ scenario, network, vcs }: MeasuredWindow): readonly RunNote[] {
  const crossed = network.ports
    .filter(({ link }) => network.connections.some(({ forward }) => forward.includes(link)))
    .map(({ settings, id }) => ({ settings, rate: rateOf(scenario, id) }))
    // The shown port, which other notes are about, comes first.
    .sort((a, b) => rank(a, scenario) - rank(b, scenario));
  return [
    ...weightNotes(crossed, vcs),
    ...joined(crossed.flatMap((port) => [...thresholdNotes(port), ...unreadNotes(port)])),
  ];
}

const rank = ({ settings }: Crossed, { shownPort }: CompleteScenario): number =>
  settings.id === shownPort ? 0 : 1;

function rateOf({ links }: CompleteScenario, id: string): number {
  const link = links.find((candidate) => candidate.id === id);
  return link === undefined ? 0 : unitRate(link);
}

/** Notes about weights that no scheduler uses: FIFO and round robin ignore them. */
function weightNotes(crossed: readonly Crossed[], vcs: MeasuredWindow['vcs']): readonly RunNote[] {
  const weighted = vcs.find(({ weight }) => weight !== vcs[0]?.weight || weight !== 1);
  if (weighted === undefined || crossed.length === 0 || crossed.some(looksAtWeights)) return [];
  const scheduler = findScheduler(elementAt(crossed, 0).settings.scheduler).short;
  return [runNote('unusedWeight', { vc: weighted.id, scheduler })];
}

const looksAtWeights = ({ settings: { scheduler, schedulerParams } }: Crossed): boolean =>
  findScheduler(scheduler).byWeight === true || BY_WEIGHT.includes(String(schedulerParams.within));

/** Notes about thresholds that the queue cannot reach before the buffer is full. */
function thresholdNotes({ settings, rate }: Crossed): readonly PortNote[] {
  const { id, policy, params, bufferCells, classes } = settings;
  if (classes !== undefined || bufferCells === 0) return [];
  const { short, parameters } = findPolicy(policy);
  const numbers = parameters.filter((parameter): parameter is NumberParameter => parameter.kind === 'number');
  const high = numbers
    .filter(({ role, name }) => role === 'queue-threshold' && Number(params[name]) >= bufferCells)
    .map(({ label, name }) =>
      portNote('unreachedThreshold', {
        label,
        value: params[name] ?? Number.NaN,
        policy: short,
        bufferCells,
        port: id,
        more: 0,
      }),
    );
  const fullMs = (bufferCells / rate) * 1e3;
  const targetMs = Number(params.target);
  if (policy !== 'codel' || !(targetMs >= fullMs)) return high;
  return [
    ...high,
    portNote('unreachedTarget', { policy: short, bufferCells, fullMs, targetMs, port: id, more: 0 }),
  ];
}

/** Lines of a rule that only declare or describe, and use no parameter. */
const SILENT_LINE = /^\s*(?:#|rule\b|short\b|source\b|help\b|visitor\b|bits\b)/;

/** Notes about parameters of a rule by a reader that no other line of it uses. */
function unreadNotes({ settings: { id, policy } }: Crossed): readonly PortNote[] {
  if (!isRuleText(policy)) return [];
  const lines = policy.split(/\r?\n/).filter((line) => !SILENT_LINE.test(line));
  const { short, parameters } = findPolicy(policy);
  const isRead = (name: string): boolean =>
    lines.some((line) => {
      const words: readonly string[] = line.match(/[\p{L}_][\p{L}\d_]*/gu) ?? [];
      return words.includes(name) && !(words[0] === 'parameter' && words[1] === name);
    });
  return parameters
    .filter(({ name }) => !isRead(name))
    .map(({ label }) => portNote('unreadParameter', { label, policy: short, port: id, more: 0 }));
}

/** Combines equal notes about several ports. */
function joined(notes: readonly PortNote[]): readonly RunNote[] {
  const first: PortNote[] = [];
  for (const note of notes) {
    const at = first.findIndex((other) => isSame(withoutPorts(other), withoutPorts(note)));
    const earlier = first[at];
    if (earlier === undefined) first.push(note);
    else first[at] = withOneMore(earlier);
  }
  return first;
}

const withoutPorts = ({ key, values }: PortNote) => ({ key, values: { ...values, port: '', more: 0 } });

const withOneMore = (note: PortNote): PortNote =>
  ({ ...note, values: { ...note.values, more: note.values.more + 1 } }) as PortNote;
