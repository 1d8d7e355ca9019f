/** Preamble with its delimiter 8, addresses and type 14, frame check sequence 4, gap between frames 12. */
const OVERHEAD_BYTES = 38;
/** A shorter datagram is padded: header, payload and check sequence make 64 bytes at least. */
const LEAST_PAYLOAD = 46;
/** Largest datagram of a frame. */
export const ETHERNET_MTU = 1_500;

/** Bytes of time on the wire that an IP datagram takes (IEEE 802.3). */
export const ethernetBytes = (datagram: number): number => Math.max(LEAST_PAYLOAD, datagram) + OVERHEAD_BYTES;
