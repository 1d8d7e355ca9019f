import { keysOf, type ScenarioDocument } from '../../contract/index.ts';
import { namedPath } from './names.ts';

/** The sound part of a document: what is wrong or missing is blank (shape.ts). */
export interface PartialDocument extends ScenarioDocument {
  /** `vcs.3`, `links[4]`: how people find an item of a list, as it was written. */
  at(list: 'nodes' | 'links' | 'vcs' | 'arrivals', index: number): string;
  /** `VC 3`, in messages. */
  vcName(index: number): string;
}

export function partialDocumentOf(document: unknown, sound: unknown): PartialDocument {
  const at: PartialDocument['at'] = (list, index) => namedPath(document, [list, String(index)]);
  const vcName = (index: number): string => {
    const [list = '', id] = keysOf(at('vcs', index));
    return id === undefined ? list : `VC ${id}`;
  };
  return { ...(sound as ScenarioDocument), at, vcName };
}

/** False for the blank of a text. */
export const isNamed = (name: string): boolean => name !== '';

/** Every node that can be referred to. */
export const nodeNames = ({ nodes }: Pick<ScenarioDocument, 'nodes'>): ReadonlySet<string> =>
  new Set(nodes.map(({ id }) => id).filter(isNamed));
