import { useRef, useState } from 'react';
import { MOST_SHOWN } from '../../../contract/index.ts';
import { keys } from '../../keys/keys.ts';
import { pollTexts as texts } from '../../strings/pages/poll.ts';
import { Button } from '../../widgets/Button.tsx';
import { type CodeShape, codeLength } from '../code.ts';
import { type Collected, type RefusedCode, withCodes, withoutLast } from '../collected.ts';
import poll from '../poll.module.css';
import { canScan, Scanner } from './Scanner.tsx';

interface EntryProps {
  readonly shape: CodeShape;
  readonly said: Collected;
  readonly onSaid: (said: Collected) => void;
}

/** Why a text is no code of the question. */
function faultWords({ text, fault }: RefusedCode, expected: number): string {
  if (fault.kind === 'character') return texts.refused.character(text, fault.character);
  if (fault.kind === 'length') return texts.refused.length(text, expected);
  return texts.refused[fault.kind](text);
}

/** Codes that are typed, pasted or scanned. What is no code stays in the box, with the reason under it. */
export function Entry({ shape, said, onSaid }: EntryProps) {
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<readonly RefusedCode[]>([]);
  const [news, setNews] = useState('');
  const [isScanning, setIsScanning] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const length = codeLength(shape);
  const take = (codes: string): void => {
    const { collected, added, refused: wrong } = withCodes(said, codes, shape);
    onSaid(collected);
    setRefused(wrong);
    setNews(added === 0 ? '' : texts.added(added, collected.guesses.length));
    setText(wrong.map((code) => code.text).join('\n'));
  };
  return (
    <form
      className={poll.entry}
      onSubmit={(event) => {
        event.preventDefault();
        take(text);
        box.current?.focus();
      }}
    >
      <label>
        <b>{texts.codes}</b> <span>{texts.codesHint(length)}</span>
        <textarea
          ref={box}
          rows={1}
          value={text}
          spellCheck={false}
          autoCapitalize="characters"
          autoComplete="off"
          aria-invalid={refused.length > 0}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          {...keys<HTMLTextAreaElement>(({ key, shift }, { form }) =>
            key === 'Enter' && !shift ? () => form?.requestSubmit() : null,
          )}
        />
      </label>
      <p className={poll.buttons}>
        <button type="submit" className="button">
          {texts.add}
        </button>
        {canScan() && (
          <Button aria-pressed={isScanning} onClick={() => setIsScanning(!isScanning)}>
            {isScanning ? texts.stopScan : texts.scan}
          </Button>
        )}
        {said.guesses.length > 0 && (
          <Button
            quiet
            onClick={() => {
              onSaid(withoutLast(said));
              setNews('');
            }}
          >
            {texts.takeBack}
          </Button>
        )}
      </p>
      {isScanning && <Scanner onCode={take} />}
      <p role="status">{news || (said.guesses.length === 0 ? texts.none : '')}</p>
      {refused.length > 0 && (
        <div role="alert">
          <ul>
            {refused.slice(0, MOST_SHOWN).map((code, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal texts are refused alike
              <li key={i}>{faultWords(code, length)}</li>
            ))}
            {refused.length > MOST_SHOWN && <li>{texts.more(refused.length - MOST_SHOWN)}</li>}
          </ul>
        </div>
      )}
    </form>
  );
}
