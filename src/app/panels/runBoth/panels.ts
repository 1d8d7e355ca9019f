/** What the knob of a scene leads to: one script, after the first paint. */
export { KnobCard } from './KnobCard.tsx';
