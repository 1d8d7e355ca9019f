type Span = readonly [least: number, most: number];

/** Rates are told in whole cells/s, factors with three decimals at the most. */
const RATE_ROUNDING = 0.5;
const FACTOR_ROUNDING = 0.0005;

const spread = (spans: readonly number[]): Span => [Math.min(...spans), Math.max(...spans)];
const products = ([a, b]: Span, [c, d]: Span): Span => spread([a * c, a * d, b * c, b * d]);
const around = (value: number, by: number): Span => [value - by, value + by];

/** What a told sum may come to, as its numbers are rounded; null if it is no sum. */
class Sum {
  private readonly tokens: readonly string[];
  private at = 0;

  constructor(text: string) {
    this.tokens = text.match(/[\d,]*\.?\d+|min|max|[^\s]/g) ?? [];
  }

  value(): Span {
    let span = this.product();
    while (this.isNext('+', '−')) {
      const sign = this.take() === '+' ? 1 : -1;
      const [least, most] = products(this.product(), [sign, sign]);
      span = [span[0] + least, span[1] + most];
    }
    return span;
  }

  get isOver(): boolean {
    return this.at === this.tokens.length;
  }

  private product(): Span {
    let span = this.operand(RATE_ROUNDING);
    while (this.isNext('×', '/')) {
      const divides = this.take() === '/';
      const [least, most] = this.operand(FACTOR_ROUNDING);
      span = products(span, divides ? [1 / most, 1 / least] : [least, most]);
    }
    return span;
  }

  private operand(rounding: number): Span {
    const token = this.take();
    if (token === '(') return this.closed(this.value());
    if (token !== 'min' && token !== 'max') return around(Number(token.replaceAll(',', '')), rounding);
    this.take();
    const spans = [this.value()];
    while (this.isNext(',')) {
      this.take();
      spans.push(this.value());
    }
    const pick = token === 'min' ? Math.min : Math.max;
    return this.closed([pick(...spans.map(([least]) => least)), pick(...spans.map(([, most]) => most))]);
  }

  private closed(span: Span): Span {
    if (this.take() !== ')') throw new Error('a bracket is open');
    return span;
  }

  private take(): string {
    return this.tokens[this.at++] ?? '';
  }

  private isNext(...tokens: readonly string[]): boolean {
    return tokens.includes(this.tokens[this.at] ?? '');
  }
}

/** `50,000 + 30,000 / 2 = 65,000` must come out, as far as rounding lets one tell. Other texts are no sums. */
export function comesOut(text: string): boolean {
  const match =
    /^([\d,.\s+−×/()minax]*[+−×/(][\d,.\s+−×/()minax]*) = (−?[\d,]*\.?\d+)(?:, less than .*)?$/.exec(text);
  if (match === null) return true;
  const sum = new Sum(match[1] ?? '');
  const [least, most] = sum.value();
  if (!sum.isOver || Number.isNaN(least) || Number.isNaN(most)) throw new Error(`not understood: ${text}`);
  const told = Number((match[2] ?? '').replaceAll(',', '').replace('−', '-'));
  return told >= least - RATE_ROUNDING && told <= most + RATE_ROUNDING;
}
