/**
 * A fixture for Playwright: `import { test, expect } from '.../scripts/author/playwright.ts'`. `baseURL` says where Cellscope is served.
 * A project with a Playwright of its own takes `fixture.ts` instead.
 */
import { test as base, expect } from '@playwright/test';
import { withCellscope } from './fixture.ts';

export type { Cellscope, Look, Picture, Shot } from './cellscope.ts';
export { expect };

export const test = withCellscope(base);
