/** Preamble with delimiter 8, addresses and type 14, frame check sequence 4, gap between frames 12. */
const OVERHEAD_BYTES = 38;
/** Minimum payload, to which shorter datagrams are padded: header, payload and check sequence are at least 64 bytes. */
const LEAST_PAYLOAD = 46;
/** Largest datagram in a frame, bytes. */
export const ETHERNET_MTU = 1_500;

/** Byte times that an IP datagram takes on the wire (IEEE 802.3). */
export const ethernetBytes = (datagram: number): number => Math.max(LEAST_PAYLOAD, datagram) + OVERHEAD_BYTES;
