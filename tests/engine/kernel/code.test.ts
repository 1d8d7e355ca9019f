import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compileKernel, kernelFile } from '../../../scripts/compileKernel.mjs';

it('what is carried is what the sources of the kernel give: npm run kernel', async () => {
  expect(readFileSync(kernelFile, 'utf8')).toBe(await compileKernel());
});
