import { useId, useState } from 'react';
import { seconds } from '../../../format.ts';
import { useSession } from '../../../session/context.ts';
import { useChoiceLabels } from '../../../settings/labels.ts';
import { sayEdit, useKnown } from '../../../settings/name.ts';
import { useMoment } from '../../../store/moment.ts';
import { say } from '../../../store/page.ts';
import { stageOf } from '../../../store/stage.ts';
import { sharingTexts as texts } from '../../../strings/sharing/sharing.ts';
import { Button } from '../../../widgets/Button.tsx';
import boxes from '../../../widgets/checkBoxes.module.css';
import { copied } from '../../../widgets/clipboard.ts';
import { decidingNow } from '../deciding.ts';
import type { ChosenLink } from '../link/chosen.ts';
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
import { begunAlone, changesOnTheWay, heldWords } from './classRun.ts';
import styles from './style.module.css';

/** The address of the page with the list on it, for a printer. */
const PRINTED = '?page=class';

function useUsualName(): string {
  const title = useMoment((s) => s.loaded?.scenario.title ?? '');
  const policy = useMoment((s) => decidingNow(s)?.short);
  return policy === undefined ? title : `${title}: ${policy}`;
}

/** The link that joins the list, and what it holds. @param isBegun its settings act from 0 s */
function useClassRun({ choices, futures, href, hrefWith }: ChosenLink, isBegun: boolean) {
  const session = useSession();
  const known = useKnown();
  useChoiceLabels();
  const [now] = useState(() => stageOf(session).getState().now);
  const begins = isBegun && changesOnTheWay(futures);
  const held = begins ? begunAlone(futures, now) : futures;
  const locks = choices.lock.map((name) => texts.locks[name as keyof typeof texts.locks] ?? name);
  return {
    href: begins ? hrefWith(held) : href,
    holds: heldWords(
      held,
      locks,
      (edit) => sayEdit(known, edit),
      (time) => (time === 0 ? '0' : seconds(time, 3)),
      texts.held,
    ),
  };
}

function List({ links }: { readonly links: readonly ClassLink[] }) {
  return (
    <ol className={styles.links} aria-label={texts.list}>
      {links.map(({ name, href, holds }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noreferrer">
            {name}
          </a>
          {holds && <span className="hint">{holds}</span>}
          <Button quiet aria-label={texts.remove(name)} onClick={() => removeLink(name)}>
            {texts.removeSign}
          </Button>
        </li>
      ))}
    </ol>
  );
}

/** Links with names, kept on the device until they are copied or printed. */
export function ClassLinks({ link }: { readonly link: ChosenLink }) {
  const session = useSession();
  const [isBegun, setBegun] = useState(true);
  const run = useClassRun(link, isBegun);
  const { links, isUnkept } = useClassLinks();
  const usual = useUsualName();
  const [typed, setTyped] = useState<string | null>(null);
  const id = useId();
  const add = (): void => {
    const name = addLink({ name: typed?.trim() || usual, ...run });
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
      {changesOnTheWay(link.futures) && (
        <label className={boxes.box}>
          <input type="checkbox" checked={isBegun} onChange={({ target }) => setBegun(target.checked)} />
          <span>{texts.begun}</span>
        </label>
      )}
      <p className="hint" role="status">
        {texts.holds(run.holds)}
      </p>
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
