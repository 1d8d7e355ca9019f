/** The papers, in the order of menus. */
export const PAPERS = [
  {
    id: 'cheon-panwar',
    title: 'Cheon & Panwar 1997',
    short: 'Cheon & Panwar',
    note: 'EPD and ESPD in the parking lot.',
  },
  {
    id: 'rosolen',
    title: 'Rosolen, Bonaventure & Leduc 1999',
    short: 'Rosolen et al.',
    note: 'ATM-RED next to EPD and FBA: files in twelve environments.',
  },
  {
    id: 'nagata',
    title: 'Nagata, Morita, Noguchi & Miyake 2000',
    short: 'Nagata et al.',
    note: 'Dropping from the front, and CCD: 10 to 100 servers at one switch.',
  },
  {
    id: 'zhu',
    title: 'Zhu 1999',
    short: 'Zhu',
    note: 'Queues, shares and weights by VC: Poisson sources, then TCP.',
  },
  {
    id: 'ulku',
    title: 'Ülkü 1997',
    short: 'Ülkü',
    note: 'ABR: switches signal to sources how fast they may send.',
  },
] as const;

export type PaperId = (typeof PAPERS)[number]['id'];
