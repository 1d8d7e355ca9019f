export { ClassBuffers } from './ClassBuffers.tsx';
export { ClassChoice } from './ClassChoice.tsx';
export { ClassScore } from './ClassScore.tsx';
