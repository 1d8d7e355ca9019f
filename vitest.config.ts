import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    environment: 'node',
    pool: 'threads',
    maxWorkers: availableParallelism(),
    setupFiles: ['tests/support/seed.ts', 'tests/support/kernel.ts'],
    // A machine busy with other work is no failure.
    testTimeout: 120_000,
  },
});
