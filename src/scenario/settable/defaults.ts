import {
  NO_ITEMS,
  type ParameterValue,
  readSetting,
  type SettingGroup,
  type SourceKind,
} from '../../contract/index.ts';
import { DEFAULT_COUPLING } from '../../engine/abr/ends/couplingSpecs.ts';
import { DEFAULT_SOURCE } from '../../engine/traffic/defaults.ts';
import {
  DEFAULT_ABR,
  DEFAULT_CREDIT,
  DEFAULT_OVERHEAD_BYTES,
  DEFAULT_TCP,
  DEFAULT_VC,
} from '../document/defaults.ts';

type Values = Readonly<Record<string, ParameterValue>>;

/** Defaults of every source with TCP. */
const TCP_SOURCE: Values = { ...DEFAULT_SOURCE.start, ...DEFAULT_SOURCE.tcp, packetBytes: 512 };
const RATE: Values = { ...DEFAULT_SOURCE.start, cellsPerSecond: 10_000 };

/** Defaults of the keys of each kind of source; for a required key, the value in a new source. */
const SOURCES: Readonly<Record<SourceKind, Values>> = {
  'greedy-tcp': TCP_SOURCE,
  'file-tcp': { ...TCP_SOURCE, ...DEFAULT_SOURCE.files, fileBytes: 1_000_000 },
  poisson: RATE,
  deterministic: { ...RATE, ...DEFAULT_SOURCE.deterministic },
  'on-off': { ...RATE, ...DEFAULT_SOURCE.onOff, burstMs: 100, silenceMs: 100 },
  vbr: { ...DEFAULT_SOURCE.start, ...DEFAULT_SOURCE.vbr, levels: '20000 50, 5000 50' },
  scripted: { ...DEFAULT_SOURCE.start, ...DEFAULT_SOURCE.scripted, times: '0, 1000, 2000' },
  greedy: DEFAULT_SOURCE.start,
};

const OTHERS: Readonly<Record<Exclude<SettingGroup, 'source'>, unknown>> = {
  senders: {},
  tcp: DEFAULT_TCP,
  abr: { ...DEFAULT_ABR, coupling: { ...DEFAULT_COUPLING, ...DEFAULT_ABR.coupling } },
  credit: DEFAULT_CREDIT,
  vc: DEFAULT_VC,
  link: { cdvUs: 0 },
  loss: {
    lossProbability: 0,
    frameLossProbability: 0,
    burst: { goodToBad: 0, badToGood: 1, lossGood: 0, lossBad: 1 },
    losses: NO_ITEMS,
  },
  switch: { segments: false },
  router: { bufferPackets: 0 },
  pool: DEFAULT_SOURCE.calls,
  run: { measure: { fromS: 0 }, aal5: { overheadBytes: DEFAULT_OVERHEAD_BYTES } },
};

/** Default of a key; null if it follows from other values. */
export function defaultOf(group: SettingGroup, key: string, kind: SourceKind | null): ParameterValue | null {
  if (group === 'source') return kind === null ? null : (SOURCES[kind][key] ?? null);
  return readSetting(OTHERS[group], key) ?? null;
}
