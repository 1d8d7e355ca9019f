/** Zhu 1999, chapter 5: the numbers of the paper. Rows are buffers unless said otherwise. */
export const BUFFERS = [1000, 2000, 3000, 4000, 5000, 6000, 7000, 8000];

/** Fairness, 9,140 bytes: LAN tail drop, PPD, EPD 90 %, WAN tail drop, PPD, EPD 90 %; by buffer. */
export const TABLE_5_1 = [
  [0.99, 0.97, 0.92, 0.97, 0.99, 0.98],
  [0.99, 0.98, 0.96, 0.99, 0.98, 0.99],
  [0.98, 0.98, 0.98, 0.98, 0.99, 0.99],
  [0.97, 0.99, 0.98, 0.98, 0.99, 0.99],
  [0.99, 0.99, 0.99, 0.99, 0.99, 0.99],
  [0.99, 0.99, 0.99, 1.0, 0.99, 1.0],
  [0.99, 0.99, 0.99, 0.99, 0.99, 0.99],
  [0.99, 0.99, 1.0, 1.0, 1.0, 0.99],
];

/** Packet sizes of the two-source tables, bytes. */
export const SIZES = [512, 1500, 4352, 7000, 9140];
/** Cell delay in the switch, ms, of source 1 and 2; then the "minimum RTT" of eq. 5.1, ms. */
export const TABLE_5_2 = {
  delays: [
    [3.0, 2.5, 1.8, 1.2, 0.8],
    [3.0, 2.5, 1.8, 1.3, 0.7],
  ],
  rtt: [
    [62.4, 155.1, 368.0, 499.8, 576.0],
    [36.0, 82.5, 165.6, 191.1, 134.4],
  ],
};
export const TABLE_5_3 = {
  delays: [
    [1.6, 1.0, 0.3, 0.4, 0.5],
    [3.8, 3.2, 2.5, 1.3, 0.7],
  ],
  rtt: [
    [45.6, 105.6, 230.0, 382.2, 518.4],
    [45.6, 105.6, 230.0, 191.1, 134.4],
  ],
};
/** For both tables: propagation delay both ways of source 1 and 2, ms; cells per packet. */
export const PROPAGATION = [2.2, 0];
export const PACKET_CELLS = [12, 33, 92, 147, 192];

/** Fairness: LAN tail drop, LAN per-VC and EPD 90 %, WAN the same two; by buffer. */
export const TABLE_5_4 = [
  [0.99, 0.98, 0.97, 1.0],
  [0.99, 0.98, 0.99, 0.99],
  [0.98, 0.98, 0.98, 0.99],
  [0.97, 0.98, 0.98, 0.99],
  [0.99, 0.99, 0.99, 0.99],
  [0.99, 0.99, 1.0, 1.0],
  [0.99, 0.99, 0.99, 0.99],
  [0.99, 0.99, 1.0, 1.0],
]; // 9,140 bytes
export const TABLE_5_5 = [
  [0.1, 0.98, 0.98, 0.99],
  [0.98, 0.99, 0.99, 0.99],
  [0.98, 1.0, 0.96, 0.98],
  [0.95, 0.99, 0.99, 0.99],
  [0.98, 0.99, 0.85, 1.0],
  [0.98, 0.99, 0.83, 0.98],
  [0.96, 1.0, 0.81, 0.98],
  [0.89, 0.98, 0.74, 0.98],
]; // 1,500 bytes
export const TABLE_5_6 = [
  [0.1, 0.98, 0.96, 0.93],
  [0.96, 0.96, 0.97, 0.87],
  [0.98, 0.99, 0.96, 0.36],
  [0.96, 0.98, 0.96, 0.37],
  [0.94, 0.99, 0.95, 0.37],
  [0.95, 1.0, 0.95, 0.51],
  [0.96, 1.0, 0.97, 0.49],
  [0.96, 1.0, 0.94, 0.48],
]; // 512 bytes

/** WAN, 512 bytes, tail drop: throughput %, fairness without per-VC queueing; the same with it; by buffer. */
export const TABLE_5_7 = [
  [62.86, 0.96, 100.0, 0.24],
  [67.83, 0.97, 87.88, 0.48],
  [78.42, 0.96, 100.0, 0.39],
  [86.09, 0.96, 100.0, 0.4],
  [93.65, 0.95, 100.0, 0.39],
  [95.15, 0.95, 100.0, 0.53],
  [98.46, 0.97, 100.0, 0.51],
  [98.69, 0.94, 100.0, 0.4],
];
/** LAN, 512 bytes, tail drop: throughput %, fairness at 1,000 cells; the same at 2,000. Rows: no per-VC, per-VC, max 0.5. */
export const TABLE_5_8 = [
  [100.0, 0.1, 89.13, 0.96],
  [100.0, 0.1, 99.33, 1.0],
  [100.0, 1.0, 100.0, 1.0],
];
/** LAN, 1,000 cells, tail drop: throughput %, fairness at 512 B; the same at 1,500 B. Rows: no per-VC, per-VC, max 0.5, max 0.4. */
export const TABLE_5_9 = [
  [100.0, 0.1, 100.0, 0.1],
  [100.0, 0.1, 100.0, 0.1],
  [100.0, 1.0, 79.3, 0.97],
  [100.0, 1.0, 84.99, 0.95],
];
