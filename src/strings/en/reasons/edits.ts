import type { EditReasons } from '../../../contract/index.ts';
import type { Templates } from '../../say.ts';

const SETTINGS =
  'seed, ties, run.durationS, measure.fromS, measure.toS, aal5.overheadBytes, tcp.<key>, ' +
  'abr.<key>, abr.coupling.<key>, credit.<key>, vcs.<id or *>.source.<key>, vcs.<id or *>.tcp.<key>, vcs.<id or *>.abr.<key>, ' +
  'vcs.<id or *>.credit.<key>, vcs.<id or *>.weight, vcs.<id or *>.serviceClass, ' +
  'vcs.<id or *>.share.<min or max>, links.<a>><b> or *.<key>, ports.<port>.<key>, ' +
  'impairments.<a>><b>.<lossProbability, frameLossProbability or burst.key>, policies.<policy>.<parameter>, policy, policy.<parameter>, buffer, buffers, classes.<class>.<buffer, policy or policy.parameter>; ' +
  'scheduler and allocation like policy';
const EDITS =
  'policy, policy.<parameter>, buffer, buffers, ports.<port>.policy, ...; ' +
  'classes.<class>.buffer, classes.<class>.policy, classes.<class>.policy.<parameter>; ' +
  'scheduler and allocation like policy; vcs.<id or *>.weight, ..., ' +
  'impairments.<a>><b>.lossProbability, ..., abr.<key>';
const VC_EDITS =
  'vcs.<id or *>.weight, vcs.<id or *>.serviceClass, vcs.<id or *>.share.<min or max>, vcs.<id or *>.rate';

const unknownPath = (known: string): string => `unknown path; known: ${known}`;

export const editReasons: Templates<EditReasons> = {
  unknownSetting: () => unknownPath(SETTINGS),
  unknownEdit: () => unknownPath(EDITS),
  unknownVcEdit: () => unknownPath(VC_EDITS),
  unknownLossEdit: ({ keys }) => unknownPath(`impairments.<a>><b>.<${keys.join(', ')}>`),
  notLive: ({ known }) => `not changed while a run goes on; known: ${known.join(', ')}`,
  oneBufferForAll: () => 'all classes share one buffer; set buffers to perClass first',
  refused: () => 'refused',
  notInRunTime: ({ atS, endS }) => `at ${atS} s, outside 0 to ${endS} s`,
  restLeftOut: ({ most }) => `more than ${most}; the rest is left out`,
  rulesUnreadable: () => 'rules cannot be read here',
};
