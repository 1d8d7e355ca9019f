import { describe, expect, it } from 'vitest';
import { ContextRecord } from '../../../src/app/picture/record/contextRecord.ts';

/** The state of a context; letters are 8 pixels high above the base line, and middle is 4 above it. */
function context(state: Partial<CanvasRenderingContext2D> = {}): CanvasRenderingContext2D {
  const ctx: Record<string, unknown> = {
    fillStyle: '#16181d',
    strokeStyle: '#d0021b',
    globalAlpha: 1,
    lineWidth: 1,
    lineDashOffset: 0,
    lineCap: 'butt',
    lineJoin: 'miter',
    font: '600 12px Inter',
    textAlign: 'left',
    textBaseline: 'alphabetic',
    getLineDash: (): number[] => [],
    getTransform: () => ({ a: 2, b: 0, c: 0, d: 2, e: 0, f: 0 }),
    measureText: () => ({ actualBoundingBoxAscent: ctx['textBaseline'] === 'middle' ? 4 : 8 }),
    ...state,
  };
  return ctx as unknown as CanvasRenderingContext2D;
}

/** A record of a canvas with two device pixels for each of the page. */
function recording(ctx = context()): ContextRecord {
  const record = new ContextRecord({ ctx, scale: 2, tileOf: () => null, imageMarks: () => [] });
  record.clearRect();
  return record;
}

describe('a canvas that is recorded', () => {
  it('has nothing before it is painted from the beginning', () => {
    const record = new ContextRecord({ ctx: context(), scale: 2, tileOf: () => null, imageMarks: () => [] });
    record.fillRect(0, 0, 1, 1);
    expect(record.marks).toBeNull();
    record.clearRect();
    expect(record.marks).toEqual([]);
  });

  it('has shapes in the pixels of the page, with the ink of the moment', () => {
    const ctx = context({ lineWidth: 3, getLineDash: () => [6, 3] });
    const record = recording(ctx);
    record.fillRect(1, 2, 3, 4);
    ctx.globalAlpha = 0.5;
    record.strokeRect(0, 0, 2, 2);
    expect(record.marks).toMatchObject([
      { d: 'M1 2L4 2L4 6L1 6z', fill: { color: '#16181d', alpha: 1 }, pen: null },
      { fill: null, pen: { ink: { color: '#d0021b', alpha: 0.5 }, width: 3, dash: [6, 3] } },
    ]);
  });

  it('draws inside of what it is clipped to, until it is restored', () => {
    const record = recording();
    record.save();
    record.beginPath();
    record.rect(0, 0, 10, 10);
    record.clip();
    record.fillRect(5, 5, 20, 20);
    record.restore();
    record.fillRect(1, 1, 1, 1);
    expect(record.marks).toMatchObject([
      { kind: 'group', clip: 'M0 0L10 0L10 10L0 10z', marks: [{ d: 'M5 5L25 5L25 25L5 25z' }] },
      { kind: 'shape' },
    ]);
  });

  it('fills and strokes one path, which a rectangle does not end', () => {
    const record = recording();
    record.beginPath();
    record.moveTo(0, 0);
    record.lineTo(4, 0);
    record.fillRect(9, 9, 1, 1);
    record.stroke();
    expect(record.marks?.[1]).toMatchObject({ d: 'M0 0L4 0', pen: { width: 1 } });
  });

  it('leaves out what nobody sees', () => {
    const record = recording(context({ fillStyle: 'rgba(0, 0, 0, 0)' }));
    record.fillRect(0, 0, 5, 5);
    record.beginPath();
    record.stroke();
    expect(record.marks).toEqual([]);
  });

  it('has words on their base line, whatever they are aligned by', () => {
    const record = recording(context({ textAlign: 'center', textBaseline: 'middle' }));
    record.fillText('2,000', 30, 50);
    expect(record.marks).toEqual([
      {
        kind: 'words',
        text: '2,000',
        x: 30,
        y: 54,
        font: { family: 'Inter', size: 12, weight: '600', style: 'normal' },
        anchor: 'middle',
        fill: { color: '#16181d', alpha: 1 },
        pen: null,
      },
    ]);
  });
});
