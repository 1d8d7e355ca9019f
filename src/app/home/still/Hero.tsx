import { STRIP } from '../../../scenarios/pictures/strip.ts';
import { inWords } from '../../strings/counts.ts';
import { homeTexts as texts } from '../../strings/pages/home.ts';
import { capital } from '../../strings/text.ts';
import { STORY } from './addresses.ts';
import { areaOf, lineOf, stripMarks } from './strip.ts';
import styles from './style.module.css';

const { queue, bufferCells, use, emptyPercent, senders } = STRIP;
const MARKS = stripMarks(STRIP);
/** The first sentence, and the others: each gets a line of its own where they do not fit into one. */
const HEADLINE = texts.headline(emptyPercent, capital(inWords(senders))).split(/(?<=^[^.]*\. )/);
/** Height of the box in which the queue is drawn; its values are rounded to it. */
const HEIGHT = 250;
const LEVELS = queue.map((cells) => Math.round((HEIGHT * cells) / bufferCells));

const percent = (place: number): string => `${place}%`;

/** A mark at a share of the strip's length; its drawing is in sixteenths of a rem. */
const At = ({ place, children }: { readonly place: number; readonly children: React.ReactNode }) => (
  <svg
    x={percent(place)}
    width="1rem"
    height="1rem"
    viewBox="0 0 16 16"
    overflow="visible"
    aria-hidden="true"
  >
    {children}
  </svg>
);

function Losses() {
  return (
    <svg className={styles.losses} aria-hidden="true">
      {MARKS.full.map(({ at, isLabelled }) => (
        <At key={at} place={at}>
          <path d="M-10 3H10L0 20Z" />
          {isLabelled && (
            <text x="18" y="16">
              {texts.strip.full}
            </text>
          )}
        </At>
      ))}
    </svg>
  );
}

function Queue() {
  return (
    <svg
      className={styles.queue}
      viewBox={`0 0 ${queue.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.area} d={`${lineOf(LEVELS, HEIGHT)}V${HEIGHT}H0Z`} />
      <path className={styles.line} d={lineOf(LEVELS, HEIGHT)} />
    </svg>
  );
}

const words = (places: readonly number[], y: string, word: string) =>
  places.map((place) => (
    <text key={place} x={percent(place)} y={y}>
      {word}
    </text>
  ));

/** Name of the queue in every other idle period, where there is room for it. */
const QueueName = () => (
  <svg className={styles.ofQueue} aria-hidden="true">
    {MARKS.empty
      .filter((_, index) => index % 2 === 0)
      .map((place) => (
        <text key={place} x={percent(place)} y="34%" textAnchor="middle">
          {texts.strip.queue}
        </text>
      ))}
  </svg>
);

/** Use of the link: used is black, empty is hatched. */
export const Used = () => (
  <>
    <rect width="100%" height="100%" fill="url(#empty)" />
    <svg
      viewBox={`0 0 ${use.length} 100`}
      preserveAspectRatio="none"
      width="100%"
      height="100%"
      aria-hidden="true"
    >
      <path className={styles.black} d={areaOf(use, 100)} />
    </svg>
  </>
);

function Use() {
  return (
    <svg className={styles.use} aria-hidden="true">
      <pattern id="empty" width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={styles.hatch} d="M0 0V11" />
      </pattern>
      <Used />
      <g className={styles.onHatch}>{words(MARKS.empty, '29%', texts.strip.empty)}</g>
      <g className={styles.onBlack}>{words(MARKS.used, '70%', texts.strip.used)}</g>
    </svg>
  );
}

/** The headline with its contradiction, the link it is about, and one button. The moving part is one recorded picture, shifted by CSS. */
export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="headline">
      <h1 id="headline">
        {HEADLINE.map((sentences) => (
          <span key={sentences}>{sentences}</span>
        ))}
      </h1>
      <figure className={styles.view}>
        <div className={styles.window} role="img" aria-label={texts.strip.about(emptyPercent)}>
          <div className={styles.strip} id="strip">
            <Losses />
            <Queue />
            <QueueName />
            <Use />
          </div>
        </div>
        <span className={styles.head} />
        <figcaption className={styles.now}>
          <b>{texts.strip.link}</b> <span>{texts.strip.now}</span>
        </figcaption>
        <span className={styles.press} id="press" />
        <button type="button" className={styles.pause} id="pause" aria-pressed="false" hidden>
          <span className="unseen">{texts.strip.pause}</span>
        </button>
      </figure>
      <p className={styles.way}>
        <a className={styles.why} id="why" href={STORY}>
          {texts.why}
        </a>
        <span>{texts.whyNote}</span>
        <span id="continue" className={styles.goOn} />
      </p>
    </section>
  );
}
