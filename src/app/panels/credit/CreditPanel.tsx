import { type ReactElement, useRef } from 'react';
import { whole } from '../../format.ts';
import { type CreditHere, creditsAt, creditWords, type Side } from '../../headline/credit.ts';
import { Marker } from '../../lanes/Marker.tsx';
import { Row } from '../../plot/row/Row.tsx';
import { spokenPort } from '../../plot/shown.ts';
import { useWords, type WordsOf } from '../../plot/useWords.ts';
import { RARELY_MS, useMoment } from '../../store/moment.ts';
import { crosses, shortVcName } from '../../store/rated.ts';
import { creditTexts as words } from '../../strings/panels/credit.ts';
import { vcColor } from '../../theme/tokens/tokens.ts';
import { tracesOf } from '../../traces/index.ts';
import { setText } from '../../widgets/words/setText.ts';
import styles from './style.module.css';

const PARTS = ['waiting', 'underWay', 'left'] as const;

/** Writes the parts of every bar: their widths, and their numbers where they fit. */
function fill(bars: Element | null, credits: readonly CreditHere[]): void {
  const most = Math.max(1, ...credits.map(({ places }) => places));
  credits.forEach((here, row) => {
    const bar = bars?.children[row];
    PARTS.forEach((part, i) => {
      const element = bar?.children[i];
      if (!(element instanceof HTMLElement)) return;
      const share = (100 * here[part]) / most;
      element.style.width = `${share.toFixed(2)}%`;
      setText(element.firstElementChild, share < 8 ? '' : whole(here[part]));
    });
  });
}

const readCredits = ({ session, state: { loaded } }: WordsOf, side: Side): readonly CreditHere[] =>
  loaded === null ? [] : creditsAt(loaded, tracesOf(session).shown.view(), side);

/** Where credit is at the shown port: the places before it and those behind it. */
export function CreditPanel(): ReactElement | null {
  const loaded = useMoment((s) => s.loaded);
  const theme = useMoment((s) => s.theme);
  const followed = useMoment((s) => s.followedVc);
  const before = useRef<HTMLDivElement>(null);
  const behind = useRef<HTMLDivElement>(null);
  const spoken = useRef<HTMLParagraphElement>(null);
  useWords([], (moment) => {
    fill(before.current, readCredits(moment, 'before'));
    fill(behind.current, readCredits(moment, 'behind'));
  });
  useWords(
    [],
    (moment) => {
      const { loaded: run } = moment.state;
      const credits = readCredits(moment, 'before');
      if (run) setText(spoken.current, credits.map((credit) => creditWords(run, credit)).join(' '));
    },
    RARELY_MS,
  );
  if (!loaded) return null;
  const vcs = loaded.vcs.filter((vc) => crosses(vc, loaded.port));
  const [node = '', next = ''] = loaded.port.split('>');
  const bars = (box: typeof before, to: string) => (
    <div className={styles.side}>
      <p>{words.places(to)}</p>
      <div ref={box}>
        {vcs.map(({ id }) => (
          <div key={id} className={styles.bar} style={{ color: vcColor(theme, id) }}>
            {PARTS.map((part) => (
              <span key={part} data-part={part}>
                <b />
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
  return (
    <Row
      name="credit"
      title={words.title}
      notes={[words.note]}
      right={
        <ul className={styles.key} aria-hidden="true">
          {PARTS.map((part) => (
            <li key={part}>
              <i className={styles.sign} data-part={part} /> {words[part]}
            </li>
          ))}
        </ul>
      }
    >
      <div className={styles.sides} aria-hidden="true">
        <div className={styles.names}>
          {vcs.map(({ id }) => (
            <span key={id} data-followed={id === followed}>
              {shortVcName(loaded, id)} <Marker vc={id} />
            </span>
          ))}
        </div>
        {bars(before, node)}
        {bars(behind, next)}
      </div>
      <p className="unseen" role="note" aria-label={words.label(spokenPort(loaded.port))} ref={spoken} />
    </Row>
  );
}
