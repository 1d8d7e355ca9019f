import { en } from '../../strings/en.ts';
import { late } from '../../widgets/late.tsx';
import { Sheet } from '../../widgets/overlay/Sheet.tsx';

const Gallery = late(async () => (await import('./Gallery.tsx')).Gallery);

/** The gallery is built when it is opened, not with the page. */
export function Scenes() {
  return (
    <Sheet name="scenes" title={en.scenes.title} note={en.scenes.note}>
      <Gallery />
    </Sheet>
  );
}
