/** Everything that pointers do, one script: not needed before the first picture. */
export { Drag } from './Drag.tsx';
export { TimeGestures } from './TimeGestures.tsx';
