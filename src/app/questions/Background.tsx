import { useSession } from '../session/context.ts';
import { useMoment } from '../store/moment.ts';
import { usePage } from '../store/page.ts';
import { teachingTexts as texts } from '../strings/teaching/teaching.ts';
import { isProjector } from '../theme/tokens/tokens.ts';
import { Fold } from '../widgets/Fold.tsx';
import { useNote } from './builtIn.ts';
import { NoteParts } from './NoteParts.tsx';
import styles from './style.module.css';

/** Students see the page: it is on a projector, part of another one, next to a lesson, or has something locked. */
const useIsForStudents = (): boolean => {
  const { isMain } = useSession();
  const isArranged = usePage(({ embed, lock }) => embed || lock.length > 0);
  const isProjected = useMoment((s) => isProjector(s.theme));
  return isArranged || isProjected || !isMain;
};

function Note({ own, scene }: { readonly own: string | undefined; readonly scene: string }) {
  const note = useNote(own === undefined, scene);
  if (own !== undefined) return <p>{own}</p>;
  if (note === null) return null;
  return <NoteParts note={note} />;
}

/** Where the scene is from, and what its teacher may want to know. */
export function Background() {
  const scene = useMoment((s) => s.loaded?.scenario.id ?? '');
  const source = useMoment((s) => s.loaded?.scenario.source);
  const own = useMoment((s) => s.loaded?.scenario.stage?.note);
  const isBuiltIn = usePage(({ sceneId }) => sceneId !== null);
  const isForStudents = useIsForStudents();
  return (
    <>
      {source && <p className={styles.source}>{texts.source(source)}</p>}
      {!isForStudents && (isBuiltIn || own !== undefined) && (
        <Fold className={styles.teacher} look="button-quiet" summary={texts.forTeacher}>
          <Note own={own} scene={scene} />
        </Fold>
      )}
    </>
  );
}
