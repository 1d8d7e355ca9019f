import { Fragment } from 'react';

/** Plain text in which `**x**` is set bold. Never HTML. */
export function Rich({ text }: { readonly text: string }) {
  return text.split('**').map((part, index) => {
    // The order of the parts is the only thing that names them.
    const key = index;
    return index % 2 === 1 ? <strong key={key}>{part}</strong> : <Fragment key={key}>{part}</Fragment>;
  });
}
