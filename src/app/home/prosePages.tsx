import { accessibilityPage } from '../strings/pages/accessibility.ts';
import { modelPage } from '../strings/pages/model.ts';
import type { ProsePage } from '../strings/pages/prose.ts';
import styles from './style.module.css';
import { addressOf } from './terms.ts';

const LICENCES = './licences.txt';

/** A file next to the page, which the page as one file has inside: under an address that lasts as long as the page. */
function besides(href: string): string {
  const inside = href === LICENCES ? document.getElementById('licences') : null;
  return inside === null ? href : URL.createObjectURL(new Blob([inside.textContent], { type: 'text/plain' }));
}

/** A page of text: sections of named paragraphs, each with an address, and where to go on. */
function Prose({ page: { intro, sections, links } }: { readonly page: ProsePage }) {
  return (
    <>
      <p>{intro}</p>
      {sections.map(({ title, entries }) => (
        <section key={title} className={styles.terms}>
          <h2 className="title">{title}</h2>
          <dl>
            {entries.map(({ name, text }) => (
              <div key={name} id={addressOf(name)}>
                <dt className="strong">{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <ul className={styles.onward}>
        {links.map(({ href, text }) => (
          <li key={href}>
            <a href={besides(href)}>{text}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

export const Model = () => <Prose page={modelPage} />;
export const Accessibility = () => <Prose page={accessibilityPage} />;
