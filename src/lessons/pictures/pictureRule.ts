import { type Found, type Rule, record, text } from '../values.ts';

type Setting<P> = Exclude<keyof P & string, 'name'>;

/** What the settings of a picture may be. */
interface Settings<P> {
  readonly settings: Readonly<Record<Setting<P>, Rule>>;
  /** Those that may be left out. */
  readonly optional?: readonly Setting<P>[];
  /** What is wrong with settings each of which is right, or null. */
  readonly together?: (picture: P) => Pick<Found, 'value' | 'expected'> | null;
}

/** Finds what is wrong with a picture of a file. */
export interface PictureRule<P> {
  (value: unknown, path: string): readonly Found[];
  /** Never there: for the compiler, what a picture is with which nothing is wrong. */
  readonly picture?: P;
}

export const pictureRule =
  <P extends object>({ settings, optional = [], together }: Settings<P>): PictureRule<P> =>
  (value, path) => {
    const rules = (isOptional: boolean) =>
      Object.fromEntries(
        Object.entries<Rule>(settings).filter(
          ([key]) => optional.some((name) => name === key) === isOptional,
        ),
      );
    const found = record({ name: text, ...rules(false) }, rules(true))(value, path);
    const wrong = found.length > 0 ? null : together?.(value as P);
    return wrong ? [{ path, ...wrong }] : found;
  };
