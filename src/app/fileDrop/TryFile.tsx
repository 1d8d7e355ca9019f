import { useCallback, useEffect, useRef, useState } from 'react';
import { onDemand } from '../late.ts';
import { busy } from '../rest.ts';
import { tryTexts as texts } from '../strings/teaching/tryFile.ts';
import { FileButton } from './FileButton.tsx';
import styles from './style.module.css';
import { useDrop } from './useDrop.ts';

interface Refused {
  readonly file: string;
  /** The first of them. */
  readonly sentences: readonly string[];
  readonly count: number;
}

const opener = onDemand(() => import('./tryFile.ts'));

async function tried(file: File): Promise<Refused | null> {
  const { tryFile } = await opener.ask();
  const { sentences, count } = await tryFile(file);
  return count === 0 ? null : { file: file.name, sentences, count };
}

function Faults({ file, sentences, count }: Refused) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => void box.current?.scrollIntoView({ block: 'nearest' }), []);
  const [only, ...others] = sentences;
  return (
    <div ref={box} role="alert" className={styles.faults}>
      <p>
        {others.length === 0 ? only : texts.faults(file, count)} {texts.stays}
      </p>
      {others.length > 0 && (
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          {count > sentences.length && <li>{texts.more(count - sentences.length)}</li>}
        </ul>
      )}
    </div>
  );
}

/** A button for a file, which may also be dropped anywhere on the page; what is wrong with one, in its place. */
export function TryFile({ hasButton = true }: { readonly hasButton?: boolean }) {
  const [refused, setRefused] = useState<Refused | null>(null);
  const open = useCallback((file: File) => {
    const over = busy();
    void tried(file)
      .then(setRefused, (error: Error) =>
        setRefused({ file: file.name, sentences: [texts.noWorker(error.message)], count: 1 }),
      )
      .finally(over);
  }, []);
  useDrop(open, { isFirst: true });
  return (
    <>
      <FileButton
        label={texts.button}
        onFile={open}
        accept=".json,.rule,application/json"
        hasButton={hasButton}
      />
      {refused && <Faults key={refused.sentences.join()} {...refused} />}
    </>
  );
}
