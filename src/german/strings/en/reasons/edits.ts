import type { EditReasons } from '../../../../contract/index.ts';
import type { Templates } from '../../../../strings/say.ts';

const SETTINGS =
  'seed, ties, run.durationS, measure.fromS, measure.toS, aal5.overheadBytes, tcp.<key>, ' +
  'abr.<key>, abr.coupling.<key>, credit.<key>, vcs.<id oder *>.source.<key>, vcs.<id oder *>.tcp.<key>, vcs.<id oder *>.abr.<key>, ' +
  'vcs.<id oder *>.credit.<key>, vcs.<id oder *>.weight, vcs.<id oder *>.serviceClass, ' +
  'vcs.<id oder *>.share.<min oder max>, links.<a>><b> oder *.<key>, ports.<port>.<key>, ' +
  'impairments.<a>><b>.<lossProbability, frameLossProbability oder burst.key>, policies.<policy>.<parameter>, policy, policy.<parameter>, buffer, buffers, classes.<class>.<buffer, policy oder policy.parameter>; ' +
  'scheduler und allocation wie policy';
const EDITS =
  'policy, policy.<parameter>, buffer, buffers, ports.<port>.policy, ...; ' +
  'classes.<class>.buffer, classes.<class>.policy, classes.<class>.policy.<parameter>; ' +
  'scheduler und allocation wie policy; vcs.<id oder *>.weight, ..., ' +
  'impairments.<a>><b>.lossProbability, ..., abr.<key>';
const VC_EDITS =
  'vcs.<id oder *>.weight, vcs.<id oder *>.serviceClass, vcs.<id oder *>.share.<min oder max>, vcs.<id oder *>.rate';

const unknownPath = (known: string): string => `unbekannter Pfad; bekannt: ${known}`;

export const editReasons: Templates<EditReasons> = {
  unknownSetting: () => unknownPath(SETTINGS),
  unknownEdit: () => unknownPath(EDITS),
  unknownVcEdit: () => unknownPath(VC_EDITS),
  unknownLossEdit: ({ keys }) => unknownPath(`impairments.<a>><b>.<${keys.join(', ')}>`),
  notOfPorts: () => 'weder von einem Port noch von dem, was Ports über einen VC wissen',
  notLive: ({ known }) => `im laufenden Lauf nicht zu ändern; bekannt: ${known.join(', ')}`,
  oneBufferForAll: () => 'alle Klassen teilen sich einen Puffer; zuerst buffers auf perClass setzen',
  refused: () => 'abgelehnt',
  notInRunTime: ({ atS, endS }) => `bei ${atS} s, außerhalb von 0 bis ${endS} s`,
  restLeftOut: ({ most }) => `mehr als ${most}; der Rest entfällt`,
  rulesUnreadable: () => 'Regeln lassen sich hier nicht lesen',
};
