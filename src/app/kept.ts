// Values in the browser's storage, validated by a schema. Storage may be refused or full: then a value lasts as long as the page.
import { type GenericSchema, parseJson, pipe, safeParse, string } from 'valibot';

/** Lifetime of a value: kept on this device, or while the tab is open. */
type Lasting = 'device' | 'tab';

export interface Kept<Value> {
  readonly key: string;
  /** Null if nothing is stored, or nothing that fits the schema. */
  read(): Value | null;
  /** @param value null removes it. @returns whether it is stored; false for a value that could not be read again */
  keep(value: Value | null): boolean;
  /** Parses a text as if it were stored. */
  of(text: string | null): Value | null;
}

/** Stored as JSON. An entry with a `fallback` may be missing or broken without invalidating the others. */
export const json = <Value>(schema: GenericSchema<unknown, Value>): GenericSchema<string, Value> =>
  pipe(string(), parseJson(), schema);

const storageOf = (lasting: Lasting): Storage => (lasting === 'tab' ? sessionStorage : localStorage);

/** @param schema of the text; use `json` for anything but a plain text */
export function kept<Value>(
  key: string,
  schema: GenericSchema<string, Value>,
  lasting: Lasting = 'device',
): Kept<Value> {
  const of = (text: string | null): Value | null => {
    const { success, output } = safeParse(schema, text);
    return success ? output : null;
  };
  const read = () => {
    try {
      return of(storageOf(lasting).getItem(key));
    } catch {
      return null;
    }
  };
  const keep = (value: Value | null) => {
    try {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      if (value === null) storageOf(lasting).removeItem(key);
      else if (of(text) === null) return false;
      else storageOf(lasting).setItem(key, text);
      return true;
    } catch {
      return false;
    }
  };
  return { key, read, keep, of };
}
