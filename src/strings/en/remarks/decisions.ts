import type { DecisionRemarks } from '../../../contract/index.ts';
import type { Templates } from '../../say.ts';
import { fixed, grouped } from '../numbers.ts';
import { sayRuleFault } from '../ruleFaults.ts';
import { bold, condition } from './parts.ts';

const PARTS: Readonly<Record<DecisionRemarks['bufferFull']['part'], string>> = {
  only: 'only cell',
  first: 'first cell',
  last: 'last cell',
  middle: 'cell',
};

export const decisionRemarks: Templates<DecisionRemarks> = {
  cellAccepted: ({ name }) => `A cell of ${name} is accepted.`,
  frameRefused: ({ name }) => `The whole frame of ${name} is refused.`,
  cellRefused: ({ name }) => `A cell of ${name} is refused.`,
  cellLeaves: ({ name }) => `A cell of ${name} leaves.`,
  thrownAtHead: ({ name }) => `A cell of ${name} is thrown away at the head of the queue.`,
  severalThrownAtHead: ({ count }) => `${grouped(count)} cells are thrown away at the head of the queue.`,
  headMakesRoom: ({ name }) => `The head of the queue makes room for a cell of ${name}.`,
  hasWaited: ({ forPs }) => `It has waited ${bold(`${fixed(forPs / 1e9, 1)} ms`)}.`,
  lineThrowsAway: ({ line, because }) =>
    because === null
      ? `Line ${line} throws it away.`
      : `Line ${line} throws it away, because of ${condition(because)}.`,
  lineRefuses: ({ line, because }) =>
    because === null
      ? `Line ${line} refuses it.`
      : `Line ${line} refuses it, because of ${condition(because)}.`,
  frameEndKept: ({ name }) =>
    `It marks where the frame ends, so the next one stays apart; ${name} leaves the drop list.`,
  placesTaken: ({ queue, capacity }) => `${bold(queue)} of ${grouped(capacity)} places are taken.`,
  frameBeingRefused: ({ name, queue }) =>
    `It belongs to a frame of ${name} that is already being refused; the queue (${bold(queue)}) no longer matters.`,
  bufferFull: ({ buffer, queue, capacity, part }) =>
    `${buffer ?? 'The buffer'} holds ${bold(queue)} of ${grouped(capacity)} cells, so there is no place for this ${bold(PARTS[part])}.`,
  ruleFails: ({ fault, line }) =>
    `The rule cannot say: ${bold(sayRuleFault(fault))} in line ${line}. The cell is treated as by tail drop.`,
  queueOfClass: ({ buffer }) => `The queue is that of ${buffer} of the buffer.`,
  holdsAllItMay: ({ name }) => `A cell of ${name} is refused: it holds all it may.`,
  shareFull: ({ name, cells, max }) =>
    `${name} holds **${grouped(cells)}** cells; its share is at most ${bold(max)}.`,
  pushedOutFor: ({ name, victim }) => `The last cell of ${victim} is pushed out for ${name}.`,
  longestMakesRoom: ({ name, cells, min, victim, victimCells, victimMin }) =>
    `The buffer is full and ${name} holds ${bold(cells)} of its guaranteed ${bold(min)} cells. ${victim} is the longest queue above its minimum, ${bold(victimCells)} cells against ${bold(victimMin)}.`,
  noneAboveMinimum: () => 'No queue is above its own minimum, so no cell is pushed out.',
  hasItsMinimum: ({ name, min }) =>
    `${name} has its guaranteed ${bold(min)} cells, so no cell is pushed out for it.`,
};
