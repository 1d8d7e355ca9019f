/** Derived from the source of the engine when the page is built. */
declare const __ENGINE__: string | undefined;
declare const __RELEASE__: string | undefined;

/** Fingerprint of the engine of this page: its first 16 hexadecimal digits. */
export const ENGINE: string = typeof __ENGINE__ === 'string' ? __ENGINE__ : 'source';
export const RELEASE: string = typeof __RELEASE__ === 'string' ? __RELEASE__ : 'source';
