/** The picture of a window of packets; loaded with the lesson that has it. */
export const windowTexts = {
  label: 'A window of packets and what comes back',
  packets: 'Packets of the window',
  packet: (at: string, of: string): string => `Packet ${at} of ${of}`,
  press: 'Press a packet to lose it, then move on by a round trip.',
  asRun: (lost: string): string => `As in the run: ${lost} lost`,
  one: 'Only one',
  three: 'Three in a row',
  none: 'None',
  next: 'Next round trip',
  again: 'From the start',
  isOver: 'Nothing more comes back.',
  isStart: 'Nothing has come back yet.',
  underWay: (lost: string, packets: string, isOne: boolean): string =>
    `${lost} of ${packets} ${isOne ? 'is' : 'are'} lost. The sender does not know it yet.`,
  allUnderWay: (packets: string): string => `All ${packets} are under way.`,
  repeated: (trip: string, duplicates: string, packet: string): string =>
    `Round trip ${trip}: ${duplicates} acknowledgements repeat that packet ${packet} is missing.`,
  sentAgain: (packet: string): string =>
    `From the third on it is lost for the sender: packet ${packet} is sent again.`,
  tooFew: 'Fewer than three: nothing is sent again.',
  timer: (ms: string, trips: string): string =>
    `Nothing is under way any more. Only the timer is left: ${ms} ms or more, as long as ${trips} round trips, without a packet.`,
  repaired: (trips: string): string => `Round trip ${trips}: all have arrived, without the timer.`,
  window: (from: string, to: string): string => `Window: packets ${from} to ${to}.`,
  fates: {
    way: 'under way',
    whole: 'acknowledged',
    lost: 'lost',
    kept: 'arrived behind a gap',
    again: 'sent again',
  },
  inWindow: 'in the window',
};
