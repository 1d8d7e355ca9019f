import type { notation as english } from '../../../app/strings/numbers.ts';
import type { Like } from '../../like.ts';

export const notation = { decimal: ',', group: '.', list: ';', locale: 'de-DE' } satisfies Like<
  typeof english
>;
