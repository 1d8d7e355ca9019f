import { scenarios } from '../../../scenarios/index.ts';
import { openScene } from '../../client/session.ts';
import { usePage } from '../../store/page.ts';
import { en } from '../../strings/en.ts';
import { Sheet } from '../../widgets/Sheet.tsx';

function choose(id: string): void {
  usePage.setState({ dialog: null });
  void openScene(id);
}

export function Scenes() {
  const current = usePage((s) => s.sceneId);
  return (
    <Sheet name="scenes" title={en.scenes.title} note={en.scenes.note}>
      <ul className="scene-list">
        {scenarios.map(({ id, title, subtitle, stage }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === current ? 'true' : undefined}
              onClick={() => choose(id)}
            >
              <strong>{title}</strong>
              <span className="scene-net">
                {subtitle}
                {id === current && `, ${en.scenes.current}`}
              </span>
              {stage?.hook && <span>{stage.hook}</span>}
            </button>
          </li>
        ))}
      </ul>
      <p className="hint">{en.scenes.drop}</p>
    </Sheet>
  );
}
