import { describe, expect, it } from 'vitest';
import { hatchClip, portMark, vcMark } from '../../../../src/app/panels/policy/curve/marks.ts';
import { tokens } from '../../../../src/app/theme/tokens/tokens.ts';
import { recordingContext } from '../../../support/recordingContext.ts';

const names = (calls: readonly (readonly unknown[])[]) => calls.map(([name]) => name);

describe('marks on a decision curve', () => {
  it.each([
    [0, 'arc'],
    [1, 'rect'],
    [2, 'closePath'],
  ] as const)('a VC of tier %s is drawn by %s', (tier, shape) => {
    const { ctx, calls } = recordingContext();
    vcMark(ctx, 10, 10, 4, tier, '#123456', '#ffffff', false);
    expect(names(calls)).toContain(shape);
    expect(calls).toContainEqual(['set fillStyle', '#123456']);
  });

  it('a VC beyond the axes is hollow', () => {
    const { ctx, calls } = recordingContext();
    vcMark(ctx, 10, 10, 4, 0, '#123456', '#ffffff', true);
    expect(calls).toContainEqual(['set fillStyle', '#ffffff']);
    expect(calls).toContainEqual(['set strokeStyle', '#123456']);
  });

  it('the port is yellow inside an ink line, and hollow while its policy pauses', () => {
    const t = tokens.light;
    for (const [idle, fill] of [
      [false, t.hl],
      [true, t.bg],
    ] as const) {
      const { ctx, calls } = recordingContext();
      portMark(ctx, 10, 10, 4, 1, t, idle);
      expect(calls).toContainEqual(['set fillStyle', fill]);
      expect(calls).toContainEqual(['set strokeStyle', t.ink]);
    }
  });

  it('hatching covers the whole width', () => {
    const { ctx, calls } = recordingContext();
    hatchClip(ctx, 0, 0, 100, 20, 10, '#000000');
    const starts = calls.filter(([name]) => name === 'moveTo').map(([, x]) => Number(x));
    expect(Math.min(...starts)).toBeLessThanOrEqual(-20);
    expect(Math.max(...starts)).toBeGreaterThanOrEqual(90);
  });
});
