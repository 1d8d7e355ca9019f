import { expect, it } from 'vitest';
import { isLeft } from '../../../../src/app/branches/start/claims.ts';

it('leaves a change to the question where no card in sight has it, and to Undo where there is no question', () => {
  const card = { place: 'card', isOwn: (path: string) => path.startsWith('policy') } as const;
  const question = { place: 'question', isOwn: () => true } as const;
  expect(isLeft([card, question], 'question', 'policy.th1')).toBe(false);
  expect(isLeft([card, question], 'question', 'vcs.3.share')).toBe(true);
  expect(isLeft([card, question], 'undo', 'vcs.3.share')).toBe(false);
  expect(isLeft([card], 'undo', 'vcs.3.share')).toBe(true);
  expect(isLeft([card], 'card', 'policy.th1')).toBe(true);
});
