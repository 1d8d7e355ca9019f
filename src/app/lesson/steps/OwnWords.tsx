import { useState } from 'react';
import type { Step } from '../../../lessons/lesson.ts';
import { lessonTexts as texts } from '../../strings/pages/lesson.ts';

interface OwnWordsProps {
  readonly step: Extract<Step, { readonly kind: 'explain' }>;
  readonly words: string;
  readonly onChange: (words: string) => void;
}

/** The reader's explanation first, ours when it is asked for. */
export function OwnWords({ step: { question, model }, words, onChange }: OwnWordsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <h2>{question}</h2>
      <label>
        {texts.ownWords}
        <textarea rows={4} value={words} onChange={({ target }) => onChange(target.value)} />
      </label>
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {texts.compare}
      </button>
      <p role="status">
        {isOpen && (
          <>
            <strong>{texts.ours}:</strong> {model}
          </>
        )}
      </p>
    </>
  );
}
