export { sayHalt } from '../../strings/en/halts.ts';
export { stopWords } from '../branches/stops/stopWords.ts';
