import { describe, expect, it } from 'vitest';
import { formatTime, whole } from '../../../src/app/format.ts';
import { drawMagnifier, magnifierLayout, nearestDead } from '../../../src/app/panels/buffer/magnifier.ts';
import { dropTriangle, haloText } from '../../../src/app/plot/paint/marks.ts';
import { tokens } from '../../../src/app/theme/tokens/tokens.ts';
import { CellFlag } from '../../../src/contract/index.ts';
import { recordingContext } from '../../support/recordingContext.ts';

const texts = (calls: readonly (readonly unknown[])[]) =>
  calls.filter(([n]) => n === 'fillText').map(([, text]) => text);

describe('numbers on the plots', () => {
  it('are grouped, before the point by commas, after it by thin spaces', () => {
    expect(whole(1925)).toBe('1,925');
    expect(whole(-1925)).toBe('\u22121,925');
    expect(formatTime(1.090473e12)).toBe('1.090\u2009473');
  });
});

describe('marks', () => {
  it('of drops are red: solid when they have happened, hollow when they lie ahead', () => {
    const past = recordingContext();
    dropTriangle(past.ctx, 10, 20, 5, true, tokens.light, 1.5);
    expect(past.calls).toContainEqual(['set fillStyle', tokens.light.drop]);
    const ahead = recordingContext();
    dropTriangle(ahead.ctx, 10, 20, 5, false, tokens.light, 1.5);
    expect(ahead.calls).toContainEqual(['set fillStyle', tokens.light.bg]);
    expect(ahead.calls).toContainEqual(['set strokeStyle', tokens.light.drop]);
  });

  it('carry text with a halo in the ground colour', () => {
    const { ctx, calls } = recordingContext();
    haloText(ctx, 'overflow', 1, 2, { size: 11, color: '#000000', halo: 3.5, haloColor: '#ffffff' });
    expect(calls.findIndex(([n]) => n === 'strokeText')).toBeLessThan(
      calls.findIndex(([n]) => n === 'fillText'),
    );
  });
});

describe('the enlarged strip', () => {
  const cells = Uint16Array.from({ length: 400 }, (_, i) => (i % 3) + 1);
  cells[200]! |= CellFlag.dead;

  it('shows the nearest dead cell and the tail', () => {
    expect(nearestDead(cells)).toBe(200);
    const { head, tail } = magnifierLayout(cells, 768, 17, 36);
    expect(head!.first <= 200 && head!.first + head!.count > 200).toBe(true);
    expect(tail.first + tail.count).toBe(400);
    expect(head!.first + head!.count).toBeLessThanOrEqual(tail.first);
  });

  it('shows a short queue whole, each cell with its VC number', () => {
    const few = Uint16Array.of(7, 4, 4 | CellFlag.last);
    const layout = magnifierLayout(few, 768, 17, 36);
    expect(layout.head).toBeNull();
    const { ctx, calls } = recordingContext();
    const style = { t: tokens.light, color: () => '#185b92', followed: null, font: 11 };
    drawMagnifier(ctx, few, layout.tail, 17, 0, 18, style);
    expect(texts(calls)).toEqual(['7', '4', '4']);
    expect(calls).toContainEqual(['fillRect', 49, -3, 3, 24]);
  });
});
