import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compileKernel, kernelFile } from '../../../scripts/compileKernel.mjs';
import { countedApart } from '../../support/usedTime.ts';

it('what is carried is what the sources of the kernel give: npm run kernel', async () => {
  const given = await countedApart(compileKernel);
  expect(readFileSync(kernelFile, 'utf8')).toBe(given);
});
