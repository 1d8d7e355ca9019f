/** Tables with the number of their seeds that are run where there is little time, by paper. */
export const FAST: Readonly<Record<string, Readonly<Record<number | string, number>>>> = {
  '000': { 1: 2, 3: 2, 5: 2 },
  '001': { 1: 1 },
  '002': { 1: 1 },
  '003': { '4.2': 1, '4.4': 1, '4.5': 1, '4.9': 1, '4.10': 1, '5.2': 1, '5.3': 1 },
  '004': { '5.1': 1, '5.2': 1, '5.3': 1 },
};
