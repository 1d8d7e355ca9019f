/** Everything that pointers do, one script: nobody needs it before the first picture. */
export { Drag } from './Drag.tsx';
export { TimeGestures } from './TimeGestures.tsx';
