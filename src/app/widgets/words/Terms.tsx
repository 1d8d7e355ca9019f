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
  const parts = splits(text);
  return parts.map(({ text: part, term }, place) => {
    // Numbers in a text change while a run plays: its elements stay.
    const key = place;
    const after = parts[place + 1];
    const before = parts[place - 1];
    if (term === undefined) {
      const from = before?.term === undefined ? 0 : closing(part).length;
      return (
        <span key={key}>
          <Plain text={part.slice(from)} />
        </span>
      );
    }
    const mark = after === undefined || after.term !== undefined ? '' : closing(after.text);
    return (
      <span key={key} className={mark === '' ? undefined : 'on-one-line'}>
        <button type="button" className="term-in-text" data-term={term}>
          {part}
        </button>
        {mark}
      </span>
    );
  });
}

/** Abbreviations such as `nrt-VBR` stay on one line. */
function Plain({ text }: { readonly text: string }) {
  const parts = text.split(/((?:[a-z]+-)[A-Z]{2,})/);
  return parts.length === 1
    ? text
    : parts.map((part, place) => {
        const key = place;
        return place % 2 === 0 ? (
          part
        ) : (
          <span key={key} className="on-one-line">
            {part}
          </span>
        );
      });
}

/** Marks that close a word stay on its line. */
const closing = (text: string): string => /^[,.;:)!?’”]*/.exec(text)?.[0] ?? '';
