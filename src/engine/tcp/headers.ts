import type { Bytes, TcpDocument } from '../../contract/index.ts';
import { congestionControls } from './congestion/index.ts';

/** Options are padded to whole words of four bytes, as BSD sends them (RFC 1323, appendix A). */
const TIMESTAMPS: Bytes = 12;
const MAXIMUM_SEGMENT: Bytes = 4;
const WINDOW_SCALE: Bytes = 4;
const SACK_PERMITTED: Bytes = 4;
/** Largest window that 16 bits can say. */
export const UNSCALED_WINDOW: Bytes = 65_535;

/** Does the receiver report what it has out of order? */
export const usesSack = ({ congestionControl }: TcpDocument): boolean =>
  congestionControls.some(({ id, selective }) => id === congestionControl && selective);

/** Do frames of the connection differ in their headers, or say more than their numbers? */
export const usesOptions = (tcp: TcpDocument): boolean => tcp.timestamps || tcp.handshake || usesSack(tcp);

/** SACK blocks that 40 bytes of options have room for (RFC 2018, section 3). */
export const mostBlocks = (tcp: TcpDocument): number => (usesSack(tcp) ? (tcp.timestamps ? 3 : 4) : 0);

/** TCP and IP header of a segment that carries this many SACK blocks. */
export function headerOf(tcp: TcpDocument, blocks = 0): Bytes {
  return tcp.headerBytes + (tcp.timestamps ? TIMESTAMPS : 0) + (blocks === 0 ? 0 : 4 + 8 * blocks);
}

/** TCP and IP header of a SYN. Permission for SACK takes the padding of the timestamps. */
export function synHeaderOf(tcp: TcpDocument): Bytes {
  const scale = tcp.windowBytes > UNSCALED_WINDOW ? WINDOW_SCALE : 0;
  const sack = usesSack(tcp) && !tcp.timestamps ? SACK_PERMITTED : 0;
  return headerOf(tcp) + MAXIMUM_SEGMENT + scale + sack;
}

/** The window as the header says it: in units of the smallest scale that fits (RFC 7323, section 2). */
export function advertisedWindow({ windowBytes }: TcpDocument): Bytes {
  let unit = 1;
  while (Math.floor(windowBytes / unit) > UNSCALED_WINDOW) unit *= 2;
  return Math.floor(windowBytes / unit) * unit;
}
