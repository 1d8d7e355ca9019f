/** Punctuation to end a sentence after this name; empty after a name with its own mark, such as *How much buffer?*. */
export const endMark = (name = '', mark: '.' | '?' = '.'): string => (/[.?!]$/.test(name) ? '' : mark);
