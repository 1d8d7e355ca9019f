import { placeOf } from '../../lab/places.ts';
import { usePage } from '../../store/page.ts';
import { backTexts as texts } from '../../strings/sharing/back.ts';
import styles from './back.module.css';

const TO: Readonly<Record<string, string>> = { race: texts.toRace, story: texts.toStory };

function nameOf(back: string, { within }: ReturnType<typeof placeOf>): string {
  if (within === null) return TO[back] ?? texts.toSweep;
  const { kind, name, paper } = within;
  return kind === 'table' ? texts.toTable(name, paper) : texts.toFigure(name, paper);
}

/** From a run to the table, figure, sweep, race or story whose link opened it. */
export function WayBack() {
  const back = usePage((page) => page.back);
  if (back === null) return null;
  const place = placeOf(back);
  return (
    <nav className={styles.back} aria-label={texts.label}>
      <a href={place.href}>
        <span aria-hidden="true">← </span>
        {nameOf(back, place)}
      </a>
    </nav>
  );
}
