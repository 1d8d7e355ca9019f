import type { ServiceClass } from '../document/scenario.ts';
import { type MessageOf, messages, type ValuesOf } from '../message.ts';
import type { EditReasons } from './edits.ts';
import type { NetworkReasons } from './network.ts';
import type { PhysicsReasons } from './physics.ts';
import type { PortReasons } from './ports.ts';
import type { Expectations, ShapeReasons } from './shape.ts';
import type { SourceReasons } from './sources.ts';

export type * from './edits.ts';
export type * from './network.ts';
export type * from './physics.ts';
export type * from './ports.ts';
export type * from './shape.ts';
export type * from './sources.ts';

/** Reasons that contain another reason. */
interface NestedReasons {
  /** A list with too few or too many items. */
  readonly given: { readonly count: number; readonly reason: Reason };
  /** In the text of a rule. */
  readonly atLine: { readonly line: number; readonly reason: Reason };
  readonly atPort: { readonly reason: Reason; readonly port: string };
  /** The upper limit is the buffer: of a class, or of the port; null: of the port in the path. */
  readonly inBuffer: {
    readonly reason: Reason;
    readonly serviceClass: ServiceClass | null;
    readonly port: string | null;
  };
  /** Limits of a buffer: the longest frame, or the highest threshold if `threshold` has its label. */
  readonly bufferRange: { readonly reason: Reason; readonly threshold: string | null; readonly port: string };
  /** A share that would then be impossible. */
  readonly thenShare: { readonly key: 'min' | 'max'; readonly share: number; readonly reason: Reason };
  /** Another value that would then be refused. */
  readonly clash: { readonly path: string; readonly value: string | null; readonly reason: Reason };
}

/** Reasons for refusing a value, a document, a link, an edit or a run: each key with its values. */
export interface Reasons
  extends ShapeReasons,
    NetworkReasons,
    SourceReasons,
    PortReasons,
    EditReasons,
    PhysicsReasons,
    NestedReasons {
  /** Words ready for display: about links and files from the page, and about a rule's text from the language of rules. */
  readonly inWords: { readonly words: string };
  /** The same, for words that describe the value: `outside 0 to 4`. */
  readonly is: { readonly words: string };
}

export type Reason = MessageOf<Reasons>;

/** `because('outside', { min: 0, max: 2000, unit: 'cells' })` */
export const because = messages<Reasons>();

/** A reason from words ready for display. */
export const inWords = (words: string): Reason => because('inWords', { words });

/** A reason from words that describe the value: `valueIs('outside 0 to 4')`. */
export const valueIs = (words: string): Reason => because('is', { words });

const expected = messages<Expectations>();

/** `becauseNot('number', { min: 0, max: 1, unit: '' })` */
export const becauseNot = <Key extends keyof Expectations>(
  key: Key,
  ...values: ValuesOf<Expectations, Key>
): Reason => because('not', { expected: expected(key, ...values) });
