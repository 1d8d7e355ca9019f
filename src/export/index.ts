/** Export to files of other tools; not needed before such a file is requested. */
export { captureBlocks, capturePlaces, SNAP_LENGTHS } from './capture.ts';
export { stampOf } from './stamp.ts';
export { MOST_LINES, tableLines, tracesCalled, tracesOf } from './traceTable.ts';
