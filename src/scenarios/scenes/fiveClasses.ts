import type { ScenarioDocument, SourceDocument, VcDocument } from '../../contract/index.ts';
import type { SceneCard } from '../card.ts';

/** Cells/s; 366,792 fit on the link. */
const CBR = 80_000;
const UBR_EACH = 150_000;

const sends = (
  id: number,
  name: string,
  serviceClass: VcDocument['serviceClass'],
  source: SourceDocument,
) => ({
  id,
  name,
  path: [`src${id}`, 'S1', 'S2', `dst${id}`],
  source,
  serviceClass,
});

const vcs: readonly VcDocument[] = [
  sends(1, 'CBR', 'cbr', { kind: 'deterministic', cellsPerSecond: CBR }),
  sends(2, 'rt-VBR', 'rt-vbr', {
    kind: 'vbr',
    levels: [
      { cellsPerSecond: 120_000, ms: 20 },
      { cellsPerSecond: 40_000, ms: 20 },
    ],
  }),
  sends(3, 'nrt-VBR', 'nrt-vbr', {
    kind: 'vbr',
    levels: [
      { cellsPerSecond: 100_000, ms: 10 },
      { cellsPerSecond: 0, ms: 15 },
    ],
    startMs: 5,
  }),
  { ...sends(4, 'ABR', 'abr', { kind: 'greedy' }), abr: { icr: 20_000 } },
  sends(5, 'UBR-1', 'ubr', { kind: 'poisson', cellsPerSecond: UBR_EACH, packetBytes: 1_500 }),
  sends(6, 'UBR-2', 'ubr', { kind: 'poisson', cellsPerSecond: UBR_EACH, packetBytes: 1_500 }),
];

export const fiveClasses: ScenarioDocument = {
  version: 1,
  id: 'five-classes',
  title: 'A buffer for each class',
  subtitle: 'CBR, rt-VBR, nrt-VBR, ABR and two UBR senders · one 155.52 Mb/s link, served in strict priority',
  description:
    'Five service classes on one link: the highest one that has a cell is served first. Two UBR senders offer more than ' +
    'what is left. Each class has its own buffer, so the UBR cells that wait never take a place of the others.',
  source: 'Zhu 1999, sections 3.3.1 and 4.1.1, and Ülkü 1997, section 3.2; the sources are ours',
  nodes: [
    { id: 'S1', kind: 'switch' },
    { id: 'S2', kind: 'switch' },
    ...vcs.flatMap(({ id }) => [
      { id: `src${id}`, kind: 'host' } as const,
      { id: `dst${id}`, kind: 'host' } as const,
    ]),
  ],
  links: [
    { a: 'S1', b: 'S2', rateMbps: 155.52, delayMs: 0.1 },
    ...vcs.flatMap(({ id }) => [
      { a: `src${id}`, b: 'S1', rateMbps: 155.52, delayMs: 0.01 },
      { a: 'S2', b: `dst${id}`, rateMbps: 155.52, delayMs: 0.01 },
    ]),
  ],
  vcs,
  ports: {
    default: {
      bufferCells: 500,
      policy: 'rcd',
      scheduler: 'priority',
      algorithm: 'erica',
      buffers: 'perClass',
      classes: {
        cbr: { bufferCells: 128 },
        'rt-vbr': { bufferCells: 128 },
        'nrt-vbr': { bufferCells: 128 },
        abr: { bufferCells: 'unlimited' },
        ubr: { bufferCells: 500, policy: 'epd', params: { threshold: 400 } },
      },
    },
  },
  run: { durationS: 0.5 },
  measure: { fromS: 0.1 },
  stage: {
    port: 'S1>S2',
    startS: 0.02,
    viewS: [0, 0.1],
    msPerSecond: 5,
    hook: 'UBR floods the link and loses most of its cells. CBR shares the port with it and loses none.',
    knob: {
      question: 'Who shares a buffer?',
      path: 'buffers',
      answers: [
        { value: 'perClass', name: 'own', words: 'each service class has its own' },
        { value: 'shared', name: 'shared', words: 'all classes wait in one' },
      ],
    },
    outcome: { measure: 'classLoss', good: 'less', yardstick: 'equal' },
    ask: [
      {
        question:
          'CBR is always served first. Why would it still lose cells if all classes shared one buffer? Set buffers to shared and look.',
        hint: 'What must a cell find at the port before the scheduler can choose it?',
        answer:
          'Being served first does not help a cell that finds no place: UBR would have filled the buffer.',
      },
      {
        question:
          'Which classes ever have more than a few cells waiting, and what decides how many places they need?',
        hint: 'Compare the rate at which each class arrives with the rate at which it is served. Where can the first be larger for a while?',
        answer:
          'UBR, and ABR while its rates adapt. A class needs places for what arrives faster than the link serves it, and those served first hardly wait.',
      },
      {
        question: 'A place in the CBR part is nearly always empty. Is it wasted?',
        hint: 'What does a promise of no loss need when several cells arrive in the same slot?',
        answer: 'No: it is the price of a loss of zero. A full buffer is what UBR has.',
      },
    ],
    note: {
      show: 'Choose one shared buffer and watch CBR lose cells, then give each class its own again. Which of the two decides about loss: the turn, or the place?',
      belief:
        'Priority protects from loss. It protects from waiting: a cell without a place is never served.',
      next: 'Which class needs the most places? Let the class order all five before it looks.',
      avoid:
        '“An empty buffer is wasted.” Free places are the price of no loss. The sources of this scene are ours: do not quote its figures as results of Zhu or Ülkü.',
    },
  },
};

export const fiveClassesCard: SceneCard = {
  level: 2,
  mechanisms: ['buffer', 'scheduling', 'abr'],
  paper: 'zhu',
  line: 'UBR floods the link; CBR shares the port and loses no cell.',
};
