/** Why a run is paused: nothing has stopped before the first picture has moved. One script. */
export { sayHalt } from '../../strings/en/halts.ts';
export { stopWords } from '../branches/stops/stopWords.ts';
