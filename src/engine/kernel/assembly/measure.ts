import {
  CLASS_ABR,
  PORT_ABR_CELLS,
  PORT_ABR_LIMIT,
  PORT_ACTIVE,
  PORT_CLASS,
  PORT_HIGHER_CELLS,
  PORT_RATED,
  PORT_SEEN,
} from '../layout';
import { address, count, setWhole, whole } from './memory';

/** Counts a data cell of a flow for rate control, unless an interval ends with it. Returns whether it was counted. */
export function measure(port: usize, flow: i32): bool {
  if (load<u8>(address(port, PORT_RATED) + <usize>flow) === 0) {
    const its = <i32>load<u8>(address(port, PORT_CLASS) + <usize>flow);
    if (its < CLASS_ABR) count(port, PORT_HIGHER_CELLS, 1);
    return true;
  }
  const cells = whole(port, PORT_ABR_CELLS) + 1;
  if (cells >= whole(port, PORT_ABR_LIMIT)) return false;
  setWhole(port, PORT_ABR_CELLS, cells);
  const seen = address(port, PORT_SEEN) + <usize>(flow >> 1);
  if (load<u8>(seen) === 0) {
    store<u8>(seen, 1);
    count(port, PORT_ACTIVE, 1);
  }
  return true;
}
