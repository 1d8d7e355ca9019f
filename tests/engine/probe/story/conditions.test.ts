import { describe, expect, it } from 'vitest';
import { PS_PER_MS, type StoryCondition } from '../../../../src/contract/index.ts';
import { holds, type StoryState } from '../../../../src/engine/probe/story/conditions.ts';

const ms = (time: number): number => time * PS_PER_MS;

const quiet: StoryState = {
  now: ms(100),
  ended: false,
  senders: 10,
  bufferCells: 2000,
  queue: 0,
  waiting: 0,
  sending: 0,
  overflows: 0,
  overflowEnded: false,
  firstLosses: [],
  lost: 0,
  timeouts: 0,
  inVain: 0,
  filesDone: 0,
  ofSender: () => Number.NaN,
  carriedSince: () => 0,
};

const hits = [90, 91, 92, 99].map(ms);

describe('a condition of a story', () => {
  it.each<[string, StoryCondition, Partial<StoryState>, boolean]>([
    ['a queue at its bound', { queue: { atLeast: 0.7, of: 'buffer' } }, { queue: 1400 }, true],
    ['a queue below its bound', { queue: { atLeast: 0.7, of: 'buffer' } }, { queue: 1399 }, false],
    ['a queue in cells', { queue: { atMost: 3 } }, { queue: 3 }, true],
    ['a queue between bounds', { queue: { atLeast: 1, atMost: 2 } }, { queue: 3 }, false],
    [
      'a queue that falls after an overflow',
      { queue: { falls: true } },
      { overflows: 1, overflowEnded: true },
      true,
    ],
    ['a full queue', { queue: { falls: true } }, { overflows: 1 }, false],
    ['all senders wait', { waiting: { equals: 'senders' } }, { waiting: 10 }, true],
    ['nine wait', { waiting: { equals: 'senders' } }, { waiting: 9 }, false],
    ['seven of ten', { waiting: { atLeast: 0.7, of: 'senders' } }, { waiting: 7 }, true],
    ['nobody sends', { sending: { equals: 0 } }, {}, true],
    ['one sends', { sending: { equals: 0 } }, { sending: 1 }, false],
    ['four hit', { lostSenders: { atLeast: 4 } }, { firstLosses: hits }, true],
    ['four hit, not so soon', { lostSenders: { atLeast: 4, withinMs: 8 } }, { firstLosses: hits }, false],
    ['three of them soon', { lostSenders: { atLeast: 3, withinMs: 8 } }, { firstLosses: hits }, true],
    ['nothing carried', { carriedCells: { equals: 0, lastMs: 2.5 } }, {}, true],
    ['a window from before the run', { carriedCells: { equals: 0, lastMs: 101 } }, {}, false],
    [
      'a cell at the beginning of the window',
      { carriedCells: { equals: 0, lastMs: 2.5 } },
      { carriedSince: (time) => (ms(97.5) >= time ? 1 : 0) },
      false,
    ],
    ['lost cells', { lost: { atLeast: 5 } }, { lost: 5 }, true],
    ['a timer', { timeouts: { atLeast: 1 } }, { timeouts: 1 }, true],
    ['cells in vain', { inVain: { atLeast: 32 } }, { inVain: 32 }, true],
    ['a file', { filesDone: { atLeast: 1 } }, { filesDone: 1 }, true],
    ['a time', { time: 0.1 }, {}, true],
    ['a time to come', { time: 0.101 }, {}, false],
    [
      'a part of the link',
      { carried: { sender: 2, lastMs: 20, atLeast: 60 } },
      { ofSender: (of) => (of.measure === 'carried' && of.sender === 2 && of.lastMs === 20 ? 60 : 0) },
      true,
    ],
    ['a part that is not known yet', { carried: { sender: 2, lastMs: 20, atMost: 60 } }, {}, false],
    [
      'a part of the buffer',
      { held: { sender: 1, atMost: 50 } },
      { ofSender: ({ measure }) => (measure === 'held' ? 51 : 0) },
      false,
    ],
    ['the second overflow', { overflow: 2 }, { overflows: 2 }, true],
    ['its end', { overflow: 2, end: true }, { overflows: 2 }, false],
    ['its end, reached', { overflow: 2, end: true }, { overflows: 2, overflowEnded: true }, true],
    ['its end, long ago', { overflow: 2, end: true }, { overflows: 3 }, true],
    ['the end', { end: true }, { ended: true }, true],
    ['before the end', { end: true }, {}, false],
    ['both', { all: [{ sending: { equals: 0 } }, { waiting: { equals: 0 } }] }, {}, true],
    ['one of both', { all: [{ sending: { equals: 0 } }, { waiting: { equals: 1 } }] }, {}, false],
    ['either', { any: [{ sending: { equals: 1 } }, { waiting: { equals: 0 } }] }, {}, true],
  ])('%s', (_, condition, state, expected) => {
    expect(holds(condition, { ...quiet, ...state })).toBe(expected);
  });
});
