/** One script: what is heard and what turns it on. */
export { SoundControl } from './SoundControl.tsx';
export { toggleSound } from './sound.ts';
