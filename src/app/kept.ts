// What the browser keeps as text. It may refuse, or be full: then a value lasts as long as the page.

/** On this device, or as long as the tab is open. */
export type Place = 'device' | 'tab';

const storageOf = (place: Place): Storage => (place === 'tab' ? sessionStorage : localStorage);

/** Null: nothing is kept. */
export function keptText(key: string, place: Place = 'device'): string | null {
  try {
    return storageOf(place).getItem(key);
  } catch {
    return null;
  }
}

/** @param text null: it is forgotten. @returns whether the browser has kept it */
export function keepText(key: string, text: string | null, place: Place = 'device'): boolean {
  try {
    if (text === null) storageOf(place).removeItem(key);
    else storageOf(place).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** What a text of JSON says; undefined of any other. */
export function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The fields of what was kept, none of which is sure to be there. */
export function fieldsOf(text: string | null): Readonly<Record<string, unknown>> {
  const value = parsed(text);
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
