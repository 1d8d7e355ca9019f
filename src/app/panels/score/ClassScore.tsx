import type { ReactElement } from 'react';
import { CLASS_NAMES, portResult } from '../../../contract/index.ts';
import { percent, whole } from '../../format.ts';
import { shownPort } from '../../plot/shown.ts';
import { useMoment } from '../../store/moment.ts';
import { classTexts as words } from '../../strings/panels/classes.ts';
import { leavesAt } from './further.ts';
import score from './style.module.css';

/** Lost and arrived cells of each class at the shown port. */
export function ClassScore({ few }: { readonly few: boolean }): ReactElement | null {
  const results = useMoment((s) => s.results);
  const port = useMoment(shownPort);
  const all = (results && port && portResult(results, port.id)?.classes) ?? [];
  // A projector shows only the classes that lost cells.
  const classes = few ? all.filter(({ lost }) => lost > 0) : all;
  if (classes.length === 0) return null;
  return (
    <table className={score.rateScore}>
      <caption className="unseen">{words.score}</caption>
      <tbody>
        {classes.map(({ serviceClass, offered, lost, cellLossRatio }, i) => (
          <tr key={serviceClass} data-leaves={leavesAt(i)}>
            <th scope="row">
              {CLASS_NAMES[serviceClass]} {words.lost}
            </th>
            <td className={score.value}>{percent(offered > 0 ? cellLossRatio : Number.NaN, 1)}</td>
            <td className={score.aside}>{words.of(whole(lost), whole(offered))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
