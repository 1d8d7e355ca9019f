/** What nothing needs before a run is to be written as a file for other tools. */
export { captureBlocks, capturePlaces, SNAP_LENGTHS } from './capture/capture.ts';
export { stampOf } from './capture/stamp.ts';
export { MOST_LINES, tableLines, tracesCalled, tracesOf } from './capture/traceTable.ts';
