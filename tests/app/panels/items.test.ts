import { describe, expect, it } from 'vitest';
import {
  lastPage,
  withItemValue,
  withNewItem,
  withoutItem,
} from '../../../src/app/settings/form/list/items.ts';
import type { ListSetting, Settings } from '../../../src/contract/index.ts';
import { catalog } from '../../../src/engine/node.ts';

const list = (group: 'source' | 'loss', key: string): ListSetting => {
  const found = (catalog.settings as Settings)[group].find((one) => one.key === key);
  if (found?.kind !== 'list') throw new Error(`no list ${key}`);
  return found;
};
const levels = list('source', 'levels');
const losses = list('loss', 'losses');

describe('the items of a list on a card', () => {
  it('change one value, one item at a time', () => {
    const items = [
      ['50000', '20'],
      ['0', '10'],
    ];
    expect(withItemValue(levels, items, 1, 1, '5')).toEqual([
      ['50000', '20'],
      ['0', '5'],
    ]);
    expect(withoutItem(items, 0)).toEqual([['0', '10']]);
  });

  it('begin like the last one', () => {
    expect(withNewItem(levels, [['50000', '20']])).toHaveLength(2);
    expect(withNewItem(levels, [['50000', '20']])[1]).toEqual(['50000', '20']);
  });

  it('of losses begin with a cell, and have a cell or a frame, never both', () => {
    const one = withNewItem(losses, []);
    expect(one).toEqual([['1', 'data', '1', '-']]);
    expect(withItemValue(losses, one, 0, 3, '8')).toEqual([['1', 'data', '-', '8']]);
    expect(withItemValue(losses, one, 0, 0, '3')).toEqual([['3', 'data', '1', '-']]);
  });

  it('have boxes 24 at a time, however many there are', () => {
    expect([0, 1, 24, 25, 48, 49, 1000].map(lastPage)).toEqual([0, 0, 0, 1, 1, 2, 41]);
  });
});
