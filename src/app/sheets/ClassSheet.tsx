import { useClassLinks } from '../panels/share/class/classLinks.ts';
import { QrCode } from '../panels/share/QrCode.tsx';
import { sheetTexts as texts } from '../strings/sharing/sheets.ts';
import { Paper } from './Paper.tsx';
import styles from './sheets.module.css';

/** The links for a class with a code for each camera. */
export function ClassSheet() {
  const { links } = useClassLinks();
  return (
    <Paper>
      <h1>{texts.classTitle}</h1>
      {links.length === 0 && <p>{texts.classEmpty}</p>}
      <ol className={styles.links}>
        {links.map(({ name, href, holds }) => (
          <li key={name}>
            <h2>{name}</h2>
            {holds && <p>{holds}</p>}
            <QrCode link={href} />
            <a href={href}>{href}</a>
          </li>
        ))}
      </ol>
    </Paper>
  );
}
