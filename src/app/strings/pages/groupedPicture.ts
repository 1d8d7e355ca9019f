/** The picture of a loss that is counted three ways; loaded with the lesson that has it. */
export const groupedTexts = {
  label: 'A loss, counted three ways',
  press: 'Press a cell to lose it, or lose equally many in three ways.',
  groupings: {
    spread: (cells: string): string => `${cells} cells of a packet`,
    packets: 'Whole packets',
    sender: 'All of one sender',
  },
  none: 'None',
  sender: (at: string): string => `VC ${at}`,
  cells: (sender: string): string => `Cells of VC ${sender}`,
  cell: (at: string, of: string, packet: string): string => `Cell ${at} of ${of}, packet ${packet}`,
  cellIs: {
    lost: (cell: string): string => `${cell}, lost`,
    vain: (cell: string): string => `${cell}, wasted, its packet is lost`,
  },
  fates: { lost: 'lost', vain: 'wasted, its packet is lost' },
  counts: {
    cells: 'cells lost',
    packets: 'packets lost',
    senders: 'senders slow down',
  },
  count: (lost: string, of: string): string => `${lost} of ${of}`,
  spoken: (cells: string, packets: string, senders: string): string =>
    `${cells} cells, ${packets} packets, ${senders} senders.`,
};
