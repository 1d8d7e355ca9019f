/**
 * Sentences as data. A stratum below the page gives the key of a sentence and its values; the words are in src/strings, a
 * folder per language. Numbers stay numbers: the words format them.
 */
export type MessageOf<Messages> = {
  readonly [Key in keyof Messages]: { readonly key: Key; readonly values: Messages[Key] };
}[keyof Messages];

/** Values of a message without any. */
export type NoValues = Readonly<Record<string, never>>;

/** Arguments after the key: the values, or nothing where there are none. */
export type ValuesOf<Messages, Key extends keyof Messages> = Messages[Key] extends NoValues
  ? []
  : [values: Messages[Key]];

/** Factory of the messages of a topic: `because('outside', { min: 0, max: 2000, unit: 'cells' })`. */
export const messages =
  <Messages>() =>
  <Key extends keyof Messages>(key: Key, ...values: ValuesOf<Messages, Key>): MessageOf<Messages> =>
    ({ key, values: values[0] ?? {} }) as unknown as MessageOf<Messages>;
