import { scenarios } from '../scenarios/index.ts';
import { checkScenario, createSimulation } from '../engine/index.ts';
const set = (d: any, p: string, v: any) => { const k = p.split('.'); const c = structuredClone(d); let q = c; for (const x of k.slice(0, -1)) q = q[x] ??= {}; q[k.at(-1)!] = v; return c; };
const cases: [string, Record<string, any>][] = [
  ['half-empty', { 'tcp.minRtoMs': 0.001, 'tcp.maxRtoMs': 0.001, 'tcp.initialRtoMs': 0.001, 'tcp.rtoBackoff': false }],
  ['half-empty', { 'tcp.minRtoMs': 0.001, 'tcp.maxRtoMs': 0.001, 'tcp.initialRtoMs': 0.001, 'tcp.rtoBackoff': true }],
  ['half-empty', { 'tcp.minRtoMs': 0.001, 'tcp.initialRtoMs': 0.001 }],
  ['half-empty', { 'tcp.handshake': true, 'tcp.minRtoMs': 0.001, 'tcp.maxRtoMs': 0.001, 'tcp.initialRtoMs': 0.001, 'tcp.rtoBackoff': false }],
  ['half-empty', { 'tcp.dupAckThreshold': 1 }],
  ['half-empty', { 'tcp.initialWindowSegments': 1000, 'tcp.windowBytes': 1073741824 }],
  ['half-empty', { 'tcp.growthDivisor': 0.001 }],
  ['half-empty', { 'tcp.growthDivisor': 1e-300 }],
];
for (const [id, e] of cases) {
  let d = structuredClone(scenarios.find((s) => s.id === id)!) as any;
  for (const [p, v] of Object.entries(e)) d = set(d, p, v);
  const r = checkScenario(d);
  console.log(id, JSON.stringify(e), r.problems.map((p) => `${p.path}: ${p.reason}`).join('; '));
  if (!r.scenario) continue;
  const sim = createSimulation(r.scenario);
  for (const t of [0.02, 0.05, 0.1, 0.2]) {
    const t0 = performance.now();
    sim.runUntil(t * 1e12);
    console.log(t, 'ms', (performance.now() - t0) | 0, 'rss MB', (process.memoryUsage().rss / 1e6) | 0, 'inlinks', sim.network.links.reduce((s, l) => s + l.tail - l.head, 0));
    if (performance.now() - t0 > 8000) break;
  }
}
