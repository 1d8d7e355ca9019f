// Builds for production, serves dist/ and prints the address. `npm start -- --port 8080`; with `--host` phones in the same network reach it.
import { parseArgs } from 'node:util';
import { build, preview } from 'vite';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4173' }, host: { type: 'boolean', default: false } },
});
await build({ logLevel: 'warn' });
const server = await preview({
  preview: { host: values.host ? '0.0.0.0' : '127.0.0.1', port: Number(values.port) },
});
const { local = [], network = [] } = server.resolvedUrls ?? {};
console.log(`\n  Cellscope is at ${local[0]}  (Ctrl+C stops it)`);
for (const address of network) console.log(`  Other devices in this network: ${address}`);
if (values.host && network.length === 0)
  console.log('  This computer is in no network: no other device reaches it.');
console.log();
