/** The picture of windows on a path and in a buffer; loaded with the lesson that has it. */
export const pipeTexts = {
  label: 'Windows on the path and in the buffer',
  press: 'Turn the buffer up until all windows fit.',
  size: 'Places in the buffer',
  cells: (count: string): string => `${count} cells`,
  places: (count: string): string => `${count} places`,
  path: (cells: string): string => `path: ${cells} cells`,
  buffer: (places: string): string => `buffer: ${places} places`,
  queue: (cells: string): string => `queue: ${cells} cells`,
  windows: 'Windows of the senders, to the same scale',
  window: (at: string, of: string): string => `Window ${at} of ${of}`,
  windowIs: (window: string, fate: string): string => `${window}, ${fate}`,
  fates: { whole: 'fits', vain: 'fits in part', lost: 'finds no place' },
  tooSmall: (fit: string, senders: string, over: string): string =>
    `${fit} of ${senders} windows fit. With all ${senders} open, ${over} cells find no place.`,
  wait: (cells: string, ms: string): string => `Behind ${cells} cells a packet waits ${ms} ms.`,
  allFit: (senders: string, window: string, path: string): string =>
    `All ${senders} windows of ${window} cells fit: ${path} cells are on the path, the others wait.`,
  spare: (places: string): string => `${places} places stay empty.`,
};
