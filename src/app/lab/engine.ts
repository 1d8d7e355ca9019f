/** Made of the source of the engine when the page is built. */
declare const __ENGINE__: string | undefined;
declare const __RELEASE__: string | undefined;

/** Of the engine of this page: the first 16 hexadecimal digits of its fingerprint. */
export const ENGINE: string = typeof __ENGINE__ === 'string' ? __ENGINE__ : 'source';
export const RELEASE: string = typeof __RELEASE__ === 'string' ? __RELEASE__ : 'source';
