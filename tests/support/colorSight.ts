type Rgb = readonly [number, number, number];

/** Machado, Oliveira & Fernandes 2009, table 1, severity 1.0, on linear RGB; rows r, g, b. */
export const SIGHTS: Readonly<Record<string, readonly Rgb[]>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function linear(color: string): Rgb {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const c = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return [r!, g!, b!];
}

const product = (rows: readonly Rgb[], [x, y, z]: Rgb): Rgb => {
  const [r, g, b] = rows.map((row) => row[0] * x + row[1] * y + row[2] * z);
  return [r!, g!, b!];
};

/** OKLab of a colour as seen with one of SIGHTS (Ottosson 2020). */
function oklab(color: string, sight: string): Rgb {
  const seen = product(SIGHTS[sight]!, linear(color)).map((c) => Math.min(1, Math.max(0, c)));
  const cone = product(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    [seen[0]!, seen[1]!, seen[2]!],
  ).map(Math.cbrt);
  return product(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [cone[0]!, cone[1]!, cone[2]!],
  );
}

/** OKLab distance of two colours as seen with one of SIGHTS. */
export function distance(a: string, b: string, sight: string): number {
  const p = oklab(a, sight);
  const q = oklab(b, sight);
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}
