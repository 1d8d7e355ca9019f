import type { ChannelInfo } from '../../contract/index.ts';

interface SampledVariable {
  readonly label: string;
  readonly unit: ChannelInfo['unit'];
  /** Whether its values are indices of VCs. */
  readonly isVc: boolean;
}

/** Variables with the same unit. */
const ofUnit = (unit: ChannelInfo['unit'], ...labels: readonly string[]): readonly SampledVariable[] =>
  labels.map((label) => ({ label, unit, isVc: false }));

/**
 * The variables of all algorithms except their advertised rates, in the order of the algorithms. Which of them a
 * port has depends on its algorithm. Variables whose values are names are not sampled. A test compares the list with the algorithms.
 */
export const SAMPLED_VARIABLES: readonly SampledVariable[] = [
  ...ofUnit(
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
  ...ofUnit('', 'z'),
  ...ofUnit('VCs', 'active VCs'),
  ...ofUnit('cells/s', 'FairShare', 'MaxPrev', 'MaxCur'),
  ...ofUnit('ms', 'Tq'),
  ...ofUnit('', 'f'),
  ...ofUnit('cells/s', 'ERS'),
  ...ofUnit('cells', 'mean Q', 'ΔQ'),
  ...ofUnit('', 'FRC'),
  ...ofUnit('cells/s', 'B'),
  ...ofUnit('VCs', 'n', 'n marked'),
  ...ofUnit('cells/s', 'μ'),
  ...ofUnit('VCs', 'N', 'Nb'),
  ...ofUnit('cells/s', 'Beq', 'Bf'),
  { label: 'MaxVC', unit: '', isVc: true },
  ...ofUnit('cells/s', 'MaxAlloc'),
  ...ofUnit('VCs', 'Σβ'),
  ...ofUnit('cells/s', 'γ'),
  ...ofUnit('', 'LF'),
  ...ofUnit('cells/s', 'ERmax'),
];
