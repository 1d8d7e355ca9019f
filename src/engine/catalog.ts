import type { Catalog } from '../contract/index.ts';
import { policies } from './switch/discard/index.ts';
import { congestionControls } from './tcp/congestion/index.ts';
import { sourceKinds } from './traffic/kinds/index.ts';

/** Every mechanism with its parameters, pseudo-code and source, as plain data. */
export const catalog: Catalog = {
  policies: policies.map(({ id, short, name, citation, help, parameters, ordered, pseudoCode }) => ({
    id,
    short,
    name,
    citation,
    help,
    parameters,
    ...(ordered === undefined ? {} : { ordered }),
    pseudoCode,
  })),
  congestionControls: congestionControls.map(({ id, name, citation, help }) => ({
    id,
    name,
    citation,
    help,
  })),
  sources: sourceKinds.map(({ id, name, citation, help }) => ({ id, name, citation, help })),
};
