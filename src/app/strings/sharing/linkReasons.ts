import { inWords, type Reason, valueIs } from '../../../contract/index.ts';
import { shareTexts } from '../share.ts';

/** Why a part of a link is left out. Numbers come as they are written, lists as texts. */
export const linkReasons = {
  characters: (count: string): string => `${count} characters`,
  manyCharacters: (most: string): Reason => inWords(`longer than ${most}; the rest is left out`),
  values: (most: string): string => `${most}+ values`,
  manyValues: (most: string): Reason => inWords(`longer than ${most} values; the rest is left out`),
  manyNames: (most: string): Reason => inWords(`more than ${most} names; the rest is left out`),
  manyEdits: (most: string): Reason => inWords(`more than ${most} edits; the rest is left out`),
  partMissing: inWords('cannot be read: a part of the page did not come. Load it again'),
  notNumber: (min: string, max: string): Reason => valueIs(`not a number; range ${min} to ${max}`),
  outside: (min: string, max: string): Reason => valueIs(`outside ${min} to ${max}`),
  outsideRun: (end: string): Reason => valueIs(`outside 0 to ${end} s`),
  notWhole: (min: string, max: string): Reason => valueIs(`not a whole number; range ${min} to ${max}`),
  notOneOf: (known: string): Reason => valueIs(`not one of ${known}`),
  unknownName: (known: string): Reason => inWords(`unknown; known: ${known}`),
  unknownKey: inWords('unknown key'),
  notOfPage: inWords('not used by this page'),
  ofNoGame: inWords('left out: answers need the seed of their game'),
  noPlace: inWords('no such place in the scenario'),
  unknownScene: valueIs('unknown'),
  cannotRun: inWords('cannot run'),
  otherDigest: (found: string): Reason => inWords(`saved with the run; here it is ${found}`),
  locked: valueIs(shareTexts.locked),
  notEvent: (known: string): Reason => valueIs(`not an event, when, VC and port; known events: ${known}`),
  notEventTime: (max: string): Reason => valueIs(`not at a time from 0 to ${max} s`),
  notEventVc: (max: string): Reason => valueIs(`not of a VC from 0 to ${max}`),
  notEventPort: valueIs('not at a port'),
  notEventPlace: (most: number, kinds: string): Reason =>
    valueIs(`not a kind of event and its number from 1 to ${most}, like drop1; kinds: ${kinds}`),
  notView: valueIs('not two rising times in seconds, like 0.9,1.5'),
  notLock: valueIs('not a path, like policy.th1, policy.* or *'),
  notBack: valueIs('not a place like 001-table-3, 000-figure-5, sweep, race or story'),
  notEdit: valueIs('not a value that a running simulation takes, or at 0 s one of its scenario'),
  notValue: (longest: number): Reason => valueIs(`not a number or a text of at most ${longest} characters`),
  noEditTime: (max: string): Reason => inWords(`does not start with a time from 0 to ${max} s`),
  notEditForm: valueIs('not of the form seconds~path~value'),
  notPicoseconds: (max: string): Reason => valueIs(`not a whole number of picoseconds from 0 to ${max}`),
  notColumns: valueIs('not four lists: paths, gaps, places, values'),
  unequalColumns: (lengths: readonly number[]): Reason =>
    inWords(`lists of unequal length: ${lengths.join(', ')}`),
} as const;
