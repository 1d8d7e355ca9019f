// npm run changelog -- 0.3.0: a release of all that waits in changes/ and under Unreleased; without a version, what is wrong in changes/.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FOLDER, faultOf, fragmentsIn, released } from './changelog/fragments.ts';

const CHANGELOG = 'CHANGELOG.md';
const [version] = process.argv.slice(2);
const fragments = fragmentsIn(FOLDER);
const faults = fragments.flatMap((one) => faultOf(one) ?? []);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else if (version === undefined) console.log(`${fragments.length} changes wait for a release`);
else if (!/^\d+\.\d+\.\d+$/.test(version)) {
  console.error(`${version}: a version is three numbers, 0.3.0`);
  process.exitCode = 1;
} else {
  writeFileSync(CHANGELOG, released(readFileSync(CHANGELOG, 'utf8'), fragments, version));
  for (const { name } of fragments) rmSync(join(FOLDER, name));
  console.log(`${CHANGELOG}: ${version} with ${fragments.length} changes`);
}
