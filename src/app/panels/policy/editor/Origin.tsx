import { useMemo, useState } from 'react';
import { ruleName } from '../../../store/rules/ruleHead.ts';
import { editorTexts } from '../../../strings/editor.ts';
import { Button } from '../../../widgets/Button.tsx';
import policy from '../style.module.css';
import styles from './origin.module.css';
import { closestBuiltIn } from './origins.ts';
import { newLines } from './text/difference.ts';

/** Which built-in rule a text comes from, how far it has moved from it, and that rule on demand. */
export function Origin({ text }: { readonly text: string }) {
  const origin = useMemo(() => closestBuiltIn(text), [text]);
  const [isShown, show] = useState(false);
  if (origin === null) return <p className={styles.origin}>{editorTexts.own}</p>;
  const name = ruleName(origin.text);
  return (
    <>
      <p className={styles.origin}>
        {editorTexts.from(name, origin.changed)}{' '}
        <Button quiet aria-expanded={isShown} onClick={() => show(!isShown)}>
          {isShown ? editorTexts.hide(name) : editorTexts.show(name)}
        </Button>
      </p>
      {isShown && <Original name={name} origin={origin.text} text={text} />}
    </>
  );
}

interface OriginalProps {
  readonly name: string;
  readonly origin: string;
  readonly text: string;
}

/** A built-in rule; lines that the text no longer has are struck out. */
function Original({ name, origin, text }: OriginalProps) {
  const gone = newLines(text, origin);
  const lines = origin
    .trimEnd()
    .split('\n')
    .map((line, i) => ({ line, number: i + 1 }));
  return (
    <section
      className={`${policy.code} ${styles.original}`}
      aria-label={editorTexts.original(name)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keys.
      tabIndex={0}
    >
      <ol>
        {lines.map(({ line, number }) => (
          <li key={number} value={number}>
            <span className={policy.lineNumber} aria-hidden="true">
              {number}
            </span>
            <code>{gone.has(number) ? <del>{line}</del> : line}</code>
          </li>
        ))}
      </ol>
    </section>
  );
}
