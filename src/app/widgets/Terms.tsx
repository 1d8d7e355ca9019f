import { useSyncExternalStore } from 'react';

export interface TextPart {
  readonly text: string;
  /** Name of the glossary entry. */
  readonly term?: string;
}

type Split = (text: string) => readonly TextPart[];

let split: Split | null = null;
const waiting = new Set<() => void>();

/** The glossary has come: texts on the page get their terms. */
export function provideTerms(found: Split): void {
  split = found;
  for (const wake of waiting) wake();
}

function subscribe(wake: () => void): () => void {
  waiting.add(wake);
  return () => waiting.delete(wake);
}

/** A text whose terms open what they mean; plain until the glossary has come. */
export function Terms({ text }: { readonly text: string }) {
  const splits = useSyncExternalStore(subscribe, () => split);
  if (splits === null) return text;
  return splits(text).map(({ text: part, term }, place) => {
    // The order of the parts is the only thing that names them.
    const key = `${place} ${part}`;
    if (term === undefined) return <span key={key}>{part}</span>;
    return (
      <button key={key} type="button" className="term-in-text" data-term={term}>
        {part}
      </button>
    );
  });
}
