/** Ülkü 1997, chapter 5. Seconds; VCs in the order of the thesis. */
export const ROUTES = ['1h1', '1h2', '1h3', '2h1', '2h2', '2h3', '3h1'] as const;

/** Columns: relative marking, EPRCA, ERAA with load factors 1 and 0.97. */
export const TABLE_5_1: readonly (readonly number[])[] = [
  [0.3196, 0.3995, 0.3903, 0.4009],
  [0.3302, 0.3997, 0.3908, 0.4018],
  [0.333, 0.3997, 0.3908, 0.4021],
  [0.1308, 0.2008, 0.1478, 0.152],
  [0.3981, 0.3934, 0.395, 0.4061],
  [0.39, 0.3934, 0.3952, 0.4064],
  [0.4015, 0.3945, 0.3987, 0.41],
];

/** Cells at sw0, sw1, sw2; relative marking, EPRCA, ERAA. */
export const TABLE_5_2: readonly (readonly number[])[] = [
  [91, 2, 2],
  [658, 410, 5],
  [839, 495, 21],
];

/** VC 1 to 3; relative marking, EPRCA, ERAA. */
export const TABLE_5_3: readonly (readonly number[])[] = [
  [0.1092, 0.1511, 0.1596],
  [0.1452, 0.165, 0.1847],
  [0.1575, 0.1575, 0.1912],
];
