import { expect, it } from 'vitest';
import { inOneLine } from '../../src/app/story/say.ts';

it.each([
  ['Sender 2 gets 66 % of the link.', 'Sender\u00a02 gets 66\u00a0% of the link.'],
  ['30 % for sender 1, which waits 4 ms.', '30\u00a0% for sender\u00a01, which waits 4\u00a0ms.'],
  ['Ten senders share 3 links.', 'Ten senders share 3 links.'],
])('a line of “%s” does not end within a number and what it is of', (text, glued) =>
  expect(inOneLine(text)).toBe(glued),
);
