import {
  type Bytes,
  CELL_PAYLOAD,
  type Cells,
  type ScenarioDocument,
  type TcpDocument,
  type VcDocument,
} from '../../contract/index.ts';
import { headerOf, mostBlocks, synHeaderOf } from '../../engine/tcp/headers.ts';
import { isTcp } from '../../engine/traffic/kinds/index.ts';
import { DEFAULT_OVERHEAD_BYTES, DEFAULT_TCP } from '../document/defaults.ts';
import { hopsAlong } from './paths.ts';

/** Cells of an AAL5 frame that carries this many bytes (headers and overhead included). */
export const cellsOfBytes = (bytes: Bytes): Cells => Math.ceil(bytes / CELL_PAYLOAD);

/** Parameters of the connection of a VC: its own, else the document's, else the defaults. */
export function tcpOf(vc: Pick<VcDocument, 'tcp'>, common: Partial<TcpDocument> | undefined): TcpDocument {
  const tcp = { ...DEFAULT_TCP };
  for (const fields of [common, vc.tcp]) assignDefined(tcp, fields);
  return tcp;
}

/** Copies keys with a value: an undefined value must not hide a default. */
function assignDefined<Fields extends object>(target: Fields, fields: Partial<Fields> | undefined): void {
  for (const key in fields) if (fields[key] !== undefined) target[key] = fields[key];
}

/** Settings common to all VCs of a document. */
type Common = Pick<ScenarioDocument, 'tcp' | 'aal5'>;

export interface FrameSizes {
  /** Largest frames handed to AAL5, with data and with an acknowledgement. */
  readonly dataBytes: Bytes;
  readonly dataCells: Cells;
  /** Cells of a full packet. */
  readonly segmentCells: Cells;
  /** 0 without acknowledgements. */
  readonly ackCells: Cells;
}

/** A single cell without AAL5. */
const ONE_CELL: FrameSizes = { dataBytes: CELL_PAYLOAD, dataCells: 1, segmentCells: 1, ackCells: 0 };

export function frameSizes(vc: Pick<VcDocument, 'source' | 'tcp'>, { tcp, aal5 }: Common): FrameSizes {
  const { source } = vc;
  if (source.packetBytes === undefined) return ONE_CELL;
  const overhead = aal5?.overheadBytes ?? DEFAULT_OVERHEAD_BYTES;
  if (!isTcp(source)) {
    const dataBytes = source.packetBytes + overhead;
    return {
      dataBytes,
      dataCells: cellsOfBytes(dataBytes),
      segmentCells: cellsOfBytes(dataBytes),
      ackCells: 0,
    };
  }
  const vcTcp = tcpOf(vc, tcp);
  const syn = vcTcp.handshake ? synHeaderOf(vcTcp) : 0;
  const segmentBytes = source.packetBytes + headerOf(vcTcp);
  const dataBytes = Math.max(segmentBytes, syn) + overhead;
  const ackBytes = Math.max(headerOf(vcTcp, mostBlocks(vcTcp)), syn) + overhead;
  return {
    dataBytes,
    dataCells: cellsOfBytes(dataBytes),
    segmentCells: cellsOfBytes(segmentBytes + overhead),
    ackCells: cellsOfBytes(ackBytes),
  };
}

export interface LargestFrame {
  readonly cells: Cells;
  /** Index of its VC in the list. */
  readonly vc: number;
}

/** The longest frame on each hop: data forward, acknowledgements backward. */
export function largestFrames(
  document: Common & Pick<ScenarioDocument, 'vcs'>,
): ReadonlyMap<string, LargestFrame> {
  const largest = new Map<string, LargestFrame>();
  const note = (hop: string, cells: Cells, vc: number): void => {
    if (cells > (largest.get(hop)?.cells ?? 0)) largest.set(hop, { cells, vc });
  };
  for (const [index, vc] of document.vcs.entries()) {
    const { dataCells, ackCells } = frameSizes(vc, document);
    for (const hop of hopsAlong(vc.path)) note(hop, dataCells, index);
    for (const hop of hopsAlong(vc.path.toReversed())) note(hop, ackCells, index);
  }
  return largest;
}
