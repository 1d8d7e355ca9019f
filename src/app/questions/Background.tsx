import { useSession } from '../session/context.ts';
import { useMoment } from '../store/moment.ts';
import { usePage } from '../store/page.ts';
import { teachingTexts as texts } from '../strings/teaching/teaching.ts';
import { isProjector } from '../theme/tokens/tokens.ts';
import { Fold } from '../widgets/Fold.tsx';
import { NoteParts } from './NoteParts.tsx';
import styles from './style.module.css';
import { useTeaching } from './teaching.ts';

/** Students see the page: it is on a projector, part of another one, next to a lesson, or has something locked. */
const useIsForStudents = (): boolean => {
  const { isMain } = useSession();
  const isArranged = usePage(({ embed, lock }) => embed || lock.length > 0);
  const isProjected = useMoment((s) => isProjector(s.theme));
  return isArranged || isProjected || !isMain;
};

function Note() {
  const note = useTeaching()?.note;
  return note === undefined ? null : <NoteParts note={note} />;
}

/** Where the scene is from, and what its teacher may want to know. */
export function Background() {
  const source = useMoment((s) => s.loaded?.scenario.source);
  const hasNote = useMoment((s) => s.loaded?.scenario.stage?.note !== undefined);
  const isBuiltIn = usePage(({ sceneId }) => sceneId !== null);
  const isForStudents = useIsForStudents();
  return (
    <>
      {source && <p className={styles.source}>{texts.source(source)}</p>}
      {!isForStudents && (isBuiltIn || hasNote) && (
        <Fold className={styles.teacher} look="button-quiet" summary={texts.forTeacher}>
          <Note />
        </Fold>
      )}
    </>
  );
}
