// What the browser keeps, by a schema. It may refuse, or be full: then a value lasts as long as the page.
import { type GenericSchema, parseJson, pipe, safeParse, string } from 'valibot';

/** How long: on this device, or as long as the tab is open. */
type Lasting = 'device' | 'tab';

export interface Kept<Value> {
  readonly key: string;
  /** Null: nothing is kept, or nothing that fits. */
  read(): Value | null;
  /** @param value null: it is forgotten. @returns whether it is kept: not what could not be read again */
  keep(value: Value | null): boolean;
  /** What a text says, as it would be kept. */
  of(text: string | null): Value | null;
}

/** Kept as JSON. Entries with a `fallback` may be missing or broken, without the others. */
export const json = <Value>(schema: GenericSchema<unknown, Value>): GenericSchema<string, Value> =>
  pipe(string(), parseJson(), schema);

const storageOf = (lasting: Lasting): Storage => (lasting === 'tab' ? sessionStorage : localStorage);

/** @param schema of the text; `json` of anything that is more than a text */
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
