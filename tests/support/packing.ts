import { fetchPacking } from '../../src/app/link/packed/packing.ts';

/** Links are packed and read as on a page whose late parts have come. */
await fetchPacking();
