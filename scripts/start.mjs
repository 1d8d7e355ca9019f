// Builds for production, serves dist/ on loopback and prints the address. `npm start -- --port 8080`
import { parseArgs } from 'node:util';
import { build, preview } from 'vite';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4173' } } });
await build({ logLevel: 'warn' });
const server = await preview({ preview: { host: '127.0.0.1', port: Number(values.port) } });
console.log(`\n  Cellscope is at ${server.resolvedUrls?.local[0]}  (Ctrl+C stops it)\n`);
