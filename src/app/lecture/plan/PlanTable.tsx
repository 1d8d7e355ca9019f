import type { Lecture, LectureStep } from '../../../lessons/lectures/lecture.ts';
import { lectureTexts as texts } from '../../strings/pages/lecture.ts';
import { Heads } from '../../widgets/Table.tsx';
import { planWithout, roomAddress } from '../address.ts';
import { sceneTitle } from '../place.ts';
import styles from './lecture.module.css';

interface RowProps {
  readonly step: LectureStep;
  /** Null: the step is left out. */
  readonly href: string | null;
  /** Leaves the step out, or takes it in again. */
  readonly onUse: (isUsed: boolean) => void;
}

function Row({ step, href, onUse }: RowProps) {
  const { from, to, title, say, ask, stops } = step;
  const presses = stops.flatMap((stop) => stop.say ?? []);
  return (
    <tr data-left={href === null || undefined}>
      <td>
        <label>
          <input
            type="checkbox"
            checked={href !== null}
            aria-label={texts.use(title)}
            onChange={({ currentTarget }) => onUse(currentTarget.checked)}
          />{' '}
          {href === null ? texts.leftOut : `${from}–${to}`}
        </label>
      </td>
      <th scope="row">
        {href === null ? title : <a href={href}>{title}</a>}
        <span className="block muted regular">{sceneTitle(step) ?? texts.board}</span>
      </th>
      <td>
        <ul>
          {say.map((line) => (
            <li key={line}>{line}</li>
          ))}
          {presses.map((line) => (
            <li key={line} className={styles.press}>
              {line}
            </li>
          ))}
        </ul>
      </td>
      <td>{ask}</td>
    </tr>
  );
}

interface TableProps {
  readonly whole: Lecture;
  readonly lecture: Lecture;
  readonly without: readonly number[];
}

/** The plan as it is printed: a row for each step, at the minutes that it has without those that are left out. */
export function PlanTable({ whole, lecture, without }: TableProps) {
  const { id, steps } = whole;
  const isUsed = (at: number): boolean => lecture === whole || !without.includes(at);
  const use = (at: number, isIn: boolean): void => {
    const left = steps.flatMap((_, i) => ((i === at ? isIn : isUsed(i)) ? [] : [i]));
    location.replace(planWithout(id, left, location.search));
  };
  return (
    <section aria-labelledby="plan" className={styles.plan}>
      <h2 id="plan">{texts.plan}</h2>
      <table>
        <Heads names={texts.columns} />
        <tbody>
          {steps.map((step, at) => {
            const place = steps.slice(0, at).filter((_, i) => isUsed(i)).length;
            const used = isUsed(at) ? lecture.steps[place] : undefined;
            return (
              <Row
                key={step.from}
                step={used ?? step}
                href={used === undefined ? null : roomAddress(id, place, location.search)}
                onUse={(isIn) => use(at, isIn)}
              />
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
