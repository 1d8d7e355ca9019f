import { runnerImport } from 'vite';
import { languageOf } from '../../scripts/build/language/languages.ts';
import { wordsOf } from '../../scripts/build/language/words.ts';

const loaded = new Map<string, Promise<unknown>>();

/** A module of `src/` as the page in a language has it: `app/strings/why.ts`. */
export function inLanguage<Module>(lang: string, path: string): Promise<Module> {
  const name = `${lang}/${path}`;
  const load = async (): Promise<unknown> => {
    const plugins = wordsOf(languageOf(lang));
    const { module } = await runnerImport(`./src/${path}`, { configFile: false, logLevel: 'error', plugins });
    return module;
  };
  const known = loaded.get(name) ?? load();
  loaded.set(name, known);
  return known as Promise<Module>;
}

export const inGerman = <Module>(path: string): Promise<Module> => inLanguage<Module>('de', path);
