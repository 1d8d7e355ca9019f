/** What a sentence that ends with this name still needs: a name like *How much buffer?* brings its own mark. */
export const endMark = (name = '', mark: '.' | '?' = '.'): string => (/[.?!]$/.test(name) ? '' : mark);
