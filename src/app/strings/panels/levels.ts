/** Single values over time, in lanes. */
export const levelTexts = {
  none: (name: string) => `${name} nothing`,
  nextTo: {
    credit: (places: string) => `of ${places}`,
    acr: (share: string) => `fair ${share}`,
    queue: (cells: string) => `max ${cells}`,
  },
  value: {
    credit: (name: string, left: string, places: string) => `${name} ${left} credits ${places}`,
    acr: (name: string, rate: string, fair: string) => `${name} ${rate}, ${fair}`,
    queue: (name: string, cells: string, most: string) => `${name} ${cells} cells, ${most}`,
  },
  from: 'From, s',
  columns: {
    credit: (name: string) => [`${name}, least credit, cells`, `${name}, most`],
    acr: (name: string) => [`${name}, least ACR, cells/s`, `${name}, most`],
    queue: (name: string) => [`${name}, fewest cells`, `${name}, most`],
  },
} as const;
