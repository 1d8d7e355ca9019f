/** The picture of a full queue one of whose cells has to go; loaded with the lesson that has it. */
export const frontTexts = {
  label: 'Which cell of a full queue goes',
  press: 'The number of a place says how many cells leave before it. Press the place whose cell has to go.',
  queue: 'The queue, front first',
  refuse: 'Refuse the newest',
  drop: 'Drop the oldest',
  place: (ahead: string): string => `Place with ${ahead} cells ahead`,
  isNew: 'the cell that arrives',
  isLost: 'goes',
  isAhead: 'leaves before the hole',
  waits: 'in the queue',
  hidden: (ahead: string): string =>
    `${ahead} cells leave before the hole. Answer the question, and you see when it leaves.`,
  first: (ms: string): string => `The hole leaves at once, ${ms} ms sooner than one at the end.`,
  later: (ahead: string, ms: string, sooner: string): string =>
    `${ahead} cells leave before the hole. It leaves after ${ms} ms, ${sooner} ms sooner than one at the end.`,
  last: (ahead: string, ms: string): string =>
    `All ${ahead} cells leave before the hole. It leaves after ${ms} ms, and so do the packets that would show it.`,
};
