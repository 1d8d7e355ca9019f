import { pageLink } from '../link/pageLink.ts';
import { homeTexts as texts } from '../strings/pages/home.ts';
import { late } from '../widgets/late.tsx';
import styles from './style.module.css';

const MEANWHILE = { meanwhile: texts };

const Lessons = late(async () => (await import('./Lessons.tsx')).Lessons, MEANWHILE);
const GoOn = late(async () => (await import('./GoOn.tsx')).GoOn);
const OwnFiles = late(async () => (await import('./OwnFiles.tsx')).OwnFiles, MEANWHILE);
const SceneCards = late(async () => (await import('./SceneCards.tsx')).SceneCards, MEANWHILE);

const TOOLS = [
  { href: pageLink('papers'), title: texts.papers, note: texts.papersNote },
  { href: pageLink('sweep'), title: texts.sweeps, note: texts.sweepsNote },
  { href: '?scene=whole-frames&editor=1', title: texts.rule, note: texts.ruleNote },
  { href: pageLink('lecture'), title: texts.lectures, note: texts.lecturesNote },
  { href: pageLink('glossary'), title: texts.glossary, note: texts.glossaryNote },
  { href: pageLink('model'), title: texts.model, note: texts.modelNote },
] as const;

/** Below the picture and the three cards, which are in `index.html`: lessons as a path, scenes, tools. */
export function Home() {
  return (
    <>
      <GoOn />
      <section className={styles.part} id="lessons" aria-labelledby="lessons-title">
        <h2 id="lessons-title">{texts.lessons}</h2>
        <Lessons />
      </section>
      <section className={styles.part} id="scenes" aria-labelledby="scenes-title">
        <h2 id="scenes-title">{texts.scenes}</h2>
        <SceneCards />
      </section>
      <section className={styles.part} id="tools" aria-labelledby="tools-title">
        <h2 id="tools-title">{texts.tools}</h2>
        <ul className={styles.tools}>
          {TOOLS.map(({ href, title, note }) => (
            <li key={href}>
              <a href={href}>{title}</a>
              <p className="muted">{note}</p>
            </li>
          ))}
        </ul>
        <OwnFiles />
      </section>
    </>
  );
}
