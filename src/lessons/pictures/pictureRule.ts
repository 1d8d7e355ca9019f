import { type Found, type Rule, record, text } from '../values.ts';

type Setting<P> = Exclude<keyof P & string, 'name'>;

/** Valid settings of a picture. */
interface Settings<P> {
  readonly settings: Readonly<Record<Setting<P>, Rule>>;
  /** Optional settings. */
  readonly optional?: readonly Setting<P>[];
  /** Error in the combination of settings that are valid individually, or null. */
  readonly together?: (picture: P) => Pick<Found, 'value' | 'expected'> | null;
}

/** Returns the errors in a picture of a file. */
export interface PictureRule<P> {
  (value: unknown, path: string): readonly Found[];
  /** Never present at run time: gives the compiler the type of a valid picture. */
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
