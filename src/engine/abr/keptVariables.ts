import type { ChannelInfo } from '../../contract/index.ts';

interface KeptKind {
  readonly label: string;
  readonly unit: ChannelInfo['unit'];
  /** Its values are indices of VCs. */
  readonly isVc: boolean;
}

/** Names of a unit. */
const kept = (unit: ChannelInfo['unit'], ...labels: readonly string[]): readonly KeptKind[] =>
  labels.map((label) => ({ label, unit, isVc: false }));

/**
 * Everything that any algorithm remembers apart from its rate, in the order in which algorithms first name it: which of it a port has
 * changes with its algorithm. Names that are values are not kept. A test compares it with the algorithms.
 */
export const KEPT: readonly KeptKind[] = [
  ...kept(
    'cells/s',
    'MACR',
    'MACR × DPF',
    'MACR × ERF',
    'MACR × MRF',
    'MAX',
    'MIN',
    'mean',
    'AMAX',
    'Ctar',
    'higher classes',
    'ABR rate',
  ),
  ...kept('', 'z'),
  ...kept('VCs', 'active VCs'),
  ...kept('cells/s', 'FairShare', 'MaxPrev', 'MaxCur'),
  ...kept('ms', 'Tq'),
  ...kept('', 'f'),
  ...kept('cells/s', 'ERS'),
  ...kept('cells', 'mean Q', 'ΔQ'),
  ...kept('', 'FRC'),
  ...kept('cells/s', 'B'),
  ...kept('VCs', 'n', 'n marked'),
  ...kept('cells/s', 'μ'),
  ...kept('VCs', 'N', 'Nb'),
  ...kept('cells/s', 'Beq', 'Bf'),
  { label: 'MaxVC', unit: '', isVc: true },
  ...kept('cells/s', 'MaxAlloc'),
  ...kept('VCs', 'Σβ'),
  ...kept('cells/s', 'γ'),
  ...kept('', 'LF'),
  ...kept('cells/s', 'ERmax'),
];
