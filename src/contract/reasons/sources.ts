import type { NoValues } from '../message.ts';
import type { Range } from './shape.ts';

/** Reasons against sources, calls, TCP, rate control and credit of VCs. */
export interface SourceReasons {
  readonly startsAfterEnd: { readonly toMs: number };
  readonly noRate: NoValues;
  readonly beforePrevious: { readonly from: number };
  readonly frameTooLong: { readonly limit: number; readonly range: Range };
  readonly windowNeedsScaling: Range;
  readonly windowBelowPacket: { readonly vc: number; readonly range: Range };
  readonly aboveMaxRto: Range;
  readonly belowMinRto: Range;
  readonly fixedWithCoarseTimers: { readonly only: number };
  readonly resendsPileUp: { readonly cells: number; readonly range: Range };
  readonly tooManyLevels: { readonly most: number };
  readonly tooManyBursts: { readonly most: number; readonly minMs: number; readonly maxMs: number };
  readonly tooManyCells: { readonly most: number; readonly maxTimes: number };
  /** More cells than the host can hold; `hop`: together with the other sources on it. */
  readonly tooFast: { readonly cells: number; readonly maxRate: number; readonly hop?: string };
  readonly needsLength: NoValues;
  readonly twoLengths: NoValues;
  readonly inPoolTwice: NoValues;
  readonly otherHost: { readonly begins: string; readonly host: string };
  readonly startsWithCall: NoValues;
  readonly ownFiles: NoValues;
  readonly tcpCallsNeedFile: NoValues;
  readonly callsNeedTime: NoValues;
  readonly couplingNeedsTcp: NoValues;
  readonly greedyNeedsLimit: NoValues;
  /** Rate control needs class ABR; `vc`: the VC, if the path does not name it. */
  readonly needsAbrClass: { readonly vc: number | null };
  readonly peakIsPcr: NoValues;
  readonly creditNeedsNoPeak: NoValues;
  readonly abrOrCredit: NoValues;
  readonly endsAtRouter: { readonly control: 'rate' | 'credit'; readonly router: string };
  readonly icrOutside: { readonly vc: number; readonly mcr: number; readonly pcr: number };
  readonly mcrTooHigh: { readonly max: number };
}
