/**
 * What the German of an English word module has to look like: the same keys, and functions of the same values. A literal
 * text becomes any text; with `satisfies`, a key more or a key less is an error of the compiler.
 */
export type Like<English> = English extends string
  ? string
  : English extends (...values: infer Values) => infer Said
    ? (...values: Values) => Like<Said>
    : English extends ReadonlyMap<infer Key, infer Value>
      ? ReadonlyMap<Key, Like<Value>>
      : English extends object
        ? { readonly [Key in keyof English]: Like<English[Key]> }
        : English;
