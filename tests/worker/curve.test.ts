import { describe, expect, it } from 'vitest';
import { Page } from '../support/page.ts';
import { slow } from './slow.ts';

const red = { ...slow, ports: { default: { ...slow.ports?.default, policy: 'red', params: {} } } };

describe('the curve of the shown port', () => {
  it('comes with the first batch, and then only when something it depends on has changed', () => {
    const page = new Page().load(red);
    const { curve } = page.batch;
    expect(curve).toMatchObject({ port: 'S1>S2', policy: 'red' });
    expect(curve?.curve?.handles.map(({ parameter }) => parameter)).toEqual(['minTh', 'maxTh', 'maxP']);
    page.seek(0.1);
    expect(page.batch.curve).toBeNull();
    page.tell({ type: 'set', path: 'policy.maxP', value: 0.5, token: 1 });
    expect(page.batch.curve?.curve?.handles.find(({ parameter }) => parameter === 'maxP')).toMatchObject({
      y: 0.5,
    });
    page.tell({ type: 'set', path: 'policy', value: 'rcd', token: 2 });
    expect(page.batch.curve).toEqual({ port: 'S1>S2', policy: 'rcd', curve: null });
  });

  it('comes back as it was when the run goes back behind an edit', () => {
    const page = new Page().load(red);
    page.seek(0.1);
    page.tell({ type: 'set', path: 'policy.maxP', value: 0.5, token: 1 });
    page.seek(0.05);
    expect(page.batch.curve?.curve?.handles.find(({ parameter }) => parameter === 'maxP')).toMatchObject({
      y: 0.1,
    });
  });

  it('has a point with every batch, where the average of the queue is', () => {
    const page = new Page().load(red);
    page.seek(0.3);
    const { live } = page.batch;
    expect(live).toMatchObject({
      port: 'S1>S2',
      policy: 'red',
      gauges: [{ name: 'avg', label: 'average queue', unit: 'cells' }],
    });
    expect(live?.points).toHaveLength(1);
    expect(live?.points[0]).toMatchObject({ x: live?.gauges[0]?.value, vc: null });
  });

  it('has a point for each VC where VCs are judged by their shares', () => {
    const page = new Page().load({
      ...red,
      ports: { default: { ...slow.ports?.default, policy: 'fba', params: {} } },
    });
    page.seek(0.4);
    const { points } = page.batch.live ?? { points: [] };
    expect(points.length).toBeGreaterThan(0);
    for (const { vc } of points) expect(vc).toBeGreaterThan(0);
  });
});
