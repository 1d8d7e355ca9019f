import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = 'src/engine/kernel';
/** The file that carries the code. */
export const kernelFile = `${root}${folder}/code.ts`;

const OPTIONS = ['-O3', '--noAssert', '--runtime', 'stub', '--importMemory'];

/** Compiles the kernel; returns the text of the file that carries it. */
export async function compileKernel() {
  let code = new Uint8Array();
  const { error, stderr } = await asc.main(
    [`${folder}/assembly/index.ts`, '--baseDir', root, '--outFile', 'kernel.wasm', ...OPTIONS],
    {
      writeFile: (_name, contents) => {
        if (typeof contents !== 'string') code = Uint8Array.from(contents);
      },
    },
  );
  if (error) throw new Error(stderr.toString());
  const text = Buffer.from(code).toString('base64');
  return `/** What \`npm run kernel\` makes of \`assembly/\`: WebAssembly, as base64. */\nexport const CODE =\n  '${text}';\n`;
}
