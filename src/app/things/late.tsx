import type { ReactElement } from 'react';
import { useThing } from '../store/thing.ts';
import { late } from '../widgets/late.tsx';

const Card = late(async () => (await import('./card/ThingCard.tsx')).ThingCard, { isAhead: false });

/** Cards come with the first thing that is pressed. */
export const ThingSlot = (): ReactElement | null => (useThing((s) => s.thing !== null) ? <Card /> : null);
