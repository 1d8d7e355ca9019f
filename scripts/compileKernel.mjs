import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = 'src/engine/kernel';
/** The file that carries the code. */
export const kernelFile = `${root}${folder}/code.ts`;

const OPTIONS = ['-O3', '--noAssert', '--runtime', 'stub', '--importMemory'];

/**
 * Compiles the kernel; returns its code as base64.
 *
 * @param {(path: string, text: string) => string} [changed] the text that is compiled instead of that of a file
 */
export async function kernelCode(changed = (_path, text) => text) {
  let code = new Uint8Array();
  const { error, stderr } = await asc.main(
    [`${folder}/assembly/index.ts`, '--baseDir', root, '--outFile', 'kernel.wasm', ...OPTIONS],
    {
      readFile: (path, base) => {
        const file = resolve(base, path);
        return existsSync(file) ? changed(relative(root, file), readFileSync(file, 'utf8')) : null;
      },
      writeFile: (_name, contents) => {
        if (typeof contents !== 'string') code = Uint8Array.from(contents);
      },
    },
  );
  if (error) throw new Error(stderr.toString());
  return Buffer.from(code).toString('base64');
}

/** The text of the file that carries the kernel. */
export async function compileKernel() {
  const text = await kernelCode();
  return `/** WebAssembly that \`npm run kernel\` compiles from \`assembly/\`, as base64. */\nexport const CODE =\n  '${text}';\n`;
}
