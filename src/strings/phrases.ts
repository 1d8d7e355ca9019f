/** Translations of phrases in texts that are data; `{0}` is a number or a letter. */
export type Phrases = Readonly<Record<string, string>>;

const VALUE = String.raw`(\d[\d.,]*(?<=\d)|[A-Z])`;

/** Regular expression of a phrase as whole words. */
const sourceOf = (phrase: string): string => {
  const plain = phrase.replace(/[.*+?^$|()[\]\\]/g, String.raw`\$&`).replace(/\{\d\}/g, VALUE);
  return String.raw`(?<![\w-])${plain}(?![\w-])`;
};

/** A text with its phrases translated; of several that begin at one place, the longest. */
export function withPhrases(text: string, phrases: Phrases): string {
  const known = Object.entries(phrases).sort(([a], [b]) => b.length - a.length);
  if (known.length === 0) return text;
  const any = new RegExp(known.map(([phrase]) => sourceOf(phrase)).join('|'), 'g');
  return text.replace(any, (found) => {
    for (const [phrase, said] of known) {
      const values = new RegExp(`^${sourceOf(phrase)}$`).exec(found);
      if (values) return said.replace(/\{(\d)\}/g, (_, i) => values[Number(i) + 1] ?? '');
    }
    return found;
  });
}
