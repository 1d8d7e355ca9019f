import { type Catalog, MECHANISMS, pathOf } from '../../contract/index.ts';
import { mechanismsIn } from '../store/paths.ts';

/** Most mechanisms named in the title of a parameter that several of them have. */
const MOST_NAMED = 2;

type Titles = Readonly<Record<string, string>>;

const cachedTitles = new WeakMap<Catalog, Titles>();

/** Titles of parameters by path: `EPD: T`, `RED, ATM-RED, …: min`; for rate control of sources `RIF`. */
export function parameterTitles(catalog: Catalog): Titles {
  const titles = cachedTitles.get(catalog) ?? titlesIn(catalog);
  cachedTitles.set(catalog, titles);
  return titles;
}

function titlesIn(catalog: Catalog): Titles {
  const owners = new Map<string, Map<string, string[]>>();
  for (const mechanism of MECHANISMS)
    for (const { short, parameters } of mechanismsIn(catalog, mechanism))
      for (const { name, label } of parameters) {
        const labels = owners.get(pathOf(mechanism, name)) ?? new Map<string, string[]>();
        owners.set(pathOf(mechanism, name), labels.set(label, [...(labels.get(label) ?? []), short]));
      }
  const titles = [...owners].map(([path, labels]): [string, string] => [
    path,
    [...labels].map(([label, all]) => `${named(all)}: ${label}`).join('; '),
  ]);
  const ofSources = catalog.rateControl.flatMap(({ parameters }) =>
    parameters.map(({ name, label }): [string, string] => [pathOf('abr', name), label]),
  );
  return Object.fromEntries([...titles, ...ofSources]);
}

const named = (mechanisms: readonly string[]): string =>
  [...mechanisms.slice(0, MOST_NAMED), ...(mechanisms.length > MOST_NAMED ? ['…'] : [])].join(', ');
