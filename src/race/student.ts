const LANCZOS = [
  676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
  -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];
/** Terms of the continued fraction, and when it no longer moves. */
const MOST_TERMS = 500;
const SETTLED = 1e-15;
const TINY = 1e-300;

/** ln of the gamma function for x >= 0.5 (Lanczos). */
function lnGamma(x: number): number {
  const z = x - 1;
  const t = z + LANCZOS.length - 0.5;
  const sum = LANCZOS.reduce((total, c, i) => total + c / (z + i + 1), 0.99999999999980993);
  return 0.5 * Math.log(2 * Math.PI) + (z + 0.5) * Math.log(t) - t + Math.log(sum);
}

/** The continued fraction of the incomplete beta function (Lentz's method). */
function betaFraction(x: number, a: number, b: number): number {
  const away = (value: number): number => (Math.abs(value) < TINY ? TINY : value);
  let c = 1;
  let d = 1 / away(1 - ((a + b) * x) / (a + 1));
  let fraction = d;
  for (let m = 1; m <= MOST_TERMS; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    let factor = 1;
    for (const term of [even, odd]) {
      d = 1 / away(1 + term * d);
      c = away(1 + term / c);
      factor = d * c;
      fraction *= factor;
    }
    if (Math.abs(factor - 1) < SETTLED) break;
  }
  return fraction;
}

/** The regularised incomplete beta function. */
function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(lnGamma(a + b) - lnGamma(a) - lnGamma(b) + a * Math.log(x) + b * Math.log(1 - x));
  return x < (a + 1) / (a + b + 2)
    ? (front * betaFraction(x, a, b)) / a
    : 1 - (front * betaFraction(1 - x, b, a)) / b;
}

/** The chance that Student's t with so many degrees of freedom is as far from 0 as this, on either side. */
export function twoSided(t: number, degrees: number): number {
  return incompleteBeta(degrees / (degrees + t * t), degrees / 2, 0.5);
}

/** The t that is passed on either side with this chance: 0.05 for an interval of 95 %. */
export function twoSidedQuantile(chance: number, degrees: number): number {
  let high = 1;
  while (twoSided(high, degrees) > chance) high *= 2;
  let low = high === 1 ? 0 : high / 2;
  for (let i = 0; i < 100 && low < high; i++) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (twoSided(middle, degrees) > chance) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
