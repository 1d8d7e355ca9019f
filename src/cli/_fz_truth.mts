import { rich } from '../../tests/engine/network/rich.ts';
import { writeFileSync, appendFileSync } from 'node:fs';
import { scenarios } from '../scenarios/index.ts';
import { checkScenario, createSimulation } from '../engine/index.ts';
const [start, step, log] = [Number(process.argv[2]), Number(process.argv[3]), process.argv[4]];
type K = readonly string[];
const leaves = (v: any, k: K = []): K[] => typeof v !== 'object' || v === null ? [k] : Object.entries(v).flatMap(([a, b]) => leaves(b, [...k, a]));
const at = (d: any, k: K) => k.reduce((x, y) => x?.[y], d);
const set = (d: any, k: K, v: any) => { const c = structuredClone(d); const p = at(c, k.slice(0, -1)); p[k.at(-1)!] = v; return c; };
const num = (s: string) => { if (s.includes('/')) { const [a, b] = s.split('/').map(Number); return a / b; } return Number(s.replaceAll(',', '')); };
// cases: distinct (scenario, generic path) once per generic path per scenario, first two indexes only
let n = 0;
const bases: any[] = [rich, ...scenarios.filter((x: any) => /abr-(segments|upstream|satellite|background)|credit|coupled/.test(x.id))];
for (const doc of bases) {
  const seen = new Set<string>();
  for (const k of leaves(doc)) {
    const v = at(doc, k);
    const g = k.map((x) => (/^\d+$/.test(x) ? '#' : x)).join('.') + (k[0] === 'vcs' ? doc.vcs[Number(k[1])].source.kind : '');
    if (seen.has(g)) continue;
    seen.add(g);
    if (typeof v !== 'number') continue;
    const far = checkScenario(set(doc, k, -1e15));
    const p = far.problems[0];
    const m = /(?:outside|range(?: more than)?) (-?[\d.,/e-]+) to (?:less than )?([\d.,/e+]+)/.exec(p?.reason ?? '');
    const cand = new Set<number>([0, 1, 0.5, v * 1000, v / 1000, Math.round(v * 1000), Math.round(v / 1000)]);
    if (m) { cand.add(num(m[1])); cand.add(num(m[2])); } else appendFileSync(log, `NORANGE ${doc.id} ${k.join('.')} ${JSON.stringify(p)}\n`);
    for (const c of cand) {
      if (n++ % step !== start) continue;
      writeFileSync(`${log}.${start}.now`, `${doc.id} ${k.join('.')} = ${c}`);
      const t0 = performance.now();
      let what = '';
      try {
        const d = set(doc, k, c);
        const r = checkScenario(d);
        if (r.scenario === null) {
          if (m && (c === num(m[1]) || c === num(m[2]))) {
            const q = r.problems.find((x) => x.reason === p.reason || /outside|range/.test(x.reason));
            appendFileSync(log, `EDGE ${doc.id} ${k.join('.')} = ${c}: told ${p.reason} but ${r.problems[0].path} ${r.problems[0].reason}\n`);
          }
          for (const q of r.problems) if (!/range|outside|not one of|needs|known|used twice/.test(q.reason)) appendFileSync(log, `REASON ${doc.id} ${q.path} = ${q.value}: ${q.reason}\n`);
          continue;
        }
        const t1 = performance.now();
        const sim = createSimulation(r.scenario, {});
        const t2 = performance.now();
        sim.runUntil(Math.min(sim.end, 20e9));
        const t3 = performance.now();
        sim.results(); 
        const t4 = performance.now();
        const s = sim.snapshot(); sim.restore(s);
        const t5 = performance.now();
        const mem = process.memoryUsage();
        if (t5 - t0 > 1500) what = `check ${(t1 - t0) | 0} build ${(t2 - t1) | 0} run1ms ${(t3 - t2) | 0} results ${(t4 - t3) | 0} snap ${(t5 - t4) | 0}`;
        if (mem.rss > 1.2e9) what += ` rss ${(mem.rss / 1e6) | 0}`;
        const bad = JSON.stringify(sim.results(), (_, x) => x === Infinity || x === -Infinity ? 'INF' : x);
        if (bad.includes('"INF"')) what += ' INF ' + bad.slice(Math.max(0, bad.indexOf('"INF"') - 60), bad.indexOf('"INF"'));
      } catch (e: any) { what = `THROW ${e?.message} ${String(e?.stack).split('\n')[1]}`; }
      if (what !== '') appendFileSync(log, `${doc.id} ${k.join('.')} = ${c}: ${what}\n`);
    }
  }
}
appendFileSync(log, `DONE ${start} of ${n}\n`);
