import { expect, it } from 'vitest';
import { selectorOf } from '../../../src/app/lesson/marks.ts';
import { PANELS } from '../../../src/app/panel/registry.ts';
import { POINTS } from '../../../src/lessons/lesson.ts';

it('a lesson can point at every panel by its id, at the transport, and at a control by its path', () => {
  expect(POINTS.toSorted()).toEqual([...PANELS.map(({ id }) => id), 'transport'].toSorted());
  expect(selectorOf('link-use')).toContain('[data-id="link-use"]');
  expect(selectorOf('knob:policy.th1')).toContain('[data-path="policy.th1"]');
});
