// Builds for production, serves dist/ and prints the address. `npm start -- --port 8080`; with `--host` phones in the same network reach it.
import { parseArgs } from 'node:util';
import { build, preview } from 'vite';
import { hostFor, startedLines } from './started.mjs';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4173' }, host: { type: 'boolean', default: false } },
});
await build({ logLevel: 'warn' });
const server = await preview({ preview: { host: hostFor(values.host), port: Number(values.port) } });
console.log(
  `\n${startedLines(server.resolvedUrls, values.host)
    .map((line) => `  ${line}\n`)
    .join('')}`,
);
