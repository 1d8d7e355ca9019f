import { useEffect, useState } from 'react';
import { homeTexts as texts } from '../strings/pages/home.ts';
import type { GlossaryEntry } from '../strings/terms/entry.ts';
import { GLOSSARY } from '../strings/terms/glossary.ts';
import styles from './style.module.css';
import { addressOf, withWords } from './terms.ts';

function Entry({ name, text, unit, source }: GlossaryEntry) {
  const id = addressOf(name);
  const facts = [unit && texts.unit(unit), source && texts.from(source)].filter(Boolean).join(' ');
  return (
    <div id={id}>
      <dt className="strong">
        <a href={`#${id}`}>{name}</a>
      </dt>
      <dd>
        {text}
        {facts && <small className="block small muted">{facts}</small>}
      </dd>
    </div>
  );
}

/** Scrolls to the term of the address: the browser looked for it before it was there. */
const showAsked = (): void =>
  document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();

/** Every term of the page, each with an address. */
export function GlossaryPage() {
  const [words, setWords] = useState('');
  useEffect(showAsked, []);
  const groups = withWords(GLOSSARY, words);
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <>
      <search className={styles.find}>
        <input
          type="search"
          aria-label={texts.find}
          placeholder={texts.find}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <output>{words.trim() === '' ? '' : count === 0 ? texts.none : texts.found(count)}</output>
      </search>
      {groups.map(({ title, entries }) => (
        <section key={title} className={styles.terms}>
          <h2 className="title">{title}</h2>
          <dl>
            {entries.map((entry) => (
              <Entry key={entry.name} {...entry} />
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
