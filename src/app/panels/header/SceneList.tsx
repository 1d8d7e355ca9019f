import { useId } from 'react';
import { type Listing, type ListingGroup, listings } from '../../../scenarios/groups.ts';
import { openScene } from '../../client/session.ts';
import { usePage } from '../../store/page.ts';
import { en } from '../../strings/en.ts';

function choose(id: string): void {
  usePage.setState({ dialog: null });
  void openScene(id);
}

function Entry({ id, title, subtitle, line, current }: Listing & { readonly current: boolean }) {
  return (
    <li>
      <button type="button" aria-current={current ? 'true' : undefined} onClick={() => choose(id)}>
        <strong>{title}</strong>
        <span className="scene-net">
          {subtitle}
          {current && `, ${en.scenes.current}`}
        </span>
        {line && <span>{line}</span>}
      </button>
    </li>
  );
}

function Group({ group, current }: { readonly group: ListingGroup; readonly current: string | null }) {
  const id = useId();
  return (
    <section className="scene-group" aria-labelledby={id}>
      <h3 id={id}>
        {group.title} <span className="scene-count">{group.entries.length}</span>
      </h3>
      {group.note && <p className="hint">{group.note}</p>}
      <ul className="scene-list">
        {group.entries.map((entry) => (
          <Entry key={entry.id} {...entry} current={entry.id === current} />
        ))}
      </ul>
    </section>
  );
}

/** Everything that can be opened by name. */
export function SceneList() {
  const current = usePage((s) => s.sceneId);
  const groups = listings();
  const jump = (id: string) => {
    const group = document.getElementById(`scenes-${id}`);
    group?.scrollIntoView({ block: 'start' });
    group?.querySelector('button')?.focus({ preventScroll: true });
  };
  return (
    <>
      <nav className="scene-jumps" aria-label={en.scenes.jump}>
        {groups.map(({ id, short }) => (
          <button key={id} type="button" className="button-quiet" onClick={() => jump(id)}>
            {short}
          </button>
        ))}
      </nav>
      {groups.map((group) => (
        <div key={group.id} id={`scenes-${group.id}`} className="scene-part">
          <Group group={group} current={current} />
        </div>
      ))}
    </>
  );
}
