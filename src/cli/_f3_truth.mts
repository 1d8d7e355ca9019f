import { rich } from '../../tests/engine/network/rich.ts';
import { namedPath } from '../engine/network/names.ts';
import { scenarios } from '../scenarios/index.ts';
import { checkScenario } from '../engine/index.ts';
type K = readonly string[];
const leaves = (v: any, k: K = []): K[] => typeof v !== 'object' || v === null ? [k] : Object.entries(v).flatMap(([a, b]) => leaves(b, [...k, a]));
const at = (d: any, k: K) => k.reduce((x, y) => x?.[y], d);
const set = (d: any, k: K, v: any) => { const c = structuredClone(d); const p = at(c, k.slice(0, -1)); p[k.at(-1)!] = v; return c; };
const num = (s: string) => { if (s.includes('/')) { const [a, b] = s.split('/').map(Number); return a / b; } return Number(s.replaceAll(',', '')); };
let n = 0; const seenLie = new Set<string>();
const rnd = (() => { let x = 12345; return () => (x = (x * 1103515245 + 12345) % 2147483648) / 2147483648; })();
for (const doc of [rich, ...scenarios.filter((s) => s.vcs.length < 15)] as any[]) {
  const nums = leaves(doc).filter((k) => typeof at(doc, k) === 'number');
  const byName = new Map(leaves(doc).map((k) => [namedPath(doc, k as any), k]));
  for (let i = 0; i < 700; i++) {
    let d = doc;
    // first maybe another mutation to shift context
    if (rnd() < 0.5) { const k0 = nums[Math.floor(rnd() * nums.length)]; d = set(d, k0, Number((at(d, k0) * (0.3 + 2 * rnd())).toPrecision(3))); if (checkScenario(d).scenario === null) d = doc; }
    const k = nums[Math.floor(rnd() * nums.length)];
    const v = at(d, k) * [0, 1e-6, 1e-3, 0.1, 10, 1e3, 1e6][Math.floor(rnd() * 7)];
    const m1 = set(d, k, Number.isInteger(at(d, k)) ? Math.round(v) : v);
    const r = checkScenario(m1);
    for (const p of r.problems) {
      const key = byName.get(p.path); if (key === undefined) continue;
      const m = /(?:outside|range)( more than)? ([\d.,/e+-]+) to( less than)? ([\d.,/e+]+)/.exec(p.reason) ?? undefined;
      if (!m) continue;
      for (const [edge, open] of [[num(m[2]), m[1]], [num(m[4].replace(/,$/, '')), m[3]]] as const) {
        if (open) continue;
        n++;
        const q = checkScenario(set(m1, key, edge)).problems.find((x) => x.path === p.path);
        if (q !== undefined) { const id = `${p.path.replace(/\d+/g, '#')} ${p.reason.replace(/[\d.,]+/g, '#')}`; if (!seenLie.has(id)) { seenLie.add(id); console.log(`${doc.id}: ${p.path} = ${p.value}: ${p.reason}\n     at ${edge}: ${q.reason}`); } }
      }
    }
  }
}
console.log(n);
