import type { Lecture, LectureStep } from '../../../lessons/lectures/lecture.ts';
import { lectureTexts as texts } from '../../strings/pages/lecture.ts';
import { roomAddress } from '../address.ts';
import { sceneTitle } from '../place.ts';
import styles from './lecture.module.css';

interface RowProps {
  readonly step: LectureStep;
  readonly href: string;
}

function Row({ step, href }: RowProps) {
  const { from, to, title, say, ask, stops } = step;
  const presses = stops.flatMap((stop) => stop.say ?? []);
  return (
    <tr>
      <td>
        {from}–{to}
      </td>
      <th scope="row">
        <a href={href}>{title}</a>
        <span>{sceneTitle(step) ?? texts.board}</span>
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

/** The plan as it is printed: a row for each step. */
export function PlanTable({ lecture: { id, steps } }: { readonly lecture: Lecture }) {
  return (
    <section aria-labelledby="plan" className={styles.plan}>
      <h2 id="plan">{texts.plan}</h2>
      <table>
        <thead>
          <tr>
            {texts.columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map((step, at) => (
            <Row key={step.from} step={step} href={roomAddress(id, at, location.search)} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
