import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** A translation that says something else for one and for many, or for each of some values. */
const CHOOSES = /\{\d+, *(plural|select)\b/;
const isNumber = (name: string): boolean => /^\d+$/.test(name);

const elementsOf = (message: string): readonly MessageFormatElement[] =>
  CHOOSES.test(message)
    ? parse(message, { ignoreTag: true, captureLocation: false })
    : message
        .split(/\{(\d+)\}/)
        .map((value, i) => ({ type: i % 2 === 0 ? TYPE.literal : TYPE.argument, value }));

const quoted = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('$', '\\$');

/** Whether a locale says `one` of 1 alone, as German does, and French does not. */
function isOneOnly(locale: string): boolean {
  const rules = new Intl.PluralRules(locale);
  return [0, 1, 1.5, 2, 11, 21, 101].every((count) => (rules.select(count) === 'one') === (count === 1));
}

/** The condition of a case: `=0`, a category of numbers, or a value. A number may be written already: `1.000` is a thousand. */
function conditionOf(kind: TYPE, name: string, value: string, locale: string): string {
  if (kind === TYPE.select) return `String(${value}) === ${JSON.stringify(name)}`;
  if (name.startsWith('=')) return `String(${value}) === '${name.slice(1)}'`;
  if (name === 'one' && isOneOnly(locale)) return `String(${value}) === '1'`;
  return `new Intl.PluralRules(${JSON.stringify(locale)}).select(Number(${value})) === ${JSON.stringify(name)}`;
}

/** A translation as a template of a script. @param values expressions for `{0}`, `{1}` */
export function templateOf(message: string, values: readonly string[], locale: string): string {
  const expression = (name: string): string => {
    const value = isNumber(name) ? values[Number(name)] : undefined;
    if (value === undefined) throw new Error(`{${name}} is no value of the English: ${message}`);
    return value;
  };
  const template = (elements: readonly MessageFormatElement[], counted: string): string =>
    `\`${elements.map((element) => part(element, counted)).join('')}\``;
  const part = (element: MessageFormatElement, counted: string): string => {
    if (element.type === TYPE.literal) return quoted(element.value);
    if (element.type === TYPE.pound) return `\${${counted}}`;
    if (element.type === TYPE.argument)
      return isNumber(element.value) ? `\${${expression(element.value)}}` : `{${element.value}}`;
    if (element.type !== TYPE.plural && element.type !== TYPE.select)
      throw new Error(`only plural and select: ${message}`);
    const value = expression(element.value);
    const { other, ...cases } = element.options;
    if (other === undefined) throw new Error(`no other: ${message}`);
    const said = Object.entries(cases).map(
      ([name, one]) => `${conditionOf(element.type, name, value, locale)} ? ${template(one.value, value)} : `,
    );
    return `\${${said.join('')}${template(other.value, value)}}`;
  };
  return template(elementsOf(message), '');
}

/** What every translation of a text must have: its values, and its words where it chooses none in particular. */
export function contentsOf(message: string): { readonly values: readonly string[]; readonly words: string } {
  if (!CHOOSES.test(message)) return { values: message.match(/\{[^{}\s]*\}/g) ?? [], words: message };
  const values = new Set<string>();
  const wordsOf = (elements: readonly MessageFormatElement[]): string =>
    elements
      .map((element) => {
        if (element.type === TYPE.literal) return element.value;
        if (element.type === TYPE.pound) return '';
        values.add(`{${element.value}}`);
        if (element.type !== TYPE.plural && element.type !== TYPE.select) return `{${element.value}}`;
        const said = Object.entries(element.options).map(
          ([name, one]) => [name, wordsOf(one.value)] as const,
        );
        return said.find(([name]) => name === 'other')?.[1] ?? '';
      })
      .join('');
  const words = wordsOf(elementsOf(message));
  return { values: [...values], words };
}
