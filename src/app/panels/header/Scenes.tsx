import { en } from '../../strings/en.ts';
import { late } from '../../widgets/late.tsx';
import { Sheet } from '../../widgets/overlay/Sheet.tsx';

const SceneList = late(async () => (await import('../asked.ts')).SceneList);

/** The list is built when it is opened, not with the page. */
export function Scenes() {
  return (
    <Sheet name="scenes" title={en.scenes.title} note={en.scenes.note}>
      <SceneList />
      <p className="hint">{en.scenes.drop}</p>
    </Sheet>
  );
}
