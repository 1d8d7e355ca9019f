// Compiles every stratum against its own library set (see tsconfig.*.json); one uses the declarations of those below it,
// which are kept in `.cache/types`. The native compiler is used when it runs on this platform, the JavaScript one otherwise.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { madeRules } from './build/madeRules.mjs';

madeRules();

const root = fileURLToPath(new URL('..', import.meta.url));
/** @param {string} name */
const bin = (name) => `${root}node_modules/${name}/bin/tsc`;

const native = bin('typescript7');
const works = spawnSync(process.execPath, [native, '--version'], { stdio: 'ignore' }).status === 0;
const build = ['--build', '--pretty', 'false'];
// One checker of a project sees no type twice, and less often picks up its memory: two thirds of the processor time.
const args = works ? [native, ...build, '--checkers', '1'] : [bin('typescript'), ...build];
const env = { GOGC: '250', ...process.env };
const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env });
console.log(status === 0 ? 'types: every tsconfig.*.json holds' : 'types: FAILED');
process.exit(status ?? 1);
