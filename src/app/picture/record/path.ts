import { type Matrix, short } from '../drawing.ts';

/** Radians from which on an arc is a whole circle. */
const WHOLE = 2 * Math.PI - 1e-6;

/** Where a matrix takes a point. */
export const transformPoint = (
  [a, b, c, d, e, f]: Matrix,
  x: number,
  y: number,
): readonly [x: number, y: number] => [a * x + c * y + e, b * x + d * y + f];

/** By how much a matrix enlarges; contexts of the page turn, move and enlarge both ways alike. */
export const enlargement = ([a, b]: Matrix): number => Math.hypot(a, b);

/** It moves nothing. */
export const isPlain = (matrix: Matrix): boolean =>
  matrix.every((part, i) => Math.abs(part - (i === 0 || i === 3 ? 1 : 0)) < 1e-6);

/** The path of a context as path data of SVG, in the pixels of the page. */
export class PathRecord {
  #parts: string[] = [];
  #isOpen = false;

  get d(): string {
    return this.#parts.join('');
  }

  begin(): void {
    this.#parts = [];
    this.#isOpen = false;
  }

  #point(letter: string, matrix: Matrix, ...pairs: number[]): void {
    const at: string[] = [];
    for (let i = 0; i + 1 < pairs.length; i += 2)
      at.push(...transformPoint(matrix, pairs[i] ?? 0, pairs[i + 1] ?? 0).map(short));
    this.#parts.push(`${letter}${at.join(' ')}`);
    this.#isOpen = true;
  }

  moveTo(matrix: Matrix, x: number, y: number): void {
    this.#point('M', matrix, x, y);
  }

  lineTo(matrix: Matrix, x: number, y: number): void {
    this.#point(this.#isOpen ? 'L' : 'M', matrix, x, y);
  }

  quadraticCurveTo(matrix: Matrix, ...points: number[]): void {
    this.#point('Q', matrix, ...points);
  }

  bezierCurveTo(matrix: Matrix, ...points: number[]): void {
    this.#point('C', matrix, ...points);
  }

  closePath(): void {
    if (this.#isOpen) this.#parts.push('z');
  }

  rect(matrix: Matrix, x: number, y: number, width: number, height: number): void {
    this.moveTo(matrix, x, y);
    this.lineTo(matrix, x + width, y);
    this.lineTo(matrix, x + width, y + height);
    this.lineTo(matrix, x, y + height);
    this.closePath();
  }

  roundRect(matrix: Matrix, x: number, y: number, width: number, height: number, radii: unknown): void {
    const wished = Number(Array.isArray(radii) ? radii[0] : radii) || 0;
    const r = Math.min(wished, Math.abs(width) / 2, Math.abs(height) / 2);
    const corner = (toX: number, toY: number): void => this.#arcTo(matrix, r, false, true, toX, toY);
    this.moveTo(matrix, x + r, y);
    this.lineTo(matrix, x + width - r, y);
    corner(x + width, y + r);
    this.lineTo(matrix, x + width, y + height - r);
    corner(x + width - r, y + height);
    this.lineTo(matrix, x + r, y + height);
    corner(x, y + height - r);
    this.lineTo(matrix, x, y + r);
    corner(x + r, y);
    this.closePath();
  }

  arc(matrix: Matrix, x: number, y: number, r: number, from: number, to: number, isBack = false): void {
    const turn = 2 * Math.PI;
    const span = isBack ? from - to : to - from;
    const sweep = span >= WHOLE ? turn : ((span % turn) + turn) % turn;
    const at = (angle: number): readonly [number, number] => [
      x + r * Math.cos(angle),
      y + r * Math.sin(angle),
    ];
    const sign = isBack ? -1 : 1;
    this.lineTo(matrix, ...at(from));
    // An arc of SVG that ends where it begins is none.
    const halves = sweep >= WHOLE ? [sweep / 2, sweep] : [sweep];
    for (const part of halves)
      this.#arcTo(matrix, r, sweep < WHOLE && sweep > Math.PI, !isBack, ...at(from + sign * part));
  }

  #arcTo(matrix: Matrix, r: number, isLong: boolean, isForward: boolean, x: number, y: number): void {
    const radius = short(r * enlargement(matrix));
    const [toX, toY] = transformPoint(matrix, x, y).map(short);
    this.#parts.push(`A${radius} ${radius} 0 ${isLong ? 1 : 0} ${isForward ? 1 : 0} ${toX} ${toY}`);
    this.#isOpen = true;
  }
}
