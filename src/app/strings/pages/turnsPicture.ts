/** The picture of who is hit by each overflow; loaded with the lesson that has it. */
export const turnsTexts = {
  label: 'Who is hit by each overflow',
  press: (senders: string, from: string): string =>
    `The ${senders} senders of the run, from ${from} s on. Each press is the next overflow.`,
  next: 'Next overflow',
  again: 'From the start',
  isOver: 'The picture ends here.',
  isStart: 'There was no overflow yet.',
  row: (run: string, overflow: string): string => `${run}, overflow ${overflow}`,
  overflow: (overflow: string): string => `overflow ${overflow}`,
  isHit: 'hit',
  isFree: 'goes free',
  hitSender: (at: string): string => `Sender ${at}, hit`,
  freeSender: (at: string): string => `Sender ${at}, goes free`,
  sum: (run: string, hit: string, all: string, mean: string): string =>
    `${run}: the last one hits ${hit} of ${all}, ${mean} on average.`,
};
