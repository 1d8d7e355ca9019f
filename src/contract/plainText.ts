/**
 * The text of a file as everything here reads it: without the byte order mark that some editors begin it with, each line
 * ended by a line feed alone.
 */
export const plainText = (text: string): string => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
