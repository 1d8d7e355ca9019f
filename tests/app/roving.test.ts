import { expect, it } from 'vitest';
import { ledTo } from '../../src/app/keys/useRoving.ts';

const TOOLBAR = { count: 3, wraps: false, both: false };
const TABS = { count: 3, wraps: true, both: false };

it('stops at the ends of a toolbar', () => {
  expect([0, 1, 2].map((at) => ledTo('ArrowRight', { ...TOOLBAR, at }))).toEqual([1, 2, 2]);
  expect([0, 1, 2].map((at) => ledTo('ArrowLeft', { ...TOOLBAR, at }))).toEqual([0, 0, 1]);
});

it('goes round in a list of tabs', () => {
  expect([0, 1, 2].map((at) => ledTo('ArrowRight', { ...TABS, at }))).toEqual([1, 2, 0]);
  expect([0, 1, 2].map((at) => ledTo('ArrowLeft', { ...TABS, at }))).toEqual([2, 0, 1]);
});

it('goes to the ends by Home and End', () => {
  expect([ledTo('Home', { ...TABS, at: 1 }), ledTo('End', { ...TOOLBAR, at: 1 })]).toEqual([0, 2]);
});

it('leaves up and down to the page, unless a row stands over a picture', () => {
  expect(ledTo('ArrowDown', { ...TOOLBAR, at: 0 })).toBe(null);
  expect(ledTo('ArrowDown', { ...TOOLBAR, at: 0, both: true })).toBe(1);
  expect(ledTo('Enter', { ...TABS, at: 0, both: true })).toBe(null);
});
