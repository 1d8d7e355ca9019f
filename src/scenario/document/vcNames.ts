import { EVERY_VC, formatPath, readEditPath } from '../../contract/index.ts';

/** A VC by its number, or by the name that people gave it: `3h1`. */
interface NamedVc {
  readonly id: number;
  readonly name?: string | null;
}

/** Is this what the VC is called? A number means an id, also where another VC has it for a name. */
const answersTo = (vc: NamedVc, which: string, all: readonly NamedVc[]): boolean =>
  all.some(({ id }) => String(id) === which) ? String(vc.id) === which : vc.name === which;

/** The VCs that the part of a path after `vcs.` means: `3`, `3h1`, or `*` for all. */
export const vcsCalled = <Vc extends NamedVc>(which: string, all: readonly Vc[]): readonly Vc[] =>
  which === EVERY_VC ? all : all.filter((vc) => answersTo(vc, which, all));

/** `3 (3h1)` for messages that list what is known. */
export const calledBy = ({ id, name }: NamedVc): string => (name ? `${id} (${name})` : String(id));

/** `vcs.3h1.weight` becomes `vcs.3.weight`: edits are kept by number. A name of several VCs stays. */
export function byNumber(text: string, all: readonly NamedVc[]): string {
  const path = readEditPath(text);
  if (path === null || !('vc' in path) || path.vc === null || path.vc === EVERY_VC) return text;
  const matching = vcsCalled(path.vc, all);
  return matching.length === 1 ? formatPath({ ...path, vc: String(matching[0]!.id) }) : text;
}
