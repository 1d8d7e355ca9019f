import { createRoot } from 'react-dom/client';
import { offlineTexts as texts } from '../strings/pages/offline.ts';
import { Button } from '../widgets/Button.tsx';
import styles from './style.module.css';

/** Says that a newer version waits, until it is taken or put off. */
export function showUpdate(take: () => void): void {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(
    <aside className={styles.update} aria-label={texts.label}>
      <p role="status">{texts.ready}</p>
      <Button filled onClick={take}>
        {texts.reload}
      </Button>
      <Button onClick={close}>{texts.later}</Button>
    </aside>,
  );
}
