import { panelNames } from './panelNames.ts';

/** The buffers of service classes. */
export const classTexts = {
  title: panelNames.classBuffers.title,
  brief: 'Buffer',
  unit: 'cells',
  group: 'Buffer of the service class',
  buffers: 'Buffers',
  perClass: 'one for each class',
  shared: 'one for all classes',
  hint: 'Each service class has places of its own, or all share one buffer. Cells that wait move along.',
  noLimit: 'no limit',
  of: (cells: string, places: string) => `${cells} of ${places}`,
  free: (cells: string) => `${cells}, no limit`,
  threshold: (label: string, cells: string) => `${label} ${cells}`,
  limit: (names: string, cells: string) => `${names} limit ${cells}`,
  score: 'Cells lost by class, of those that came',
  lately: (ms: string, losing: string, others: string) =>
    `In the last ${ms} ms, ${losing} lost cells; ${others} lost none.`,
  between: (from: string, to: string, losing: string, others: string) =>
    `From ${from} to ${to} s, ${losing} lost cells; ${others} lost none.`,
  lost: 'lost',
  lostCells: (cells: string, isOne: boolean, ms: string) =>
    `**${cells}** ${isOne ? 'cell' : 'cells'} lost in the last ${ms} ms.`,
  holds: (name: string, filling: string) => `${name} holds **${filling}**.`,
} as const;
