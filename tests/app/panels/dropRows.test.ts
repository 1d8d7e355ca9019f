import { describe, expect, it } from 'vitest';
import { dropRows } from '../../../src/app/panels/droplist/layout.ts';
import { MOST_VCS } from '../../../src/contract/index.ts';

const vcs = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const PROFILES = ['laptop', 'phone', 'projector'] as const;

describe('rows of the drop list', () => {
  it('leave as many VCs as a file may have room for the windows below', () => {
    for (const profile of PROFILES) {
      const few = dropRows(vcs(40), profile);
      const most = dropRows(vcs(MOST_VCS), profile);
      expect(most.height).toBeLessThanOrEqual(few.height);
      expect(most.rowHeight * MOST_VCS).toBeGreaterThan(60);
    }
  });
});
