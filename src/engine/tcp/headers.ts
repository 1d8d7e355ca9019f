import type { Bytes, TcpDocument } from '../../contract/index.ts';
import { congestionControls } from './congestion/index.ts';

/** Lengths of options, padded to whole words of four bytes, as BSD sends them (RFC 1323, appendix A). */
const TIMESTAMPS: Bytes = 12;
const MAXIMUM_SEGMENT: Bytes = 4;
const WINDOW_SCALE: Bytes = 4;
const SACK_PERMITTED: Bytes = 4;
/** Largest window in the 16-bit field without scaling. */
export const UNSCALED_WINDOW: Bytes = 65_535;

/** Whether the receiver reports data that it has out of order (SACK). */
export const usesSack = ({ congestionControl }: TcpDocument): boolean =>
  congestionControls.some(({ id, selective }) => id === congestionControl && selective);

/** Whether frames of the connection differ in the length of their headers, or carry options. */
export const usesOptions = (tcp: TcpDocument): boolean => tcp.timestamps || tcp.handshake || usesSack(tcp);

/** Maximum number of SACK blocks in 40 bytes of options (RFC 2018, section 3). */
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

/** The window as the header can express it: a multiple of the smallest sufficient scale unit (RFC 7323, section 2). */
export function advertisedWindow({ windowBytes }: TcpDocument): Bytes {
  let unit = 1;
  while (Math.floor(windowBytes / unit) > UNSCALED_WINDOW) unit *= 2;
  return Math.floor(windowBytes / unit) * unit;
}
