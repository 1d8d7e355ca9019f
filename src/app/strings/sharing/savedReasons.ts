import { inWords, type Reason, valueIs } from '../../../contract/index.ts';

/** Why a saved run, or the packed part of a link, is left out, or some of it: it comes with the first one that is read. */
export const savedReasons = {
  long: (length: string, longest: string): Reason =>
    valueIs(`${length} characters long; range 1 to ${longest}`),
  noHead: inWords('does not begin with version and length, like 1.240.'),
  cutOff: (came: string, of: string): Reason => valueIs(`cut off: ${came} of ${of} characters came`),
  foreign: (at: string): Reason => valueIs(`damaged: character ${at} is none of A-Z, a-z, 0-9, - and _`),
  otherLength: (found: string, of: string): Reason =>
    valueIs(`damaged: ${found} characters instead of ${of}`),
  brokenBytes: valueIs('damaged: no whole number of bytes'),
  otherChecksum: valueIs('damaged: its checksum does not fit'),
  newer: (version: number, known: number): Reason =>
    valueIs(
      `of version ${version}, which is not known here; range 1 to ${known}. A newer Cellscope reads it`,
    ),
  noDocument: valueIs('damaged: it holds no document'),
  largeContent: (most: string): Reason => inWords(`holds more than ${most} characters`),
  noRun: inWords('holds no document of a run'),
  notScenario: valueIs('not a scenario document'),
  notPairs: valueIs('not a list of paths and values in turn'),
  notPair: (longest: number): Reason =>
    valueIs(`not a path with a number or a text of at most ${longest} characters`),
  deep: valueIs('nested deeper than a saved run'),
  unknownVersion: (known: number): Reason =>
    valueIs(`not a known version of saved runs; range 1 to ${known}`),
  unknownKey: (known: string): Reason => inWords(`unknown key; known: ${known}`),
  notAddress: valueIs('not keys with values'),
  unknownAddressKey: inWords('unknown key of the address'),
  notDigest: valueIs('not 16 hexadecimal digits'),
  notList: valueIs('not a list'),
  notObject: valueIs('not an object'),
  noBranches: inWords('without a version of 1 or more and a content'),
  version: (version: string): string => `version ${version}`,
  newerBranches: valueIs('not shown here; its links and files keep them'),
  notOther: (known: string): Reason => valueIs(`not another branch; known: ${known}`),
  noShown: valueIs('not one of the branches; they are left out'),
  notCount: (most: string): Reason =>
    valueIs(`not a whole number from 0 to ${most}; this branch is left out`),
  notFirst: valueIs('not 1, the run as it was loaded; this branch is left out'),
  notId: (least: number, most: number): Reason =>
    valueIs(`not a number from ${least} to ${most}; this branch is left out`),
  notParent: (known: string): Reason =>
    valueIs(`not a branch before it; known: ${known}; this branch is left out`),
  notName: (longest: number): Reason => valueIs(`not a text of at most ${longest} characters`),
  many: (most: string): Reason => inWords(`more than ${most}; the rest is left out`),
  manyOfThem: (most: string): Reason => inWords(`more than ${most} of them; the rest is left out`),
  manyValues: (most: string): Reason => inWords(`more than ${most} values; the rest is left out`),
  manyKeys: (most: string): Reason => inWords(`more than ${most} keys; the rest is left out`),
  manyUnknownKeys: (most: string): Reason => inWords(`more than ${most} unknown keys; the rest is left out`),
} as const;
