import type { ReactElement } from 'react';
import { whole } from '../../../format.ts';
import { thingWords as words } from '../../../strings/panels/things.ts';
import { whyNot } from '../../../strings/whyNot.ts';
import { Button } from '../../../widgets/Button.tsx';
import { lastPage, PAGE } from './items.ts';
import styles from './style.module.css';

interface PagesProps {
  readonly count: number;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Which items of a long list have boxes, and the way to the others. */
export function Pages({ count, page, onPage }: PagesProps): ReactElement {
  const first = page * PAGE;
  const last = Math.min(count, first + PAGE);
  return (
    <p className={styles.pages}>
      <Button quiet disabled={page === 0} why={whyNot.firstPage} onClick={() => onPage(page - 1)}>
        {words.earlierItems}
      </Button>
      <span role="status">{words.someItems(whole(first + 1), whole(last), whole(count))}</span>
      <Button quiet disabled={page >= lastPage(count)} why={whyNot.lastPage} onClick={() => onPage(page + 1)}>
        {words.laterItems}
      </Button>
    </p>
  );
}
