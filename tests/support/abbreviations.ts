/** Abbreviations of the page that need no entry in the glossary, and why. */
export const KNOWN_ABBREVIATIONS: Readonly<Record<string, string>> = {
  MIT: 'the name of a licence',
  KB: 'a unit',
  MB: 'a unit',
  JSON: 'a file format, beside the word file',
  CSV: 'a file format, beside the word copy',
  SVG: 'a file format, beside the word save',
  PNG: 'a file format, beside the word save',
  QR: 'on the code itself',
  TM: 'in the name of a standard',
  RFC: 'in the name of a standard',
  WCAG: 'the name of a standard, on the page about accessibility',
  AA: 'a level of that standard',
  'ITU-T': 'in the name of a standard',
};

/** `EOM`, `MCR`, `ERICA+`; names of nodes and VCs, like S2, are none. */
export const abbreviationsIn = (text: string): readonly string[] =>
  (text.match(/(?<![\w/.-])[A-Z][A-Z0-9]+(?:-[A-Z]+)?\+?(?![\w/])/g) ?? []).filter(
    (one) => !/^[A-Z]+\d+$/.test(one),
  );
