import { fixed, whole } from '../../format.ts';
import { labSheetTexts as texts } from '../../strings/sharing/labSheet.ts';
import styles from './lab.module.css';
import { CELL_US, EXPECTED, type Expected, NETWORKS, stageRun, THRESHOLDS } from './runs.ts';

const HEADS = [texts.useful, texts.half, texts.queue, texts.delay] as const;

const written = ({ useful, half, queue }: Expected): readonly string[] => [
  fixed(100 * useful, 0),
  fixed(100 * half, 1),
  whole(queue),
  fixed((queue * CELL_US) / 1000, 2),
];

/** A row for each threshold: empty for students, filled in for their teacher. */
export function RunTable({ isFilled }: { readonly isFilled: boolean }) {
  return (
    <table className={styles.runs}>
      <thead>
        <tr>
          <th rowSpan={2} scope="col">
            {texts.threshold}
          </th>
          {NETWORKS.map(({ bytes }) => (
            <th key={bytes} colSpan={HEADS.length} scope="colgroup">
              {texts.bytes(whole(bytes))}
            </th>
          ))}
        </tr>
        <tr>
          {NETWORKS.flatMap(({ bytes }) =>
            HEADS.map((head) => (
              <th key={`${bytes} ${head}`} scope="col">
                {head}
              </th>
            )),
          )}
        </tr>
      </thead>
      <tbody>
        {THRESHOLDS.map((threshold, row) => (
          <tr key={threshold}>
            <th scope="row">
              <a href={stageRun(NETWORKS[0], threshold)} aria-label={texts.openRun(whole(threshold))}>
                {whole(threshold)}
              </a>
            </th>
            {NETWORKS.flatMap(({ bytes }) => {
              const known = EXPECTED[bytes][row];
              return HEADS.map((head, column) => (
                <td key={`${bytes} ${head}`}>{isFilled && known ? written(known)[column] : ''}</td>
              ));
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
