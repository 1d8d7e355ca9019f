import { useState } from 'react';
import { elementAt, type LoadedReport } from '../../../contract/index.ts';
import { useMarks } from '../../store/branches/marks.ts';
import { markTexts } from '../../strings/marks.ts';
import { branchPanels } from '../../strings/panels/branchPanels.ts';
import { Select } from '../../widgets/Select.tsx';
import styles from '../style.module.css';
import { type Clause, stopOf, stopSubjects, subjectWords, usualClause, verbsOf } from './clauses.ts';

/** The chosen clause, adapted to this run, which may lack its subject or verb. */
function fitting(clause: Clause | null, loaded: LoadedReport): Clause {
  const subjects = stopSubjects(loaded);
  const words = clause && subjectWords(clause.subject, loaded);
  const subject = subjects.find((other) => subjectWords(other, loaded) === words) ?? elementAt(subjects, 0);
  const verbs = verbsOf(subject, loaded);
  const hasVerb = verbs.some(({ id }) => id === clause?.verb);
  return clause !== null && hasVerb
    ? { ...clause, subject }
    : usualClause(subject, elementAt(verbs, 0), loaded);
}

/** A breakpoint as one sentence with choices in it. */
export function StopForm({ loaded }: { readonly loaded: LoadedReport }) {
  const [chosen, choose] = useState<Clause | null>(null);
  const { stops, stopAt } = useMarks();
  const clause = fitting(chosen, loaded);
  const subjects = stopSubjects(loaded);
  const verbs = verbsOf(clause.subject, loaded);
  const unit = verbs.find(({ id }) => id === clause.verb)?.unit;
  const change = (next: Clause) => choose(fitting(next, loaded));
  return (
    <form
      className={styles.stopForm}
      onSubmit={(event) => {
        event.preventDefault();
        stopAt([...stops, stopOf(clause, loaded)]);
      }}
    >
      <span>{branchPanels.marks.when}</span>
      <Select
        aria-label={branchPanels.marks.subject}
        value={subjects.findIndex(
          (subject) => subjectWords(subject, loaded) === subjectWords(clause.subject, loaded),
        )}
        options={subjects.map((subject, at) => [at, subjectWords(subject, loaded)])}
        onChange={(at) => change({ ...clause, subject: elementAt(subjects, at) })}
      />
      <Select
        aria-label={branchPanels.marks.verb}
        value={clause.verb}
        options={verbs.map(({ id }) => [id, markTexts.verbs[id]])}
        onChange={(verb) => {
          const chosen = verbs.find(({ id }) => id === verb);
          if (chosen !== undefined) change(usualClause(clause.subject, chosen, loaded));
        }}
      />
      {unit !== undefined && (
        <span>
          <input
            className="number-box"
            aria-label={branchPanels.marks.limit}
            inputMode={unit === 'rate' ? 'text' : 'decimal'}
            value={clause.limit}
            onChange={({ target }) => change({ ...clause, limit: target.value })}
          />{' '}
          {markTexts.units[unit]}
        </span>
      )}
      <button type="submit" className="button">
        {branchPanels.marks.add}
      </button>
    </form>
  );
}
