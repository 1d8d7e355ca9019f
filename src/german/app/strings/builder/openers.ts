import type { builderOpeners as english } from '../../../../app/strings/builder/openers.ts';
import type { Like } from '../../../like.ts';

/** Von wo der Netzbaukasten aufgeht. */
export const builderOpeners = {
  build: 'Ein Netz bauen',
  change: 'Dieses Netz bearbeiten',
  edit: 'Bearbeiten',
} satisfies Like<typeof english>;
