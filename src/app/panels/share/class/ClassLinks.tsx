import { useId, useState } from 'react';
import { useSession } from '../../../session/context.ts';
import { useMoment } from '../../../store/moment.ts';
import { say } from '../../../store/page.ts';
import { sharingTexts as texts } from '../../../strings/sharing/sharing.ts';
import { Button } from '../../../widgets/Button.tsx';
import { copied } from '../../../widgets/clipboard.ts';
import { decidingNow } from '../deciding.ts';
import {
  addLink,
  asMarkdown,
  asText,
  type ClassLink,
  LONGEST_NAME,
  MOST_LINKS,
  removeAll,
  removeLink,
  useClassLinks,
} from './classLinks.ts';
import styles from './style.module.css';

/** The address of the page with the list on it, for a printer. */
const PRINTED = '?page=class';

function useUsualName(): string {
  const title = useMoment((s) => s.loaded?.scenario.title ?? '');
  const policy = useMoment((s) => decidingNow(s)?.short);
  return policy === undefined ? title : `${title}: ${policy}`;
}

function List({ links }: { readonly links: readonly ClassLink[] }) {
  return (
    <ol className={styles.links} aria-label={texts.list}>
      {links.map(({ name, href }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noreferrer">
            {name}
          </a>
          <Button quiet aria-label={texts.remove(name)} onClick={() => removeLink(name)}>
            {texts.removeSign}
          </Button>
        </li>
      ))}
    </ol>
  );
}

/** Links with names, kept on the device until they are copied or printed. */
export function ClassLinks({ href }: { readonly href: string }) {
  const session = useSession();
  const { links, isUnkept } = useClassLinks();
  const usual = useUsualName();
  const [typed, setTyped] = useState<string | null>(null);
  const id = useId();
  const add = (): void => {
    const name = addLink(typed?.trim() || usual, href);
    say(session, name === null ? texts.full(MOST_LINKS) : texts.added(name));
    if (name !== null) setTyped(null);
  };
  const copy = async (text: string): Promise<void> =>
    say(session, (await copied(text)) ? texts.listCopied(links.length) : texts.copyFailed);
  return (
    <section className={styles.list} aria-labelledby={id}>
      <h3 id={id}>{texts.classTitle}</h3>
      <p className="hint">{texts.classNote}</p>
      <form
        className={styles.row}
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <label className={styles.name}>
          <span>{texts.name}</span>
          <input
            type="text"
            maxLength={LONGEST_NAME}
            value={typed ?? usual}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <button type="submit" className="button">
          {texts.add}
        </button>
      </form>
      {isUnkept && <p role="alert">{texts.unkept}</p>}
      {links.length > 0 && (
        <>
          <List links={links} />
          <div className={styles.row}>
            <Button onClick={() => void copy(asText(links))}>{texts.copyText}</Button>
            <Button onClick={() => void copy(asMarkdown(links))}>{texts.copyMarkdown}</Button>
            <a className="button" href={PRINTED} target="_blank" rel="noreferrer">
              {texts.print}
            </a>
            <Button onClick={removeAll}>{texts.clear}</Button>
          </div>
        </>
      )}
    </section>
  );
}
