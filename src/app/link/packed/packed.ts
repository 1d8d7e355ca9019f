import { deflateSync, Inflate, strToU8 } from 'fflate';
import type { Reason, ScenarioDocument } from '../../../contract/index.ts';
import { whole } from '../../format.ts';
import { savedReasons as reasons } from '../../strings/sharing/savedReasons.ts';
import { type EditColumns, fromColumns, isValue, LONGEST_VALUE, toEditColumns } from '../edits.ts';
import type { LinkDraft, LinkState, Override, Refuse } from '../state.ts';
import { MOST_OVERRIDES } from '../values.ts';
import { checksum, foreignLetter, fromBase64url, toBase64url } from './bytes.ts';
import { DICTIONARY_1 } from './dictionary.ts';
import { migrated } from './migrations.ts';
import { isDeep, isObject, soundBranches } from './untrusted.ts';

const dictionary = strToU8(DICTIONARY_1);

/** Compresses a text to the body of a packed part, version 1. */
const deflated = (text: string): Uint8Array => deflateSync(strToU8(text), { level: 9, dictionary });

/** Bytes that are inflated at a time: so few never expand to more than about ten thousand bytes. */
const PIECE = 64;

/**
 * Text of a body. Inflating stops beyond `most`: the text is then a little longer, and cut off.
 * @throws if the bytes are not a valid body
 */
function inflated(body: Uint8Array, most: number): string {
  const parts: string[] = [];
  const decoder = new TextDecoder();
  let length = 0;
  const stream = new Inflate({ dictionary }, (piece, isLast) => {
    const text = decoder.decode(piece, { stream: !isLast });
    parts.push(text);
    length += text.length;
  });
  for (let at = 0; at < body.length && length <= most; at += PIECE)
    stream.push(body.subarray(at, at + PIECE), at + PIECE >= body.length);
  return parts.join('');
}

/** Longest `state=` that is written or read, characters. */
const LONGEST_STATE = 2000;
/** Largest unpacked size of a packed part, characters; written parts are far smaller. */
const LONGEST_CONTENT = 250_000;
const PACKED_VERSION = 1;
const CHECKSUM_BYTES = 4;
const FORM = /^(\d{1,4})\.(\d{1,5})\.(.*)$/s;

/** Version 1 of the packed part: document, overrides (path, value, path, value ...), edits, branches. */
interface Packed {
  readonly d?: ScenarioDocument;
  readonly o?: readonly (string | number)[];
  readonly e?: EditColumns;
  readonly b?: readonly [version: number, content: unknown];
}

/**
 * The text of `state=`: `version.length.base64url(checksum, deflate(JSON))`, the same for the same state; null if it would be
 * too long to be read.
 */
export function pack({ scenario, overrides, edits, branches }: LinkState): string | null {
  const content: Packed = {
    ...(scenario && { d: scenario }),
    ...(overrides.length > 0 && { o: overrides.flat() }),
    ...(edits.length > 0 && { e: toEditColumns(edits) }),
    ...(branches && { b: [branches.version, branches.content] as const }),
  };
  const inside = JSON.stringify(content);
  if (inside.length > LONGEST_CONTENT || Math.max(edits.length, overrides.length) > MOST_OVERRIDES)
    return null;
  const body = deflated(inside);
  const bytes = new Uint8Array(CHECKSUM_BYTES + body.length);
  bytes.set(checksum(body, PACKED_VERSION));
  bytes.set(body, CHECKSUM_BYTES);
  const letters = toBase64url(bytes);
  const text = `${PACKED_VERSION}.${letters.length}.${letters}`;
  return text.length > LONGEST_STATE ? null : text;
}

/** A packed part that cannot be read. */
class Unreadable extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(reason.key);
    this.reason = reason;
  }
}

/** Body and version of the text, after checking its checksum. @throws {Unreadable} */
function unwrap(text: string): { version: number; body: Uint8Array } {
  if (text.length > LONGEST_STATE)
    throw new Unreadable(reasons.long(whole(text.length), whole(LONGEST_STATE)));
  const [, first, length, payload] = FORM.exec(text) ?? [];
  if (payload === undefined) throw new Unreadable(reasons.noHead);
  if (payload.length < Number(length))
    throw new Unreadable(reasons.cutOff(whole(payload.length), whole(Number(length))));
  const foreign = foreignLetter(payload);
  if (foreign > 0) throw new Unreadable(reasons.foreign(whole(foreign)));
  if (payload.length > Number(length))
    throw new Unreadable(reasons.otherLength(whole(payload.length), whole(Number(length))));
  const bytes = fromBase64url(payload);
  if (bytes === null || bytes.length <= CHECKSUM_BYTES) throw new Unreadable(reasons.brokenBytes);
  const [version, body] = [Number(first), bytes.subarray(CHECKSUM_BYTES)];
  const sum = checksum(body, version);
  if (String(version) !== first || sum.some((byte, i) => byte !== bytes[i]))
    throw new Unreadable(reasons.otherChecksum);
  if (version < 1 || version > PACKED_VERSION) throw new Unreadable(reasons.newer(version, PACKED_VERSION));
  return { version, body };
}

/** Text of the body, cut off a little beyond the largest allowed size. */
function textOf(body: Uint8Array): string {
  try {
    return inflated(body, LONGEST_CONTENT);
  } catch {
    throw new Unreadable(reasons.noDocument);
  }
}

function contentOf(text: string): unknown {
  const unwrapped = unwrap(text);
  const inside = textOf(unwrapped.body);
  if (inside.length > LONGEST_CONTENT) throw new Unreadable(reasons.largeContent(whole(LONGEST_CONTENT)));
  try {
    return migrated(JSON.parse(inside), unwrapped.version);
  } catch {
    throw new Unreadable(reasons.noDocument);
  }
}

/** Copies a packed part into a draft; invalid parts are reported and left out. */
export function unpack(text: string, draft: LinkDraft, refuse: Refuse): void {
  let content: unknown;
  try {
    content = contentOf(text);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    refuse('state', text, error.reason);
    return;
  }
  if (!isObject(content) || isDeep(content)) {
    refuse('state', text, reasons.noRun);
    return;
  }
  const { d, o, e, b } = content as { readonly [K in keyof Packed]: unknown };
  if (isObject(d)) draft.scenario = d as unknown as ScenarioDocument;
  else if (d !== undefined) refuse('state.scenario', d, reasons.notScenario);
  if (o !== undefined) draft.overrides = [...pairs(o, refuse), ...draft.overrides];
  if (e !== undefined) draft.edits = [...fromColumns(e, 'state.edits', refuse), ...draft.edits];
  if (b !== undefined) {
    const [version, inside] = Array.isArray(b) ? b : [];
    draft.branches = soundBranches(version, inside, 'state.branches', refuse);
  }
}

function pairs(list: unknown, refuse: Refuse): readonly Override[] {
  if (!Array.isArray(list) || list.length % 2 === 1) {
    refuse('state.overrides', undefined, reasons.notPairs);
    return [];
  }
  const count = list.length / 2;
  if (count > MOST_OVERRIDES) refuse('state.overrides', count, reasons.manyValues(whole(MOST_OVERRIDES)));
  return Array.from({ length: Math.min(count, MOST_OVERRIDES) }, (_, i) => [
    list[2 * i],
    list[2 * i + 1],
  ]).flatMap(([path, value]) => {
    if (typeof path === 'string' && isValue(value)) return [[path, value] as const];
    refuse('state.overrides', path, reasons.notPair(LONGEST_VALUE));
    return [];
  });
}
