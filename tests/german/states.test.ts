import { expect, it } from 'vitest';
import { ratePanels } from '../../src/app/strings/panels/ratePanels.ts';
import { ALGORITHM_STATES } from '../../src/contract/index.ts';
import { inGerman } from '../support/inLanguage.ts';

const { ratePanels: german } = await inGerman<typeof import('../../src/app/strings/panels/ratePanels.ts')>(
  'app/strings/panels/ratePanels.ts',
);

it('how an algorithm regards a VC has a German word of its own in key, table and speech', () => {
  const judged = ALGORITHM_STATES.filter((state) => state !== '');
  expect(Object.keys(ratePanels.states.names).sort()).toEqual([...judged].sort());
  const words = judged.map((state) => german.states.names[state]);
  expect(new Set(words).size).toBe(judged.length);
  for (const word of words) expect(judged).not.toContain(word);
});
