// `npm run german`: records which English each German text translates (tests/german/record.json). A text whose English has changed and
// whose German has not is listed, and the tests are red. `npm run german -- app/strings/why.ts`: the German of that file was looked at
// and is still right.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type GermanRecord, germanPairs, RECORD, recordOf, stalePairs } from './build/language/german.ts';

const seen = process.argv.slice(2);
const before: GermanRecord = existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {};
const pairs = germanPairs();
const unknown = seen.find((path) => !pairs.has(path));
if (unknown !== undefined) {
  console.error(`${unknown}: no file of src/ with a German one has this path, such as app/strings/why.ts`);
  process.exit(2);
}

const record: Record<string, readonly string[]> = {};
for (const [path, own] of pairs) {
  record[path] = recordOf(own, before[path], seen.includes(path));
  for (const { place, english, german } of stalePairs(own, record[path])) {
    console.log(`src/languages/de/${path}, ${place}: the English has changed.\n  ${english}\n  ${german}`);
    process.exitCode = 1;
  }
}
writeFileSync(RECORD, `${JSON.stringify(record, null, 1)}\n`);
console.log(`written: ${RECORD}`);
