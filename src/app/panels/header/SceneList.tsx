import { useId, useState } from 'react';
import { type Listing, type ListingGroup, listings } from '../../../scenarios/groups.ts';
import { openScene } from '../../client/opening/open.ts';
import { useSession } from '../../session/context.ts';
import type { Session } from '../../session/session.ts';
import { elementIn, idIn } from '../../session/session.ts';
import { pageOf, usePage } from '../../store/page.ts';
import { en } from '../../strings/en.ts';
import { found } from './findScenes.ts';
import styles from './sceneList.module.css';

function choose(session: Session, id: string): void {
  pageOf(session).setState({ dialog: null });
  void openScene(session, id);
}

interface EntryProps extends Listing {
  readonly isCurrent: boolean;
  /** A reader who knows none of them begins with this one. */
  readonly isStart: boolean;
  /** The network of the entry above: it is not described again. */
  readonly netAbove: string | undefined;
}

function Entry({ id, title, subtitle, line, isCurrent, isStart, netAbove }: EntryProps) {
  const session = useSession();
  const net = [subtitle === netAbove ? '' : subtitle, isCurrent ? en.scenes.current : ''].filter(Boolean);
  return (
    <li>
      <button type="button" aria-current={isCurrent ? 'true' : undefined} onClick={() => choose(session, id)}>
        <span>
          <strong>{title}</strong> {isStart && <span className={styles.start}>{en.scenes.start}</span>}
        </span>
        {line && <span>{line}</span>}
        {net.length > 0 && <span className={styles.net}>{net.join(', ')}</span>}
      </button>
    </li>
  );
}

function Group({ group, current }: { readonly group: ListingGroup; readonly current: string | null }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>
        {group.title} <span className={styles.count}>{group.entries.length}</span>
      </h3>
      {group.note && <p className="hint">{group.note}</p>}
      <ul className={styles.list}>
        {group.entries.map((entry, i) => (
          <Entry
            key={entry.id}
            {...entry}
            isCurrent={entry.id === current}
            isStart={entry.id === listings()[0]?.entries[0]?.id}
            netAbove={group.entries[i - 1]?.subtitle}
          />
        ))}
      </ul>
    </section>
  );
}

/** Everything that can be opened by name, and what has the typed words. */
export function SceneList() {
  const session = useSession();
  const current = usePage((s) => s.sceneId);
  const [words, setWords] = useState('');
  const groups = found(listings(), words);
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const jump = (id: string) => {
    const group = elementIn(session, `scenes-${id}`);
    group?.scrollIntoView({ block: 'start' });
    group?.querySelector('button')?.focus({ preventScroll: true });
  };
  return (
    <>
      <search className={styles.find}>
        <input
          type="search"
          aria-label={en.scenes.find}
          placeholder={en.scenes.find}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <output>{words.trim() === '' ? '' : count === 0 ? en.scenes.none : en.scenes.found(count)}</output>
      </search>
      <nav className={styles.jumps} aria-label={en.scenes.jump}>
        {groups.map(({ id, short }) => (
          <button key={id} type="button" className="button-quiet" onClick={() => jump(id)}>
            {short}
          </button>
        ))}
      </nav>
      {groups.map((group) => (
        <div key={group.id} id={idIn(session, `scenes-${group.id}`)} className={styles.part}>
          <Group group={group} current={current} />
        </div>
      ))}
    </>
  );
}
