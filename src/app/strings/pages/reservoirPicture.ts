/** The picture of a window above a rate; loaded with the lesson that has it. */
export const reservoirTexts = {
  label: 'A window above a rate, and where its cells wait',
  window: 'Window of TCP',
  segments: (segments: string, cells: string): string =>
    `${segments} ${segments === '1' ? 'segment' : 'segments'}: ${cells} cells`,
  acr: 'Allowed rate ACR',
  rate: (rate: string, isShare: boolean): string =>
    isShare ? `${rate} cells/s, the share` : `${rate} cells/s`,
  places: 'Where the cells of the window are',
  sender: 'In the sender',
  switch: 'In the switch',
  wait: (cells: string): string => `${cells} cells wait`,
  way: 'On the way, and back as an acknowledgement',
  holds: (cells: string, most: string): string => `${cells} of the ${most} cells that keep the rate in use`,
  stops: (used: string): string =>
    `The window is too small for the way: the sender stops and waits, and ${used} of the rate is used.`,
  below: (cells: string): string =>
    `The window is more than the way can hold. The rest, ${cells} cells, waits in the sender.`,
  above: (cells: string): string =>
    `ACR is above the share of the link. The rest, ${cells} cells, waits in the switch.`,
  block: (cells: string): string => `A block is a segment of ${cells} cells. Hatched: time without a cell.`,
};
