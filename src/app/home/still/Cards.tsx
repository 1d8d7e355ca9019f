import type { ReactNode } from 'react';
import { DRAWN } from '../../../scenarios/pictures/drawn.ts';
import { area, steps } from '../../chrome/gallery/paths.ts';
import { homeTexts as texts } from '../../strings/pages/home.ts';
import { BE_THE_SENDER, FIRST_LESSON, GUESS, GUESS_THE_SENDER, STORY } from './addresses.ts';
import { Used } from './Hero.tsx';
import styles from './style.module.css';

const WIDTH = 96;
const QUEUE = { base: 40, height: 34 } as const;

/** The queue of the story that is watched. */
function Watched() {
  const { queue } = DRAWN['half-empty'] ?? { queue: '' };
  return (
    <svg className={styles.picture} viewBox={`0 0 ${WIDTH} 46`} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.axis} d={`M0 6H${WIDTH}M0 40H${WIDTH}`} />
      <path className={styles.area} d={area(queue, QUEUE)} />
      <path className={styles.thin} d={steps(queue, QUEUE)} />
    </svg>
  );
}

const CELLS = 12;
const LOST = 7;
const [CELL, STEP] = [14, 16];

/** A packet as cells, one of them lost. */
function Cells() {
  return (
    <svg className={styles.picture} viewBox={`0 0 ${CELLS * STEP} 44`} aria-hidden="true">
      <path d={`M${LOST * STEP + 2} 1h10l-5 8z`} className={styles.lost} />
      {Array.from({ length: CELLS }, (_, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: cells are their places.
          key={index}
          className={index === LOST ? styles.gap : styles.cell}
          x={index * STEP}
          y="13"
          width={CELL}
          height="26"
          rx="1.5"
        />
      ))}
    </svg>
  );
}

/** The use of the link under one setting, and an empty frame for the other. */
const Guess = () => (
  <span className={`${styles.picture} ${styles.two}`} aria-hidden="true">
    <b>A</b>
    <svg aria-hidden="true">
      <Used />
    </svg>
    <b className={styles.b}>B</b>
    <span className={styles.asked} />
  </span>
);

interface CardProps {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}

const Card = ({ id, href, title, note, children }: CardProps) => (
  <a className={styles.card} id={id} href={href}>
    <span>
      <strong>{title}</strong> {note}
    </span>
    {children}
  </a>
);

/** Three ways on: see it, learn it, try it. */
export function Cards({ lessons }: { readonly lessons: number }) {
  const { watch, learn, attempt, more, beTheSender, guessTheSender } = texts.cards;
  return (
    <nav className={styles.cards} aria-label={texts.cards.label}>
      <Card id="watch" href={STORY} title={watch.title} note={watch.note}>
        <Watched />
      </Card>
      <Card id="learn" href={FIRST_LESSON} title={learn.title} note={learn.note(lessons)}>
        <Cells />
      </Card>
      <Card id="try" href={GUESS} title={attempt.title} note={attempt.note}>
        <Guess />
      </Card>
      <p className={styles.more}>
        {more} <a href={BE_THE_SENDER}>{beTheSender}</a> <a href={GUESS_THE_SENDER}>{guessTheSender}</a>
      </p>
    </nav>
  );
}
