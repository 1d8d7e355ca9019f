import { decodeRate, encodeRate } from '../engine/abr/rateCode.ts';
import { cellsOf } from '../engine/atm/cell.ts';
let bad = 0; let before = -1;
for (let e = 0; e < 32; e++) for (let m = 0; m < 512; m++) {
  const code = (1 << 14) | (e << 9) | m; const exact = Number((2n ** BigInt(e)) * BigInt(512 + m)) / 512;
  if (decodeRate(code) !== exact || encodeRate(exact) !== code) bad++;
  const up = exact * (1 + 2 ** -52), down = exact * (1 - 2 ** -52);
  if (encodeRate(up) !== code) bad++;
  if (e + m > 0 && encodeRate(down) !== code - 1) bad++;
  if (exact <= before) bad++; before = exact;
}
for (const r of [0, 0.999, -5, NaN]) if (encodeRate(r) !== 0) bad++;
if (encodeRate(1e12) !== 0x7fff || decodeRate(0x3fff) !== 0) bad++;
console.log('rate code', bad);
let b2 = 0;
for (let p = 0; p <= 2000; p++) for (const o of [0, 8, 14, 16]) { let n = 0; let left = p + o; while (left > 0) { n++; left -= 48; } if (cellsOf(p, o) !== n) b2++; }
console.log('aal5', b2);
