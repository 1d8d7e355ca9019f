import { ON_OFF, type SettingSection } from './words.ts';

const FIXED_OR_MEAN = { fixed: 'always the same', exponential: 'exponential around the mean' } as const;

/** Keys of `source` of a VC. */
export const sourceSections: readonly SettingSection[] = [
  {
    title: 'Source',
    settings: {
      kind: {
        label: 'Kind',
        help: 'What sends into the VC.',
        options: {
          'greedy-tcp': 'TCP: always data to send',
          'file-tcp': 'TCP: files',
          poisson: 'Poisson',
          deterministic: 'constant rate',
          'on-off': 'bursts and silences',
          vbr: 'rates in turn (VBR)',
          scripted: 'at given times',
          greedy: 'greedy: whatever it is allowed',
        },
      },
      packetBytes: {
        label: 'Packet size',
        help: 'Application bytes of each packet. A source without TCP and without packets sends single cells.',
      },
      startMs: { label: 'Start', help: 'When the source begins.' },
      'startMs.from': {
        label: 'Start from',
        help: 'The start is drawn from the seed between two times: the first.',
      },
      'startMs.to': {
        label: 'Start to',
        help: 'The start is drawn from the seed between two times: the last.',
      },
      cellsPerSecond: { label: 'Rate', help: 'Rate of the source: the mean, or that of a burst.' },
      phase: { label: 'Phase', help: 'Share of a period between the start and the first cell or frame.' },
      burstMs: { label: 'Burst', help: 'Length of a burst.' },
      silenceMs: { label: 'Silence', help: 'Length of the silence after a burst.' },
      levels: {
        label: 'Levels',
        help: 'Rates that follow each other in turn, for ever: each for its length.',
        list: { item: 'level', columns: { cellsPerSecond: 'rate', ms: 'length' } },
      },
      times: {
        label: 'Times',
        help: 'When cells or packets are sent, after the start; ascending.',
        list: { item: 'time', columns: { '': 'time' } },
      },
      lengths: {
        label: 'Lengths',
        help: 'Whether lengths are always the same or means.',
        options: FIXED_OR_MEAN,
      },
      spacing: {
        label: 'Spacing',
        help: 'Times between the cells of a rate.',
        options: { regular: 'regular', poisson: 'random (Poisson)' },
      },
      unit: {
        label: 'Unit of times',
        help: 'Unit in which the times of the document are given.',
        options: { us: 'microseconds', slots: 'cell times of its link' },
      },
      fileBytes: { label: 'File size', help: 'Bytes of each file.' },
      files: { label: 'Files', help: 'Number of files, one after the other.', zero: 'no end' },
      pauseMs: { label: 'Pause', help: 'Time between the end of a file and the start of the next.' },
      sizes: {
        label: 'Sizes',
        help: 'Whether files all have this size or it is a mean.',
        options: FIXED_OR_MEAN,
      },
      pauses: { label: 'Pauses', help: 'Whether pauses are all the same or a mean.', options: FIXED_OR_MEAN },
      peakCellRate: {
        label: 'Peak rate',
        help: 'Shaping: cells leave the host at most at this rate. Without a value: at the rate of the link.',
      },
      ipPacketsPerSecond: {
        label: 'IP service',
        help: 'IP at the source sends at most so many packets per second.',
        zero: 'no limit',
      },
      ipJitterUs: {
        label: 'IP jitter',
        help: 'IP takes up to this much longer for each packet, by a uniform draw.',
      },
    },
  },
];

/** Keys of `abr`, without those that the catalogue of rate control has words for. */
export const abrSections: readonly SettingSection[] = [
  {
    title: 'TCP-ABR coupling',
    settings: {
      'coupling.form': null,
      'coupling.k': null,
      'coupling.rtt': null,
      'coupling.floorSegments': null,
      'coupling.weight': null,
      'coupling.threshold': null,
    },
  },
  {
    title: 'ABR source',
    settings: {
      rule: {
        label: 'Source rule',
        help: 'Rules by which the source changes its rate.',
        options: {
          tm4: 'TM 4.0',
          prca: 'PRCA',
          becn: 'BECN (Newman)',
          efci: 'EFCI, negative polarity',
        },
      },
      pcr: { label: 'PCR', help: 'Peak cell rate. Without a value: the rate of the first link.' },
      mcr: { label: 'MCR', help: 'Minimum cell rate: the network always allows it.' },
      icr: { label: 'ICR', help: 'Initial cell rate, also after a long silence. Without a value: PCR.' },
      rif: null,
      rdf: null,
      nrm: null,
      mrm: { label: 'Mrm', help: 'After Trm, so many cells are enough for the next forward RM cell.' },
      trmMs: { label: 'Trm', help: 'After this time, Mrm cells are enough for the next forward RM cell.' },
      tbeCells: {
        label: 'TBE',
        help: 'Transient buffer exposure: cells in the network before the first RM cell returns. ICR is at most TBE / FRTT.',
      },
      frttMs: { label: 'FRTT', help: 'Fixed round trip, without queues. Without a value: that of the path.' },
      crm: null,
      cdf: null,
      adtfMs: { label: 'ADTF', help: 'A rate that is unused for so long falls back to ICR.' },
      tcr: { label: 'TCR', help: 'Rate of forward RM cells while ACR is lower.' },
      recoveryMs: {
        label: 'Recovery',
        help: 'BECN and EFCI: after so long without an RM cell the rate rises.',
      },
      bufferCells: {
        label: 'Source buffer',
        help: 'Places for cells that wait for their rate. A frame that does not fit is lost whole.',
        zero: 'no limit',
      },
      dueCell: {
        label: 'Due cell',
        help: 'When ACR changes: whether a cell whose time is fixed already moves to the new rate.',
        options: { stays: 'stays', moves: 'moves' },
      },
      receiverRate: {
        label: 'Receiver rate',
        help: 'The destination lowers ER to this when it returns RM cells.',
        zero: 'off',
      },
      quantizeRm: {
        label: '16-bit rates',
        help: 'Rates in RM cells are 16-bit numbers, at most 0.2 % lower.',
        options: ON_OFF,
      },
    },
  },
];

/** Keys of `credit`. */
export const creditSections: readonly SettingSection[] = [
  {
    title: 'Credit',
    settings: {
      n2: { label: 'N2', help: 'A receiver returns a credit after so many cells that it has forwarded.' },
      n3: {
        label: 'N3',
        help: 'Places beyond N2 at each hop, or enough for the round trip of the hop at its full rate.',
        options: { roundTrip: 'round trip' },
      },
      adaptive: {
        label: 'Adaptive',
        help: 'VCs that share a hop divide their places by recent use.',
        options: ON_OFF,
      },
      piggyback: {
        label: 'Piggyback',
        help: 'Credits travel with other cells; otherwise each takes a cell slot.',
        options: ON_OFF,
      },
    },
  },
];

/** How many send. */
export const senderSections: readonly SettingSection[] = [
  {
    title: 'Group',
    settings: {
      count: {
        label: 'Senders here',
        help: 'Senders that enter the network at this switch. More are copies of the last one; with fewer the last ones leave.',
      },
    },
  },
];
