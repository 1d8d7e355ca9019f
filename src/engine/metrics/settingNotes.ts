import { isRuleText, type NumberParameter, type PortState } from '../../contract/index.ts';
import type { CompleteScenario } from '../../scenario/document/complete.ts';
import { unitRate } from '../atm/unit.ts';
import { findPolicy } from '../switch/discard/index.ts';
import { findScheduler } from '../switch/schedulers/index.ts';
import type { Measured } from './measured.ts';

/** A port that data crosses, as it is at the end of the window. */
interface Crossed {
  readonly settings: PortState;
  /** Cells per second. */
  readonly rate: number;
}

const BY_WEIGHT = ['wrr', 'wfq'];

/** Settings that do nothing in this network, a sentence each: their author may wait for an effect that never comes. */
export function settingNotes({ scenario, network, vcs }: Measured): readonly string[] {
  const crossed = network.ports
    .filter(({ link }) => network.connections.some(({ forward }) => forward.includes(link)))
    .map(({ settings, id }) => ({ settings, rate: rateOf(scenario, id) }))
    // The port of all other notes comes first.
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

/** Who is served first is what weights are for: FIFO and round robin do not look at them. */
function weightNotes(crossed: readonly Crossed[], vcs: Measured['vcs']): readonly string[] {
  const weighted = vcs.find(({ weight }) => weight !== vcs[0]?.weight || weight !== 1);
  if (weighted === undefined || crossed.length === 0 || crossed.some(looksAtWeights)) return [];
  const [scheduler] = crossed.map(({ settings }) => findScheduler(settings.scheduler).short);
  return [
    `The weight of VC ${weighted.id} does nothing: ${scheduler} serves no VC by its weight. WRR, WFQ and its relatives do.`,
  ];
}

const looksAtWeights = ({ settings: { scheduler, schedulerParams } }: Crossed): boolean =>
  findScheduler(scheduler).byWeight === true || BY_WEIGHT.includes(String(schedulerParams.within));

interface Note {
  readonly port: string;
  /** The sentence of so many ports. */
  readonly say: (where: string) => string;
}

/** Thresholds that the queue cannot reach before the buffer is full. */
function thresholdNotes({ settings, rate }: Crossed): readonly Note[] {
  const { id, policy, params, bufferCells, classes } = settings;
  if (classes !== undefined || bufferCells === 0) return [];
  const { short, parameters } = findPolicy(policy);
  const numbers = parameters.filter((parameter): parameter is NumberParameter => parameter.kind === 'number');
  const high = numbers
    .filter(({ role, name }) => role === 'queue-threshold' && Number(params[name]) >= bufferCells)
    .map(
      ({ label, name }): Note => ({
        port: id,
        say: (where) =>
          `${label} ${params[name]} of ${short} at ${where} does nothing: the buffer of ${bufferCells} cells is full first.`,
      }),
    );
  const fullMs = (bufferCells / rate) * 1e3;
  const target = Number(params.target);
  if (policy !== 'codel' || !(target >= fullMs)) return high;
  return [
    ...high,
    {
      port: id,
      say: (where) =>
        `${short} at ${where} drops nothing by its rule: no cell waits longer than ${fullMs.toFixed(2)} ms in a buffer of ${bufferCells} cells, and its TARGET is ${target} ms.`,
    },
  ];
}

/** Lines of a rule that declare or describe, and read nothing. */
const SILENT_LINE = /^\s*(?:#|rule\b|short\b|source\b|help\b|visitor\b|bits\b)/;

/** Parameters of a rule of one's own that no other line of it names. */
function unreadNotes({ settings: { id, policy } }: Crossed): readonly Note[] {
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
    .map(({ label }) => ({
      port: id,
      say: (where) => `${label} of ${short} at ${where} does nothing: no line of the rule reads it.`,
    }));
}

/** One sentence for all ports that it is true of. */
function joined(notes: readonly Note[]): readonly string[] {
  const ports = new Map<string, string[]>();
  const first = new Map<string, Note>();
  for (const note of notes) {
    const key = note.say('');
    first.set(key, first.get(key) ?? note);
    ports.set(key, [...(ports.get(key) ?? []), note.port]);
  }
  return [...first].map(([key, { say }]) => {
    const [one = '', ...others] = ports.get(key) ?? [];
    return say(others.length === 0 ? one : `${one} and ${others.length} more`);
  });
}
