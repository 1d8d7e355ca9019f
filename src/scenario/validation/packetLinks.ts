import { because, type LinkDocument, type Problem, type VcDocument } from '../../contract/index.ts';
import { ETHERNET_MTU } from '../../engine/atm/ethernet.ts';
import { isTcp } from '../../engine/traffic/kinds/index.ts';
import { DEFAULT_OVERHEAD_BYTES } from '../document/defaults.ts';
import { isNamed, type PartialDocument } from '../document/partialDocument.ts';
import { frameSizes } from './frames.ts';
import { hopsAlong, hopsOf } from './paths.ts';

/** Checks packet links: none at switches, no cell delay variation, wide enough for a packet; packet buffers only at routers. */
export function checkPacketLinks(draft: PartialDocument): readonly Problem[] {
  const ethernet = hopsOf(draft.links.filter(isEthernet));
  return [
    ...checkBuffers(draft),
    ...draft.links.flatMap((link, index) => checkLink(link, draft.at('links', index), draft)),
    ...draft.vcs.flatMap((vc, index) => {
      const at = `${draft.at('vcs', index)}.source`;
      return [...checkPacket(vc, at, ethernet, draft), ...checkCells(vc, at, ethernet, draft)];
    }),
  ];
}

const isEthernet = ({ kind }: LinkDocument): boolean => kind === 'ethernet';

function checkBuffers(draft: PartialDocument): readonly Problem[] {
  return draft.nodes.flatMap(({ kind, bufferPackets }, index) => {
    if (bufferPackets === undefined || !isNamed(kind) || kind === 'router') return [];
    const path = `${draft.at('nodes', index)}.bufferPackets`;
    return [{ path, value: bufferPackets, reason: because('onlyRoutersKeepPackets') }];
  });
}

function checkLink(link: LinkDocument, path: string, { nodes }: PartialDocument): readonly Problem[] {
  if (!isEthernet(link)) return [];
  const { a, b, cdvUs = 0 } = link;
  const problems: Problem[] = [];
  const switchNode = nodes.find(({ id, kind }) => kind === 'switch' && isNamed(id) && (id === a || id === b));
  if (switchNode !== undefined) {
    const reason = because('ethernetAtSwitch', { node: switchNode.id });
    problems.push({ path: `${path}.kind`, value: 'ethernet', reason });
  }
  if (cdvUs > 0) {
    problems.push({ path: `${path}.cdvUs`, value: cdvUs, reason: because('onlyCellsVary') });
  }
  return problems;
}

function checkPacket(
  vc: VcDocument,
  at: string,
  ethernet: readonly string[],
  draft: PartialDocument,
): readonly Problem[] {
  const { packetBytes = 0 } = vc.source;
  const overhead = draft.aal5?.overheadBytes ?? DEFAULT_OVERHEAD_BYTES;
  const datagram = frameSizes(vc, draft).dataBytes - overhead;
  const hop = hopsAlong(vc.path).find((crossed) => ethernet.includes(crossed));
  if (hop === undefined || !(datagram > ETHERNET_MTU)) return [];
  const maxBytes = ETHERNET_MTU - (datagram - packetBytes);
  const reason = because('tooLongForEthernet', { hop, maxBytes });
  return [{ path: `${at}.packetBytes`, value: packetBytes, reason }];
}

/** Checks for cells where only packets can go: single cells at a router, a peak cell rate on an Ethernet link. */
function checkCells(
  { path, source }: VcDocument,
  at: string,
  ethernet: readonly string[],
  { nodes }: PartialDocument,
): readonly Problem[] {
  const problems: Problem[] = [];
  const router = nodes.find(({ id, kind }) => kind === 'router' && isNamed(id) && path.includes(id));
  if (router !== undefined && !isTcp(source) && source.packetBytes === undefined) {
    const reason = because('routerNeedsPackets', { router: router.id });
    problems.push({ path: `${at}.packetBytes`, value: undefined, reason });
  }
  const [first = ''] = hopsAlong(path);
  const { peakCellRate = 0 } = source;
  if (peakCellRate > 0 && ethernet.includes(first)) {
    const reason = because('linkCarriesFrames', { link: first });
    problems.push({ path: `${at}.peakCellRate`, value: peakCellRate, reason });
  }
  return problems;
}
