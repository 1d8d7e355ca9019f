import { CLASS_NAMES } from '../../../contract/index.ts';
import { ON_OFF, type SettingSection } from './words.ts';

/** Properties of a VC that ports use. */
export const vcSections: readonly SettingSection[] = [
  {
    title: 'VC',
    settings: {
      weight: { label: 'Weight', help: 'For schedulers and buffer shares with weights.' },
      serviceClass: {
        label: 'Service class',
        help: 'Schedulers by priority serve the classes in this order.',
        options: CLASS_NAMES,
      },
      'share.min': {
        label: 'Least share',
        help: 'Share of each buffer that is kept for the VC. Without a value: as the buffer sharing of the port has it.',
      },
      'share.max': {
        label: 'Largest share',
        help: 'Share of each buffer that the VC may hold. Without a value: as the buffer sharing of the port has it.',
      },
    },
  },
];

export const linkSections: readonly SettingSection[] = [
  {
    title: 'Link',
    settings: {
      rateMbps: { label: 'Rate', help: 'Line rate, cell headers included.' },
      backRateMbps: {
        label: 'Rate back',
        help: 'Rate in the other direction, if it differs (asymmetric access).',
      },
      delayMs: { label: 'Delay', help: 'Propagation delay, one way.' },
      cdvUs: {
        label: 'Delay variation',
        help: 'Each cell is late by a uniform draw from 0 to this; at most one cell time. It breaks the step of exact clocks.',
      },
    },
  },
];

/** Losses of one direction of a link. */
export const lossSections: readonly SettingSection[] = [
  {
    title: 'Losses',
    settings: {
      lossProbability: {
        label: 'Random loss',
        help: 'Probability that a cell is lost, each cell independently.',
      },
      frameLossProbability: {
        label: 'Frame loss',
        help: 'Probability that a frame is lost with all its cells, each frame independently.',
      },
      'burst.goodToBad': {
        label: 'Good to bad',
        help: 'Losses in bursts (Gilbert and Elliott): probability that a good link turns bad after a cell.',
      },
      'burst.badToGood': {
        label: 'Bad to good',
        help: 'Probability that a bad link turns good after a cell: 1 / this is the mean length of a burst, in cells.',
      },
      'burst.lossGood': { label: 'Loss while good', help: 'Probability that a cell is lost on a good link.' },
      'burst.lossBad': { label: 'Loss while bad', help: 'Probability that a cell is lost on a bad link.' },
      losses: {
        label: 'Chosen losses',
        help: 'Cells or whole frames that are lost for certain, counted from 1 for each VC as they arrive on the link.',
        list: {
          item: 'loss',
          columns: { vc: 'VC', of: 'of', cell: 'cell', frame: 'or frame' },
          options: { data: 'data', acks: 'ACKs' },
        },
      },
    },
  },
];

export const switchSections: readonly SettingSection[] = [
  {
    title: 'Control loops',
    settings: {
      segments: {
        label: 'VS/VD',
        help: 'Virtual source and destination: the switch ends the control loop of each ABR VC and begins a new one.',
        options: ON_OFF,
      },
    },
  },
];

export const routerSections: readonly SettingSection[] = [
  {
    title: 'Router',
    settings: {
      bufferPackets: {
        label: 'Frames',
        help: 'Places for waiting frames at each output.',
        zero: 'no limit',
      },
    },
  },
];

export const poolSections: readonly SettingSection[] = [
  {
    title: 'Calls',
    settings: {
      callsPerSecond: { label: 'Calls', help: 'Mean rate at which calls arrive.' },
      fileBytes: {
        label: 'File size',
        help: 'Each call is a TCP connection that carries a file of this size.',
      },
      holdingMs: { label: 'Holding time', help: 'Each call is the source of its VC for this long.' },
      vcs: {
        label: 'VCs',
        help: 'VCs that carry the calls, in the order in which they are tried.',
        list: { item: 'VC', columns: { '': 'VC' } },
      },
      lengths: {
        label: 'Lengths',
        help: 'Whether size or holding time is always the same or a mean.',
        options: { fixed: 'always the same', exponential: 'exponential around the mean' },
      },
    },
  },
];

export const runSections: readonly SettingSection[] = [
  {
    title: 'Run',
    settings: {
      'run.durationS': { label: 'Length', help: 'Length of the run.' },
      'measure.fromS': { label: 'Measure from', help: 'Statistics begin here.' },
      'measure.toS': {
        label: 'Measure to',
        help: 'Statistics end here. Without a value: at the end of the run.',
      },
      ties: {
        label: 'Ties',
        help: 'Order of cells that reach a switch in the same picosecond.',
        options: { link: 'by link', shuffled: 'drawn once', drawn: 'drawn at each tie' },
      },
      'aal5.overheadBytes': {
        label: 'AAL5 bytes',
        help: 'Bytes that AAL5 adds to each packet, trailer included.',
      },
    },
  },
];
