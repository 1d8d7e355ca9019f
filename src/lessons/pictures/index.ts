import { cells } from './cells.ts';
import { closer } from './closer.ts';
import { coin } from './coin.ts';
import { front } from './front.ts';
import { grouped } from './grouped.ts';
import { loop } from './loop.ts';
import type { PictureRule } from './pictureRule.ts';
import { pipe } from './pipe.ts';
import { places } from './places.ts';
import { repairs } from './repairs.ts';
import { reservoir } from './reservoir.ts';
import { seeds } from './seeds.ts';
import { turns } from './turns.ts';
import { window } from './window.ts';

/** Every picture that a step can show instead of the stage, by its name. */
export const PICTURES = {
  cells,
  closer,
  loop,
  places,
  repairs,
  reservoir,
  window,
  pipe,
  grouped,
  seeds,
  front,
  turns,
  coin,
};

type Judged<Check> = Check extends PictureRule<infer P> ? P : never;

export type Picture = Judged<(typeof PICTURES)[keyof typeof PICTURES]>;
export type PictureNamed<Name extends Picture['name']> = Extract<Picture, { readonly name: Name }>;
