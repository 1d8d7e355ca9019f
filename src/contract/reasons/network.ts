import type { NodeDocument } from '../document/scenario.ts';
import type { NoValues } from '../message.ts';

type NodeKind = NodeDocument['kind'];

/** Kinds of things that names in a document refer to. */
type Named =
  | 'node'
  | 'switch'
  | 'pool'
  | 'VC'
  | 'outputPort'
  | 'linkDirection'
  | 'serviceClass'
  | 'ratedVc'
  | 'constantRateVc'
  | 'ratedTcpVc';

/** Reasons against nodes, links, paths and times of a document. */
export interface NetworkReasons {
  readonly tooMany: { readonly count: number; readonly kind: NodeKind; readonly max: number };
  readonly usedTwice: NoValues;
  /** `orAll`: an asterisk is valid as well. */
  readonly noSuch: { readonly what: Named; readonly known: readonly string[]; readonly orAll?: true };
  readonly noSuchLinkOrKey: { readonly links: readonly string[]; readonly keys: readonly string[] };
  readonly selfLink: NoValues;
  readonly secondLink: NoValues;
  readonly variesTooMuch: { readonly maxUs: number };
  readonly tooManyOnWire: { readonly cells: number; readonly maxMs: number };
  readonly visitedTwice: NoValues;
  readonly wrongKind: { readonly kind: string; readonly needed: NodeKind };
  readonly notConnected: { readonly from: string; readonly to: string };
  readonly onlyRoutersKeepPackets: NoValues;
  readonly onlySwitchesCutLoops: NoValues;
  readonly ethernetAtSwitch: { readonly node: string };
  readonly onlyCellsVary: NoValues;
  readonly tooLongForEthernet: { readonly hop: string; readonly maxBytes: number };
  readonly routerNeedsPackets: { readonly router: string };
  readonly linkCarriesFrames: { readonly link: string };
  readonly cellOrFrame: NoValues;
  readonly noVcPasses: { readonly of: 'data' | 'acks'; readonly known: readonly string[] };
  readonly notInRun: { readonly endS: number };
  readonly notAfterStart: { readonly afterS: number; readonly endS: number };
  readonly endsBeforeBegin: { readonly afterS: number; readonly maxS: number };
}
