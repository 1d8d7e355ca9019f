import type { LinkDocument, Problem, VcDocument } from '../../contract/index.ts';
import { ETHERNET_MTU } from '../atm/ethernet.ts';
import { grouped } from '../text.ts';
import { isTcp } from '../traffic/kinds/index.ts';
import { DEFAULT_OVERHEAD_BYTES } from './defaults.ts';
import type { Draft } from './draft.ts';
import { frameSizes } from './frames.ts';
import { hopId, hopsAlong } from './paths.ts';

/** Packet links at switches, with variation of cells, or too narrow for a packet; buffers of what is no router. */
export function checkPacketLinks(draft: Draft): readonly Problem[] {
  const ethernet = draft.links.filter(({ kind }) => kind === 'ethernet');
  return [
    ...draft.nodes
      .filter(({ kind, bufferPackets }) => kind !== 'router' && bufferPackets !== undefined)
      .map(({ id, bufferPackets }) => ({
        path: `nodes.${id}.bufferPackets`,
        value: bufferPackets,
        reason: 'only routers keep packets',
      })),
    ...ethernet.flatMap((link) => checkEnds(link, draft)),
    ...checkPackets(ethernet, draft),
    ...draft.vcs.flatMap((vc) => checkCells(vc, ethernet, draft)),
  ];
}

function checkEnds({ a, b, cdvUs }: LinkDocument, { nodes }: Draft): readonly Problem[] {
  const path = `links.${hopId(a, b)}`;
  const isSwitch = nodes.find(({ id, kind }) => kind === 'switch' && (id === a || id === b));
  const problems: Problem[] = [];
  if (isSwitch !== undefined) {
    const reason = `an ethernet link at the switch ${isSwitch.id}; it joins hosts and routers`;
    problems.push({ path: `${path}.kind`, value: 'ethernet', reason });
  }
  if (cdvUs !== undefined && cdvUs > 0)
    problems.push({
      path: `${path}.cdvUs`,
      value: cdvUs,
      reason: 'only cells vary in their delay; range 0 to 0',
    });
  return problems;
}

/** What is in cells and not in packets: single cells at a router, a peak cell rate on an Ethernet link. */
function checkCells(
  { id, path, source }: VcDocument,
  ethernet: readonly LinkDocument[],
  { nodes }: Draft,
): readonly Problem[] {
  const router = nodes.find((node) => node.kind === 'router' && path.includes(node.id));
  const problems: Problem[] = [];
  if (router !== undefined && !isTcp(source) && source.packetBytes === undefined) {
    const reason = `missing: single cells do not pass the router ${router.id}, packets do`;
    problems.push({ path: `vcs.${id}.source.packetBytes`, value: undefined, reason });
  }
  const first = ethernet.some(({ a, b }) => [a, b].includes(path[0]) && [a, b].includes(path[1]));
  if (first && source.peakCellRate !== undefined) {
    const reason = 'the link of its host carries packets, not cells';
    problems.push({ path: `vcs.${id}.source.peakCellRate`, value: source.peakCellRate, reason });
  }
  return problems;
}

function checkPackets(ethernet: readonly LinkDocument[], draft: Draft): readonly Problem[] {
  const hops = new Set(ethernet.flatMap(({ a, b }) => [hopId(a, b), hopId(b, a)]));
  const overhead = draft.rest.aal5?.overheadBytes ?? DEFAULT_OVERHEAD_BYTES;
  return draft.vcs.flatMap((vc) => {
    const { packetBytes = 0 } = vc.source;
    const datagram = frameSizes(vc, draft).dataBytes - overhead;
    const hop = hopsAlong(vc.path).find((one) => hops.has(one));
    if (hop === undefined || datagram <= ETHERNET_MTU) return [];
    const most = ETHERNET_MTU - (datagram - packetBytes);
    const reason = `more than an Ethernet frame carries over ${hop}; range 1 to ${grouped(most)} bytes`;
    return [{ path: `vcs.${vc.id}.source.packetBytes`, value: packetBytes, reason }];
  });
}
