// Compiles every stratum against its own library set (see tsconfig.*.json), side by side.
// The native compiler is used when it runs on this platform, the JavaScript one otherwise.
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROJECTS = ['engine', 'worker', 'app', 'node'];
/** @param {string} name */
const bin = (name) => fileURLToPath(new URL(`../node_modules/${name}/bin/tsc`, import.meta.url));

const native = bin('typescript7');
const works = spawnSync(process.execPath, [native, '--version'], { stdio: 'ignore' }).status === 0;
const compiler = works ? native : bin('typescript');

/** @param {string} project @returns {Promise<number>} */
function check(project) {
  return new Promise((resolve) => {
    const args = [compiler, '--pretty', 'false', '-p', `tsconfig.${project}.json`];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
    });
    child.on('close', (code) => {
      console.log(`${code === 0 ? 'ok  ' : 'FAIL'} tsconfig.${project}.json`);
      if (text) console.log(text.trimEnd());
      resolve(code ?? 1);
    });
  });
}

const codes = await Promise.all(PROJECTS.map(check));
process.exit(codes.every((code) => code === 0) ? 0 : 1);
