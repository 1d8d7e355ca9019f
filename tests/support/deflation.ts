import { fetchDeflation } from '../../src/app/link/deflation.ts';

/** Links are packed and read as on a page whose late parts have come. */
await fetchDeflation();
