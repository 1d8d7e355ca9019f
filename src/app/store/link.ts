import {
  type Edit,
  type ParameterValue,
  type Picoseconds,
  type Problem,
  PS_PER_SECOND,
  type StepKind,
} from '../../contract/index.ts';
import { exactSeconds, whole } from '../format.ts';
import { isEditPath } from './paths.ts';
import type { Theme } from './types.ts';

/** Everything a link can say. Absent = not said. */
export interface LinkState {
  readonly scene?: string;
  readonly seed?: number;
  readonly timePs?: Picoseconds;
  readonly paused: boolean;
  readonly speed?: number;
  readonly theme?: Theme;
  readonly vc?: number;
  /** The time-space diagram of the followed VC. */
  readonly frames?: boolean;
  readonly view?: readonly [Picoseconds, Picoseconds];
  readonly step?: StepKind;
  readonly port?: string;
  /** Edits, ascending in time; policy and buffer paths of the link act at time 0. */
  readonly edits: readonly Edit[];
  /** Scenario paths applied before loading. */
  readonly overrides: readonly (readonly [path: string, value: ParameterValue])[];
}

export const THEMES: readonly Theme[] = ['light', 'dark', 'projector'];
export const STEP_KINDS: readonly StepKind[] = ['cell', 'frame', 'drop'];
/** Values read from one link. */
const MAX_VALUES = 5000;
export const MAX_SEED = 2 ** 32 - 1;
/** 2^53 picoseconds, rounded down. */
const MAX_SECONDS = 9000;
const NUMBER = /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i;

const toValue = (text: string): ParameterValue => (NUMBER.test(text) ? Number(text) : text);
const toPs = (seconds: number): Picoseconds => Math.round(seconds * PS_PER_SECOND);

/** Reads a link. What is wrong with it is listed, and left out. */
export function parseLink(search: string): { link: LinkState; problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const link: { -readonly [K in keyof LinkState]: LinkState[K] } = {
    paused: false,
    edits: [],
    overrides: [],
  };
  const edits: Edit[] = [];
  const overrides: [string, ParameterValue][] = [];
  const refuse = (path: string, value: unknown, reason: string, kept?: ParameterValue) =>
    problems.push({ path, value, reason, kept });

  const number = (key: string, text: string, min: number, max: number, kept?: ParameterValue) => {
    const value = NUMBER.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    const range = `${min} to ${whole(max)}`;
    refuse(key, text, Number.isNaN(value) ? `not a number; range ${range}` : `outside ${range}`, kept);
    return undefined;
  };
  const choice = <T extends string>(key: string, text: string, options: readonly T[], kept?: string) => {
    const found = options.find((option) => option === text);
    if (!found) refuse(key, text, `not one of ${options.join(', ')}`, kept);
    return found;
  };
  const integer = (key: string, text: string, min: number, max: number) => {
    const value = number(key, text, min, max);
    if (value === undefined || Number.isInteger(value)) return value;
    refuse(key, text, `not a whole number; range ${min} to ${whole(max)}`);
    return undefined;
  };
  const view = (text: string) => {
    const [from, to] = text.split(',').map((part) => (NUMBER.test(part) ? Number(part) : Number.NaN));
    if (from >= 0 && to > from && to <= MAX_SECONDS) return [toPs(from), toPs(to)] as const;
    refuse('view', text, 'not two rising times in seconds, like 0.9,1.5');
    return undefined;
  };
  const edit = (text: string) => {
    const [seconds, path, ...rest] = text.split('~');
    const value = rest.join('~');
    const at = NUMBER.test(seconds) ? Number(seconds) : Number.NaN;
    if (!(at >= 0 && at <= MAX_SECONDS)) {
      refuse('e', text, `does not start with a time from 0 to ${whole(MAX_SECONDS)} s`);
    } else if (!path || !value) refuse('e', text, 'not of the form seconds~path~value');
    else if (!isEditPath(path)) refuse(path, value, 'not a value that a running simulation takes');
    else edits.push({ time: toPs(at), path, value: toValue(value) });
  };

  const read: Record<string, (text: string) => void> = {
    scene: (text) => {
      link.scene = text;
    },
    seed: (text) => {
      link.seed = integer('seed', text, 0, MAX_SEED);
    },
    t: (text) => {
      const at = number('t', text, 0, MAX_SECONDS);
      if (at !== undefined) link.timePs = toPs(at);
    },
    paused: (text) => {
      link.paused = choice('paused', text, ['1', '0'], '0') === '1';
    },
    speed: (text) => {
      link.speed = text === 'max' ? Number.POSITIVE_INFINITY : number('speed', text, 1e-9, 1e6);
    },
    theme: (text) => {
      link.theme = choice('theme', text, THEMES);
    },
    vc: (text) => {
      link.vc = integer('vc', text, 1, 16383);
    },
    frames: (text) => {
      if (choice('frames', text, ['1', '0'], '0') === '1') link.frames = true;
    },
    view: (text) => {
      link.view = view(text);
    },
    step: (text) => {
      link.step = choice('step', text, STEP_KINDS, 'drop');
    },
    port: (text) => {
      link.port = text;
    },
    e: edit,
  };

  let count = 0;
  for (const [key, text] of new URLSearchParams(search)) {
    if (++count > MAX_VALUES) {
      refuse('link', `${MAX_VALUES}+ values`, `longer than ${MAX_VALUES} values; the rest is left out`);
      break;
    }
    if (Object.hasOwn(read, key)) read[key](text);
    else if (isEditPath(key)) edits.push({ time: 0, path: key, value: toValue(text) });
    else overrides.push([key, toValue(text)]);
  }
  link.edits = edits.sort((a, b) => a.time - b.time);
  link.overrides = overrides;
  return { link, problems };
}

/** The link of a state; parseLink reads the same state back. */
export function formatLink(state: LinkState): string {
  const parts: string[] = [];
  const add = (key: string, value: string | number | undefined) => {
    if (value !== undefined) parts.push(`${encode(key)}=${encode(String(value))}`);
  };
  add('scene', state.scene);
  add('seed', state.seed);
  for (const [path, value] of state.overrides) add(path, value);
  state.edits.forEach((edit, index) => {
    const next = state.edits[index + 1];
    // Of several values of one path at one instant only the last one matters.
    if (next && next.time === edit.time && next.path === edit.path) return;
    if (edit.time === 0) add(edit.path, edit.value);
    else add('e', `${exactSeconds(edit.time)}~${edit.path}~${edit.value}`);
  });
  add('port', state.port);
  add('vc', state.vc);
  add('frames', state.frames ? 1 : undefined);
  if (state.view) add('view', state.view.map(exactSeconds).join(','));
  add('step', state.step === 'drop' ? undefined : state.step);
  add('speed', state.speed === Number.POSITIVE_INFINITY ? 'max' : state.speed);
  add('theme', state.theme);
  if (state.timePs !== undefined) add('t', exactSeconds(state.timePs));
  if (state.paused) add('paused', 1);
  return `?${parts.join('&')}`;
}

/** Percent-encoding that leaves readable what a query may hold. */
const encode = (text: string): string => encodeURIComponent(text).replace(/%(2C|3A|3E)/g, decodeURIComponent);
