import type { Lane } from '../../charts/lanes.ts';
import { haloText } from '../../charts/marks.ts';
import { en } from '../../strings/en.ts';
import type { PlotFrame } from '../plot/frame.ts';
import { goodputAt } from './acrWords.ts';
import { meanRate } from './counted.ts';
import { paintSteps } from './paintSteps.ts';

const words = en.rates.acr;
/** Dash and dot of goodput, parts of the caption's size. */
const GOODPUT_DASH = [0.8, 0.25, 0.15, 0.25] as const;
/** CCR is drawn where it is this far from ACR, CSS pixels. */
const APART = 2;
/** Between a name and its line, and from the head, CSS pixels. */
const AWAY = { line: 6, head: 8 } as const;

/** What a VC says of its rate, where that is not its ACR, and what arrives of it: thin lines with their names. */
export function paintBeside(
  frame: PlotFrame,
  { vcs: [vc], top, height }: Lane,
  y: (rate: number) => number,
  ground: string,
): void {
  const { ctx, t, style, range, image, traces, head, scale, width, state } = frame;
  const columns = image.width;
  const column = (range.to - range.from) / columns;
  const spansOf = (name: string) => traces.channel(`${name}/${vc}`)?.spans(range.from, range.to, columns);
  const [fair, acr, ccr] = ['fair', 'acr', 'ccr'].map(spansOf);
  const goodput = traces.channel(`goodput/${vc}`);
  if (!fair || !acr || !ccr || !goodput) return;
  const name = (text: string, x: number, rate: number, below: boolean): void => {
    if (Number.isNaN(rate) || x < 6 * style.caption) return;
    haloText(
      ctx,
      text,
      x,
      top + (below ? Math.min(y(rate) + AWAY.line, height - style.caption * 1.2) : y(rate) - AWAY.line),
      {
        size: style.caption,
        color: t.ink,
        align: 'right',
        baseline: below ? 'top' : 'alphabetic',
        halo: style.textHalo,
        haloColor: ground,
      },
    );
  };
  const apart = (c: number): number => {
    const value = ccr.max[c];
    const inside = y(value) < y(acr.min[c]) + APART && y(value) > y(acr.max[c]) - APART;
    return inside || Number.isNaN(fair.max[c]) ? Number.NaN : value;
  };
  ctx.lineWidth = style.threshold * 0.8;
  ctx.strokeStyle = t.ink;
  paintSteps(frame, top, y, apart);
  ctx.setLineDash(GOODPUT_DASH.map((part) => part * style.caption));
  paintSteps(frame, top, y, (c) => {
    const from = range.from + c * column;
    return meanRate(goodput, from, from + column);
  });
  ctx.setLineDash([]);
  const end = Math.min(head, width);
  let last = Math.min(columns, Math.floor(end * scale)) - 1;
  while (last >= 0 && Number.isNaN(apart(last))) last--;
  if (last >= 0) name(words.ccr, last / scale, apart(last), false);
  name(words.goodput, end - AWAY.head, goodputAt(vc, state.now, traces), true);
}
