/** `first cell: yes, 1,925 ≤ 1,920: no` must be so. Other notes say something else. */
export const isTrue = (note: string): boolean => note.split(/(?<=: (?:yes|no)), /).every(isTruePart);

function isTruePart(note: string): boolean {
  const match = /^([\d,.]+) ([<≤≥>]) ([\d,.]+): (yes|no)$/.exec(note);
  if (match === null) return true;
  const [a, b] = [match[1], match[3]].map((text) => Number(text!.replaceAll(',', '')));
  const holds = { '<': a! < b!, '≤': a! <= b!, '≥': a! >= b!, '>': a! > b! }[match[2] ?? ''];
  return holds === (match[4] === 'yes');
}
