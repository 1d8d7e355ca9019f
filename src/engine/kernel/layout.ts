/**
 * Where things are in the memory of the kernel: a record is a row of slots of eight bytes, and these are places in it. Times
 * and their fractions are 64-bit numbers; everything else, addresses in bytes among it, is a whole 32-bit number in the first
 * half of its slot. Both sides of the border read this file (`assembly/`, and the objects next to it), so it holds whole numbers
 * and nothing else.
 */

/** A link: the ring of the cells under way, its ends, its transmitter. */
export const LINK_TIME = 0;
export const LINK_META = 1;
export const LINK_FRAME = 2;
export const LINK_MASK = 3;
export const LINK_HEAD = 4;
export const LINK_TAIL = 5;
/** Where its head time is. */
export const LINK_HEAD_TIME = 6;
export const LINK_WAKES_ON_RM = 7;
/** Cells that its ring takes as it is. */
export const LINK_PLACES = 8;
export const LINK_FREE = 9;
export const LINK_CARRY = 10;
export const LINK_WHOLE = 11;
export const LINK_PART = 12;
export const LINK_MODULUS = 13;
export const LINK_DELAY = 14;
/** A cell time in parts, `LINK_MODULUS` of which are a picosecond. */
export const LINK_PERIOD = 15;
export const LINK_SLOTS = 16;

/**
 * What comes to a port in a lookahead window, in order: cells of two slots, the time in the first, both words in the second.
 * Before the first one is one that is earlier than all.
 */
export const CELL_SIZE = 16;
export const CELL_META = 8;
export const CELL_FRAME = 12;

/** A port. */
export const PORT_LINK = 0;
/** Where its first cell is, where the next one will be, and where there is no more room. */
export const PORT_CELLS = 1;
export const PORT_NEXT = 2;
export const PORT_ROOM_END = 3;
export const PORT_CAN_WAIT = 4;
export const PORT_TO_HOST = 5;
export const PORT_HURRIES = 6;
/** Its cells are taken here; else all of them outside. */
export const PORT_IS_OWN = 7;
/** From this time on code outside has to look. */
export const PORT_QUIET = 8;
/** A queue below these takes a data cell, and an RM cell, without asking its policy. */
export const PORT_BELOW = 9;
export const PORT_CAPACITY = 10;
export const PORT_MEETS_FORWARD = 11;
export const PORT_MEETS_BACKWARD = 12;
/** Its queue, when a cell last came that had to wait, and when that one begins to leave. */
export const PORT_WAITING = 13;
export const PORT_JOINED = 14;
export const PORT_BEGINS = 15;
/** By flow: cells taken, time waited, whether a frame is arriving. */
export const PORT_TAKEN = 16;
export const PORT_WAITED = 17;
export const PORT_IN_FRAME = 18;
/** Time spent by length of the queue. */
export const PORT_SPENT = 19;
/** Bins of the queue's trace: the smallest and largest values of some, which one is under way, when it ends, its values. */
export const PORT_BIN_MIN = 20;
export const PORT_BIN_MAX = 21;
export const PORT_BINS = 22;
export const PORT_BIN = 23;
export const PORT_BIN_END = 24;
export const PORT_BIN_LENGTH = 25;
export const PORT_LOW = 26;
export const PORT_HIGH = 27;
/** Service classes, by flow. */
export const PORT_CLASS = 28;
/** Since code outside last looked. */
export const PORT_OFFERED = 29;
export const PORT_FRAMES = 30;
export const PORT_RM_CELLS = 31;
/** Whose it is outside. */
export const PORT_PLACE = 32;
/** Of the newest cell. */
export const PORT_LAST_FLOW = 33;
/** Where more cells than this wait, the one that leaves gets EFCI, if it is one of data of these flows. */
export const PORT_MARKS_ABOVE = 34;
export const PORT_RATED = 35;
/** Measuring intervals end with so many ABR cells, 0: there are none; cells in this one, of higher classes, its VCs, which. */
export const PORT_ABR_MOST = 36;
export const PORT_ABR_CELLS = 37;
export const PORT_HIGHER_CELLS = 38;
export const PORT_ACTIVE = 39;
export const PORT_SEEN = 40;
/** When RM cells are home at the earliest, by VC and number (`atm/rmReturns.ts`); by flow, how long from the far end of the link on. */
export const PORT_RETURNS = 41;
export const PORT_WAY_HOME = 42;
export const PORT_SLOTS = 43;

/** A switch: its links and ports as lists of addresses, its port by flow (0: none), and where each link was before a window. */
export const SWITCH_INPUTS = 0;
export const SWITCH_INPUT_COUNT = 1;
export const SWITCH_HEADS = 2;
export const SWITCH_BEFORE = 3;
export const SWITCH_PORTS = 4;
export const SWITCH_PORT_COUNT = 5;
export const SWITCH_ROUTE = 6;
export const SWITCH_SPELL = 7;
/** How far cells were brought, how far they are in this window and this call at most. */
export const SWITCH_BROUGHT = 8;
export const SWITCH_BOUND = 9;
export const SWITCH_LIMIT = 10;
/** How far it has run; 1: ports have to be served whenever it has; 2: RM cells for hosts may wait in a queue there, too. */
export const SWITCH_REACHED = 11;
export const SWITCH_WATCHFUL = 12;
/** What is due at its hosts, as a list of times. */
export const SWITCH_DUE = 13;
export const SWITCH_DUE_COUNT = 14;
/** Neighbours whose cells come here, as a list, and a list of how long they take. */
export const SWITCH_NEAR = 15;
export const SWITCH_NEAR_COUNT = 16;
export const SWITCH_WAYS = 17;
/** Some of those ports are served by code outside. */
export const SWITCH_CALLS = 18;
/** Where the order of cells of one instant is drawn, the key of its input by flow, as a list; else 0. */
export const SWITCH_TIES = 19;
/** The next moment at which its counters are read. */
export const SWITCH_MARK = 20;
export const SWITCH_SLOTS = 21;

/** The network: its switches as a list. */
export const WORLD_SWITCHES = 0;
export const WORLD_SWITCH_COUNT = 1;
/** By how much hosts may be ahead, and the way to them. */
export const WORLD_LEAD = 2;
export const WORLD_ACCESS = 3;
export const WORLD_SLOTS = 4;

/** Bits of a cell (`atm/cell.ts`, `switch/transmit/arrivalBatch.ts`). */
export const CELL_FLOW = 0x3fff;
export const CELL_EFCI = 0x8000;
export const CELL_RM = 0x10000;
export const CELL_NOTICE = 0x20000;
export const CELL_PASSES = 0x80000;
/** Place of the bit of a frame without data. */
export const CELL_EMPTY_PLACE = 20;
/** Place of ABR among the service classes: those before it are served first. */
export const CLASS_ABR = 3;
/** Of a threshold: no queue is longer. */
export const NEVER = 0x7fffffff;
/** Cells that can wait are taken when so many have come. */
export const MOST_WAITING = 48;
/** How many RM cells of a VC have a place there (`atm/rmReturns.ts`): a mask of their numbers, a shift of the VC. */
export const RETURNS_MASK = 63;
export const RETURNS_SHIFT = 6;
