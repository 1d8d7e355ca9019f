import { expect, it } from 'vitest';
import { selectorOf } from '../../../src/app/lesson/marks.ts';
import * as registry from '../../../src/app/panel/registry.ts';
import { POINTS } from '../../../src/lessons/lesson.ts';

it('a lesson can point at panels by their ids, at the transport, and at a control by its path', () => {
  const ids = Object.values(registry).map(({ id }) => id);
  expect(POINTS.filter((one) => one !== 'transport' && !ids.includes(one))).toEqual([]);
  expect(selectorOf('link-use')).toContain('[data-id="link-use"]');
  expect(selectorOf('knob:policy.th1')).toContain('[data-path="policy.th1"]');
});
