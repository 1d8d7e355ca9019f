import type { notation as english } from '../../contract/notation.ts';
import type { Like } from '../like.ts';

export const notation = { decimal: ',', group: '.', list: ';' } satisfies Like<typeof english>;
