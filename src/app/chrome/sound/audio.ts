/** One script: the sound and what turns it on. */
export { SoundControl } from './SoundControl.tsx';
export { toggleSound } from './sound.ts';
