/** What nothing needs before a run is to be written as a file for other tools. */
export { captureBlocks, capturePlaces, SNAP_LENGTHS } from './capture.ts';
export { stampOf } from './stamp.ts';
export { MOST_LINES, tableLines, tracesCalled, tracesOf } from './traceTable.ts';
