/**
 * Layout of the memory of the kernel: a record is a row of slots of eight bytes, and these are indices of slots. Times
 * and their fractions are 64-bit numbers; everything else, including addresses in bytes, is a 32-bit integer in the first
 * half of its slot. Both WebAssembly (`assembly/`) and TypeScript read this file, so it contains whole numbers only.
 */

/** A link: the ring of the cells in transit, its ends, its transmitter. */
export const LINK_TIME = 0;
export const LINK_META = 1;
export const LINK_FRAME = 2;
export const LINK_MASK = 3;
export const LINK_HEAD = 4;
export const LINK_TAIL = 5;
/** Address of its head time. */
export const LINK_HEAD_TIME = 6;
export const LINK_WAKES_ON_RM = 7;
/** Cells that the ring has room for. */
export const LINK_RING_SPACE = 8;
export const LINK_FREE = 9;
export const LINK_CARRY = 10;
export const LINK_WHOLE = 11;
export const LINK_PART = 12;
export const LINK_MODULUS = 13;
export const LINK_DELAY = 14;
/** Cell time in units of 1 / `LINK_MODULUS` picoseconds. */
export const LINK_PERIOD = 15;
export const LINK_SLOTS = 16;

/**
 * The batch of a port: the cells that arrive in a lookahead window, in order. A cell takes two slots, its time and both of its
 * words. A sentinel that is earlier than all cells precedes the first.
 */
export const CELL_SIZE = 16;
export const CELL_META = 8;
export const CELL_FRAME = 12;

/** A port. */
export const PORT_LINK = 0;
/** Addresses in its batch: of the first cell, of the next to arrive, and of the end. */
export const PORT_CELLS = 1;
export const PORT_NEXT = 2;
export const PORT_ROOM_END = 3;
export const PORT_CAN_LAG = 4;
export const PORT_IS_HOST_BOUND = 5;
export const PORT_HAS_CONTROL = 6;
/** 1 if the kernel processes its cells, 0 if the script does. */
export const PORT_IN_KERNEL = 7;
/** From this time on the script has to process its cells. */
export const PORT_QUIET_UNTIL = 8;
/** A queue below these accepts a data cell, and an RM cell, without a decision of the policy. */
export const PORT_ACCEPTS_BELOW = 9;
export const PORT_CAPACITY = 10;
export const PORT_MEETS_FORWARD = 11;
export const PORT_MEETS_BACKWARD = 12;
/** Length of its queue, when the last cell that has to wait arrived, and when that one begins to depart. */
export const PORT_WAITING = 13;
export const PORT_JOINED = 14;
export const PORT_BEGINS = 15;
/** By flow: cells accepted, time waited, whether a frame is arriving. */
export const PORT_ACCEPTED = 16;
export const PORT_WAITED = 17;
export const PORT_IN_FRAME = 18;
/** Time spent by length of the queue. */
export const PORT_SPENT = 19;
/** Bins of the queue trace: addresses of minima and maxima, number of bins, index of the present one, its end, length and values. */
export const PORT_BIN_MIN = 20;
export const PORT_BIN_MAX = 21;
export const PORT_BINS = 22;
export const PORT_BIN = 23;
export const PORT_BIN_END = 24;
export const PORT_BIN_LENGTH = 25;
export const PORT_LOW = 26;
export const PORT_HIGH = 27;
/** Service class by flow. */
export const PORT_CLASS = 28;
/** Counters since the script last read them. */
export const PORT_OFFERED = 29;
export const PORT_FRAMES = 30;
export const PORT_RM_CELLS = 31;
/** Its index among all ports. */
export const PORT_INDEX = 32;
/** Flow of the newest cell. */
export const PORT_LAST_FLOW = 33;
/** While more cells than this wait, a departing data cell of these flows gets EFCI. */
export const PORT_MARKS_ABOVE = 34;
export const PORT_RATED = 35;
/** Measuring interval: the number of ABR cells that ends it (0: no intervals); ABR cells, cells of higher classes and VCs in it; which VCs. */
export const PORT_ABR_LIMIT = 36;
export const PORT_ABR_CELLS = 37;
export const PORT_HIGHER_CELLS = 38;
export const PORT_ACTIVE = 39;
export const PORT_SEEN = 40;
/** Earliest returns of RM cells, by VC and number (`atm/rmReturns.ts`); by flow, the time from the far end of the link back. */
export const PORT_RETURNS = 41;
export const PORT_WAY_HOME = 42;
export const PORT_SLOTS = 43;

/** A switch: its links and ports as lists of addresses, its port by flow (0: none), and the head of each link before a batch. */
export const SWITCH_INPUTS = 0;
export const SWITCH_INPUT_COUNT = 1;
export const SWITCH_HEAD_TIMES = 2;
export const SWITCH_BEFORE = 3;
export const SWITCH_PORTS = 4;
export const SWITCH_PORT_COUNT = 5;
export const SWITCH_ROUTE = 6;
export const SWITCH_BATCH_TIME = 7;
/** The time up to which cells have been distributed; the safe time of this batch, and of this call. */
export const SWITCH_DISTRIBUTED_UNTIL = 8;
export const SWITCH_SAFE_TIME = 9;
export const SWITCH_HORIZON = 10;
/** Time up to which it has run. Polling: 1 if ports have to be served at the end of each window, 2 if RM cells for hosts may wait there, too. */
export const SWITCH_CLOCK = 11;
export const SWITCH_NEEDS_POLLING = 12;
/** Due times of its hosts, as a list. */
export const SWITCH_NEXT_TIMES = 13;
export const SWITCH_NEXT_TIME_COUNT = 14;
/** Neighbours whose cells arrive here, as a list, and a list of the lookaheads of their links. */
export const SWITCH_NEIGHBOURS = 15;
export const SWITCH_NEIGHBOUR_COUNT = 16;
export const SWITCH_LINK_LOOKAHEADS = 17;
/** 1 if the script serves some of these ports. */
export const SWITCH_NEEDS_SCRIPT = 18;
/** The key of the input by flow, as a list, if the order of cells of one instant is drawn; else 0. */
export const SWITCH_TIES = 19;
/** Next time at which its counters are read. */
export const SWITCH_MARK = 20;
export const SWITCH_SLOTS = 21;

/** The network: its switches as a list. */
export const NETWORK_SWITCHES = 0;
export const NETWORK_SWITCH_COUNT = 1;
/** Maximum lead of hosts, and the lookahead of the links between hosts and switches. */
export const NETWORK_HOST_LOOKAHEAD = 2;
export const NETWORK_ACCESS_LOOKAHEAD = 3;
export const NETWORK_SLOTS = 4;

/** Bits of a cell (`atm/cell.ts`, `switch/transmit/arrivalBatch.ts`). */
export const CELL_FLOW = 0x3fff;
export const CELL_EFCI = 0x8000;
export const CELL_RM = 0x10000;
export const CELL_NOTICE = 0x20000;
export const CELL_RM_VISIT = 0x80000;
/** Position of the bit for a frame without data. */
export const CELL_EMPTY_PLACE = 20;
/** Index of ABR among the service classes: those before it have higher priority. */
export const CLASS_ABR = 3;
/** A threshold that no queue exceeds. */
export const NEVER = 0x7fffffff;
/** Deferred cells are processed when this many have arrived. */
export const MOST_LAGGING = 48;
/** Index of an RM cell in `PORT_RETURNS` (`atm/rmReturns.ts`): mask for its number, shift for the VC. */
export const RETURNS_MASK = 63;
export const RETURNS_SHIFT = 6;
