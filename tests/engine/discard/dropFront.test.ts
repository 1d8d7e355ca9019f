import { describe, it } from 'vitest';
import { follows } from '../../support/follows.ts';

describe('drop from front, 2,000 places', () => {
  it('lets every cell in, and throws away the oldest one for it once the buffer is full', () => {
    follows(
      'drop-front',
      {},
      `
      1 BOM 0    -> 6 accept
      1 COM 1999 -> 6 accept
      1 COM 2000 -> 4 accept -1
      2 BOM 2000 -> 4 accept -1
      1 EOM 2000 -> 4 accept -1
      1 BOM 1999 -> 6 accept
      `,
    );
  });

  it('throws away what no longer fits when the buffer has been made smaller', () => {
    follows('drop-front', {}, '1 BOM 2004 -> 4 accept -5');
  });
});
