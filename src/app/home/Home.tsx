import { homeTexts as texts } from '../strings/pages/home.ts';
import { lastVisit } from './lastVisit.ts';
import { later } from './later.tsx';
import styles from './style.module.css';

const Lessons = later(async () => (await import('./Lessons.tsx')).Lessons);
const Trying = later(async () => (await import('./Trying.tsx')).Trying);
const SceneCards = later(async () => (await import('./SceneCards.tsx')).SceneCards);

/** The opening scene, which begins to play. */
const OPENING = '?scene=half-empty';

const WAYS = [
  { href: '?page=papers', title: texts.papers, note: texts.papersNote },
  { href: '?page=sweep', title: texts.sweeps, note: texts.sweepsNote },
  { href: '?scene=whole-frames&card=policy', title: texts.rule, note: texts.ruleNote },
  { href: '?page=lecture', title: texts.lectures, note: texts.lecturesNote },
  { href: '?page=glossary', title: texts.glossary, note: texts.glossaryNote },
  { href: '?page=model', title: texts.model, note: texts.modelNote },
] as const;

function GoOn() {
  const visit = lastVisit();
  if (!visit) return null;
  return (
    <p className={styles.way}>
      <a className="button" href={visit.query}>
        {texts.goOn(visit.title)}
      </a>
      <span>{texts.goOnNote}</span>
    </p>
  );
}

/** The way in: one thing to press first, then everything else as a link. */
export function Home() {
  return (
    <>
      <section className={styles.first}>
        <h1>{texts.headline}</h1>
        <p>{texts.about}</p>
        <p className={styles.way}>
          <a className="button filled" href={OPENING}>
            {texts.watch}
          </a>
          <span>{texts.watchNote}</span>
        </p>
        <GoOn />
      </section>
      <section className={styles.scenes} aria-labelledby="lessons">
        <h2 id="lessons">{texts.lessons}</h2>
        <Lessons />
      </section>
      <nav className={styles.ways} aria-label={texts.more}>
        <ul>
          {WAYS.map(({ href, title, note }) => (
            <li key={href}>
              <a href={href}>{title}</a>
              <p>{note}</p>
            </li>
          ))}
        </ul>
      </nav>
      <Trying />
      <section className={styles.scenes} aria-labelledby="scenes">
        <h2 id="scenes">{texts.scenes}</h2>
        <SceneCards />
      </section>
    </>
  );
}
