import { Terms } from './Terms.tsx';

/** Plain text in which `**x**` is set bold, and whose terms open what they mean. Never HTML. */
export function Rich({ text }: { readonly text: string }) {
  return text.split('**').map((part, index) => {
    // The order of the parts is the only thing that names them.
    const key = index;
    return index % 2 === 1 ? <strong key={key}>{part}</strong> : <Terms key={key} text={part} />;
  });
}
