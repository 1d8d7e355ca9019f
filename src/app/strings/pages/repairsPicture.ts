/** The picture of lost packets of a window; loaded with the lesson that has it. */
export const repairsTexts = {
  label: 'How Reno and NewReno repair a window',
  window: 'Packets of a window',
  press: (most: string): string => `Press a packet to lose it, ${most} at most.`,
  packet: (packet: string): string => `Lose packet ${packet}`,
  full: 'No more packets can be lost: press a lost one first.',
  names: { reno: 'Reno', newreno: 'NewReno' },
  waits: 'waits for its timer',
  again: (packet: string, ms: string, cause: string): string =>
    `Packet ${packet} again after ${ms} ms: ${cause}`,
  causes: { acks: 'three duplicate ACKs', next: 'the next ACK', timer: 'its timer' },
  legend: {
    acks: 'sent again after three duplicate ACKs',
    next: 'after an ACK for a part of the window',
    timer: 'after its timer',
  },
  none: 'Nothing is lost, and nothing is sent again.',
  both: (ms: string): string => `Both have sent all that is lost again after ${ms} ms, without a timer.`,
  apart: (reno: string, newReno: string): string =>
    `Reno waits for its timer, and has sent all again after ${reno} ms. NewReno has after ${newReno} ms.`,
  zero: '0 ms',
};
