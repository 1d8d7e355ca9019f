import { AskedCode, EventCode, plainNumber, SEEDS, type WhyEvent } from '../../contract/index.ts';
import { exactSeconds, whole } from '../format.ts';
import { CARDS } from '../store/paths.ts';
import { linkReasons as reasons } from '../strings/sharing/linkReasons.ts';
import { THEMES } from '../theme/tokens/tokens.ts';
import { readPlace, writePlace } from './eventField.ts';
import { growingIds, panelIds, partNames } from './parts.ts';
import {
  COMPARE_VIEWS,
  type LinkDraft,
  type LinkState,
  MAX_SECONDS,
  MAX_VC,
  type Refuse,
  STEP_KINDS,
  TABS,
} from './state.ts';
import { MOST_NAMES, type Reader, reader, toPicoseconds } from './values.ts';

const CODES = { ...EventCode, ...AskedCode };
const LONGEST_PORT = 100;

/** `drop~1.090473~8~S2>S3`: what happened, when, to which VC, at which port if at one. */
function writeWhy({ code, time, vc, port }: WhyEvent): string {
  const name = Object.entries(CODES).find(([, value]) => value === code)?.[0] ?? code;
  return [name, exactSeconds(time), vc, ...(port === null ? [] : [port])].join('~');
}

function readWhy(text: string, refuse: Refuse): WhyEvent | undefined {
  const [name = '', seconds = '', id = '', ...rest] = text.split('~');
  const [time, vc, port] = [plainNumber(seconds), plainNumber(id), rest.join('~')];
  if (!Object.hasOwn(CODES, name)) refuse('why', text, reasons.notEvent(Object.keys(CODES).join(', ')));
  else if (!(time >= 0 && time <= MAX_SECONDS)) refuse('why', text, reasons.notEventTime(whole(MAX_SECONDS)));
  else if (!(Number.isInteger(vc) && vc >= 0 && vc <= MAX_VC))
    refuse('why', text, reasons.notEventVc(whole(MAX_VC)));
  else if (port.length > LONGEST_PORT) refuse('why', text, reasons.notEventPort);
  else
    return {
      code: CODES[name as keyof typeof CODES],
      time: toPicoseconds(seconds),
      vc,
      port: port === '' ? null : port,
    };
  return undefined;
}

/** A key of links: how it is read into a state, and which part of a state it writes; nothing when that is not said. */
interface Field {
  readonly key: string;
  readonly read: (text: string, draft: LinkDraft, read: Reader, refuse: Refuse) => void;
  readonly write: (state: LinkState) => string | number | undefined;
}

/** `key=1`, or nothing. */
const flag = (key: string, of: 'frames' | 'magnifies' | 'editor' | 'hand' | 'embed'): Field => ({
  key,
  read: (text, draft, { choice }) => {
    if (choice(key, text, ['1', '0'], '0') === '1') draft[of] = true;
  },
  write: (state) => (state[of] ? 1 : undefined),
});

/** Names of parts of the page. */
const listed = (key: 'hide' | 'show' | 'order' | 'large', known: () => readonly string[]): Field => ({
  key,
  read: (text, draft, { names }) => {
    draft[key] = names(key, text, known());
  },
  write: (state) => state[key]?.join(','),
});

/** `key=1`, `key=0`, or nothing. */
const yesOrNo = (key: 'curve' | 'slow'): Field => ({
  key,
  read: (text, draft, read) => {
    const asked = read.choice(key, text, ['1', '0']);
    if (asked) draft[key] = asked === '1';
  },
  write: (state) => (state[key] === undefined ? undefined : Number(state[key])),
});

function viewOf(text: string, refuse: Refuse): readonly [number, number] | undefined {
  const parts = text.split(',');
  const [from = '', to = ''] = parts;
  if (parts.length === 2 && plainNumber(from) >= 0 && plainNumber(to) <= MAX_SECONDS) {
    const range = [toPicoseconds(from), toPicoseconds(to)] as const;
    if (range[1] > range[0]) return range;
  }
  refuse('view', text, reasons.notView);
  return undefined;
}

/** Paths that may be locked: letters, digits and what holds paths together. */
const LOCKED = /^[\w.>*-]{1,80}$/;

function locksOf(text: string, refuse: Refuse): readonly string[] | undefined {
  const asked = [...new Set(text.split(',').filter((name) => name !== ''))];
  if (asked.length > MOST_NAMES) refuse('lock', asked.length, reasons.manyNames(whole(MOST_NAMES)));
  const names = asked.slice(0, MOST_NAMES);
  const sound = names.filter((name) => LOCKED.test(name));
  for (const name of names.filter((key) => !sound.includes(key))) refuse('lock', name, reasons.notLock);
  return sound.length > 0 ? sound : undefined;
}

