import type { Edit, ParameterValue } from '../../contract/index.ts';
import { useMoment } from '../store/moment.ts';
import { settingAt } from './kinds.ts';
import type { Catalogued, NameSource } from './words.ts';

/** The sources of names on the stage. */
export const useKnown = (): NameSource => useMoment(({ catalog, loaded }) => ({ catalog, loaded }));

/** Name of a setting inside a sentence: `Th1`, `S1>S2 delay`, `2h1 minimum RTO`. */
export function nameOf(known: NameSource, text: string): string {
  const { path, kind } = settingAt(text);
  return kind.name(path, known);
}

/** A value of a path in few letters: `ESPD`, `500`, `1/4`, `NewReno`. */
export function sayValue(known: Catalogued, text: string, value: ParameterValue): string {
  const { path, kind } = settingAt(text);
  return kind.sayValue(path, value, known);
}

/** A change in words: `ESPD`, `Th1 1,400`, `2h1 RIF 1/4`, `minimum RTO 1,000 ms`, `8 senders at S1`. */
export function sayEdit(known: NameSource, { path: text, value }: Pick<Edit, 'path' | 'value'>): string {
  const { path, kind } = settingAt(text);
  return kind.say(path, value, known);
}
