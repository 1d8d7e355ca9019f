import { isPaper, onPaint } from '../../frame.ts';
import { haloText, type TextStyle } from '../../plot/paint/marks.ts';
import { setText } from './setText.ts';

const ALIGNED: Readonly<Partial<Record<CanvasTextAlign, string>>> = { right: '-100%', center: '-50%' };

/** A number of the moment on a plot, and where it stands; its text is vertically in the middle of `y`. */
export type MomentText = (text: () => string, x: number, y: number, style: TextStyle) => void;

/** The numbers of the moment over one canvas. */
export interface MomentTexts {
  /** Once for each, whenever the canvas is painted. */
  readonly put: MomentText;
  /** What has not been put since the last call goes out of sight. */
  readonly settle: () => void;
  readonly remove: () => void;
}

/**
 * Over a canvas: what is told of the present moment. A canvas is painted more often than words are, so these are placed
 * with their canvas and worded with all other words: no two places of the page name two moments. On paper the canvas has them.
 */
export function momentTexts(canvas: HTMLCanvasElement): MomentTexts {
  const layer = document.createElement('div');
  layer.className = 'plot-moment';
  layer.ariaHidden = 'true';
  canvas.after(layer);
  const labels: { readonly element: HTMLElement; look: string }[] = [];
  let texts: (() => string)[] = [];
  let next: (() => string)[] = [];
  const write = () => texts.forEach((text, i) => void setText(labels[i]?.element, text()));
  const forget = onPaint('words', write);
  const labelFor = (place: number) => {
    labels[place] ??= { element: layer.appendChild(document.createElement('span')), look: '' };
    return labels[place];
  };
  return {
    put: (text, x, y, textStyle) => {
      const ctx = isPaper() && canvas.getContext('2d');
      if (ctx) {
        haloText(ctx, text(), x, y, { ...textStyle, baseline: 'middle' });
        return;
      }
      const { size, weight = 400, color, align = 'left', halo, haloColor } = textStyle;
      const label = labelFor(next.push(text) - 1);
      const { style } = label.element;
      const shadow = halo && haloColor ? Array(4).fill(`0 0 ${halo}px ${haloColor}`).join() : 'none';
      const look = `font: ${weight} ${size}px/1 var(--sans); color: ${color}; text-shadow: ${shadow};`;
      if (label.look !== look) style.cssText = look;
      label.look = look;
      style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(${ALIGNED[align] ?? 0}, -50%)`;
      style.visibility = 'visible';
    },
    settle: () => {
      for (const { element } of labels.slice(next.length)) element.style.visibility = 'hidden';
      texts = next;
      next = [];
    },
    remove: () => {
      forget();
      layer.remove();
    },
  };
}
