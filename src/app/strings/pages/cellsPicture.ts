/** The picture of a packet and its cells; loaded with the lesson that has it. */
export const cellsTexts = {
  label: 'A packet and its cells',
  cut: 'A packet is cut',
  cutInto: (cells: string, bytes: string): string => `into ${cells} cells of ${bytes} bytes each.`,
  packet: (bytes: string): string => `packet: ${bytes} bytes`,
  added: (header: string, filler: string, check: string, all: string, cells: string, bytes: string): string =>
    `Added to it: header ${header}, filler ${filler}, check ${check}. All of it is ${all} bytes: ${cells} × ${bytes}.`,
  bar: 'The bar marks the last cell.',
  byIt: 'By it the destination finds the end.',
  missing: 'One cell is missing',
  noRepair: 'The destination can repair nothing: no cell knows its place.',
  press: 'Press a cell to lose it.',
  vain: (cells: string): string => `${cells} cells are wasted`,
  lostOne: (cells: string): string => `1 lost, ${cells} sent again.`,
  mergedWithDamaged: 'The last cell is missing',
  noEnd: 'There is no end: the next packet is taken for the rest of this one.',
  first: 'first packet',
  next: 'next packet',
  taken: (vain: string, again: string): string =>
    `taken for one packet: ${vain} cells wasted, ${again} sent again`,
  cells: 'Cells of the packet',
  firstCells: 'Cells of the first packet',
  nextCells: 'Cells of the next packet',
  cell: (at: string, of: string): string => `Cell ${at} of ${of}`,
  isLost: 'lost',
  isVain: 'wasted',
  isLast: 'last cell of a packet',
};