/** A table or a figure of a paper, the page of sweeps or races, or a story. */
const PLACE = /^(\d{3}-(table|figure)-[\w.-]{1,30}|sweep|race|story)$/;

/** The only judge of seeds that people write: in links, in files and in the box. */
export const readSeed = (text: string, refuse: Refuse): number | undefined =>
  reader(refuse).integer('seed', text, SEEDS.min, SEEDS.max);

/** A page inside another one that is asked for a moment shows that moment: it plays only if the link says so. */
export const isFixedMoment = ({ embed, timePs, at }: Pick<LinkState, 'embed' | 'timePs' | 'at'>): boolean =>
  embed === true && (at?.afterPs ?? timePs) !== undefined;

/** Which run it is; then overrides and edits follow. */
export const RUN_FIELDS: readonly Field[] = [
  {
    key: 'scene',
    read: (text, draft) => {
      draft.scene = text;
    },
    write: ({ scene }) => scene,
  },
  {
    key: 'seed',
    read: (text, draft, _, refuse) => {
      draft.seed = readSeed(text, refuse);
    },
    write: ({ seed }) => seed,
  },
];

/** How the page looks at the run. */
export const VIEW_FIELDS: readonly Field[] = [
  {
    key: 'port',
    read: (text, draft) => {
      draft.port = text;
    },
    write: ({ port }) => port,
  },
  {
    key: 'vc',
    read: (text, draft, { integer }) => {
      draft.vc = integer('vc', text, 1, MAX_VC);
    },
    write: ({ vc }) => vc,
  },
  flag('frames', 'frames'),
  {
    key: 'why',
    read: (text, draft, _read, refuse) => {
      draft.why = readWhy(text, refuse);
    },
    write: ({ why }) => why && writeWhy(why),
  },
  {
    key: 'view',
    read: (text, draft, _read, refuse) => {
      draft.view = viewOf(text, refuse);
    },
    write: ({ view }) => view?.map(exactSeconds).join(','),
  },
  {
    key: 'tab',
    read: (text, draft, { choice }) => {
      draft.tab = choice('tab', text, TABS, 'traces');
    },
    write: ({ tab }) => tab,
  },
  {
    key: 'card',
    read: (text, draft, { choice }) => {
      draft.card = choice('card', text, CARDS, 'policy');
    },
    write: ({ card }) => card,
  },
  yesOrNo('curve'),
  flag('lens', 'magnifies'),
  flag('editor', 'editor'),
  flag('hand', 'hand'),
  {
    key: 'twins',
    read: (text, draft, { choice }) => {
      draft.compareView = choice('twins', text, COMPARE_VIEWS, 'overlaid');
    },
    write: ({ compareView }) => compareView,
  },
  {
    key: 'step',
    read: (text, draft, { choice }) => {
      draft.step = choice('step', text, STEP_KINDS, 'event');
    },
    write: ({ step }) => step,
  },
  {
    key: 'speed',
    read: (text, draft, { number }) => {
      draft.speed = text === 'max' ? Number.POSITIVE_INFINITY : number('speed', text, 1e-9, 1e6);
    },
    write: ({ speed }) => (speed === Number.POSITIVE_INFINITY ? 'max' : speed),
  },
  yesOrNo('slow'),
  {
    key: 'theme',
    read: (text, draft, { choice }) => {
      draft.theme = choice('theme', text, THEMES);
    },
    write: ({ theme }) => theme,
  },
  flag('embed', 'embed'),
  listed('hide', partNames),
  listed('show', partNames),
  listed('order', panelIds),
  listed('large', growingIds),
  {
    key: 'lock',
    read: (text, draft, _read, refuse) => {
      draft.lock = locksOf(text, refuse);
    },
    write: ({ lock }) => lock?.join(','),
  },
  {
    key: 'back',
    read: (text, draft, _read, refuse) => {
      if (PLACE.test(text)) draft.back = text;
      else refuse('back', text, reasons.notBack);
    },
    write: ({ back }) => back,
  },
  {
    key: 't',
    read: (text, draft, { seconds }) => {
      draft.timePs = seconds('t', text, MAX_SECONDS);
    },
    write: ({ timePs, at }) => {
      const time = at?.afterPs ?? timePs;
      return time === undefined ? undefined : exactSeconds(time);
    },
  },
  {
    key: 'at',
    read: (text, draft, _read, refuse) => {
      draft.at = readPlace(text, refuse);
    },
    write: ({ at }) => at && writePlace(at),
  },
  {
    key: 'paused',
    read: (text, draft, { choice }) => {
      draft.paused = choice('paused', text, ['1', '0'], '0') === '1';
    },
    write: (state) => (state.paused ? 1 : isFixedMoment(state) ? 0 : undefined),
  },
];

const BY_KEY = new Map([...RUN_FIELDS, ...VIEW_FIELDS].map((field) => [field.key, field]));
export const fieldOf = (key: string): Field | undefined => BY_KEY.get(key);
