// Prints every broken arrow; fails on any, and also when nothing was looked at.
import { cruiseTree } from './cruise.mjs';

const { modules, violations } = await cruiseTree(process.cwd());
for (const { rule, from, to } of violations) console.log(`${rule}: ${from} -> ${to}`);
console.log(`${modules.length} modules, ${violations.length} broken arrows`);
if (modules.length === 0) console.log('No module was seen: the check itself is broken.');
process.exit(violations.length === 0 && modules.length > 0 ? 0 : 1);
