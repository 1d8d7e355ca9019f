import { GLOSSARY } from '../../strings/terms/glossary.ts';
import { HowItWorks } from './HowItWorks.tsx';
import styles from './style.module.css';

/** Every term of the page. */
export function GlossaryList() {
  return GLOSSARY.map(({ title, entries }) => (
    <section key={title} className={styles.glossary}>
      <h3>{title}</h3>
      <dl className="stack gap-8">
        {entries.map(({ name, text }) => (
          <div key={name}>
            <dt className="strong">{name}</dt>
            <dd>
              {text} <HowItWorks term={name} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
