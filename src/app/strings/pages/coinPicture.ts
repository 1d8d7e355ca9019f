/** The picture of a coin for each cell; loaded with the lesson that has it. */
export const coinTexts = {
  label: 'A coin for each cell',
  press: 'Set the average of the queue, then toss the coin for every cell of 100 packets of each size.',
  average: 'Average of the queue',
  cells: (count: string): string => `${count} cells`,
  chance: (average: string, percent: string): string =>
    `At an average of ${average} the coin says no to a cell with ${percent} %.`,
  none: (average: string): string => `At an average of ${average} the coin is not tossed.`,
  axis: (percent: string): string => `chance for a cell, 0 to ${percent} %`,
  toss: 'Toss for 100 packets',
  size: (cells: string): string => `Packets of ${cells} cells`,
  refused: (refused: string, of: string): string => `${refused} of ${of} lose`,
  refusedOnAverage: (refused: string, of: string, percent: string): string =>
    `${refused} of ${of} lose, ${percent} % on average`,
  spoken: (cells: string, refused: string): string =>
    `Of 100 packets of ${cells} cells ${refused} lose a toss.`,
  isRefused: 'a cell lost its toss: the next packet of the VC is refused',
  isLetIn: 'no cell lost',
};
