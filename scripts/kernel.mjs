// Compiles src/engine/kernel/assembly and writes what comes out beside it, as text that any script can carry.
import { writeFileSync } from 'node:fs';
import { compileKernel, kernelFile } from './compileKernel.mjs';

writeFileSync(kernelFile, await compileKernel());
