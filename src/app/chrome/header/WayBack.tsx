import { originOf } from '../../lab/places.ts';
import { useSession } from '../../session/context.ts';
import { useMoment } from '../../store/moment.ts';
import { driveByHand, usePage } from '../../store/page.ts';
import { canDrive } from '../../store/runKind.ts';
import { backTexts as texts } from '../../strings/sharing/back.ts';
import { paperNames } from '../../strings/terms/sources.ts';
import styles from './back.module.css';

const TO: Readonly<Record<string, string>> = { race: texts.toRace, story: texts.toStory };

function nameOf(back: string, { within }: ReturnType<typeof originOf>): string {
  if (within === null) return TO[back] ?? texts.toSweep;
  const { kind, name } = within;
  const paper = paperNames[within.paper] ?? within.paper;
  return kind === 'table' ? texts.toTable(name, paper) : texts.toFigure(name, paper);
}

/** From a run to the table, figure, sweep, race or story whose link opened it, and to the screen on which its sender is driven. */
export function WayBack() {
  const session = useSession();
  const back = usePage((page) => page.back);
  const isDrivable = useMoment(canDrive);
  const place = back === null ? null : originOf(back);
  return (
    <nav className={styles.back} aria-label={texts.label}>
      {back !== null && place !== null && (
        <a href={place.href}>
          <span aria-hidden="true">← </span>
          {nameOf(back, place)}
        </a>
      )}
      {isDrivable && (
        <button type="button" onClick={() => driveByHand(session, true)}>
          <span aria-hidden="true">← </span>
          {texts.toHand}
        </button>
      )}
    </nav>
  );
}
