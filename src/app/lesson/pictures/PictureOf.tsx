import type { ComponentType } from 'react';
import type { Picture, PictureNamed } from '../../../lessons/pictures/index.ts';
import { late } from '../../widgets/late.tsx';
import type { PictureProps } from './pictureProps.ts';

/** Component of each picture, in a script of its own. */
const DRAWN: { readonly [Name in Picture['name']]: ComponentType<PictureProps<PictureNamed<Name>>> } = {
  cells: late(async () => (await import('./Cells.tsx')).Cells),
  closer: late(async () => (await import('./Closer.tsx')).Closer),
  loop: late(async () => (await import('./Loop.tsx')).Loop),
  places: late(async () => (await import('./Places.tsx')).Places),
  repairs: late(async () => (await import('./Repairs.tsx')).Repairs),
  reservoir: late(async () => (await import('./Reservoir.tsx')).Reservoir),
  window: late(async () => (await import('./Window.tsx')).Window),
  pipe: late(async () => (await import('./Pipe.tsx')).Pipe),
  grouped: late(async () => (await import('./Grouped.tsx')).Grouped),
  seeds: late(async () => (await import('./Seeds.tsx')).Seeds),
  front: late(async () => (await import('./Front.tsx')).Front),
  turns: late(async () => (await import('./Turns.tsx')).Turns),
  coin: late(async () => (await import('./Coin.tsx')).Coin),
};

/** The picture of a step, shown instead of the stage. */
export function PictureOf(props: PictureProps) {
  // The lesson validator has checked the settings under the same name.
  const Drawn = DRAWN[props.picture.name] as ComponentType<PictureProps>;
  return <Drawn {...props} />;
}
