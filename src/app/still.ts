const still = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;

/** The reader wants no motion. */
export const wantsNoMotion = (): boolean => still?.matches === true;
