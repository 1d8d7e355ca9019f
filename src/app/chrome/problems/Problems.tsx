import { MOST_SHOWN } from '../../../contract/index.ts';
import { currentLink } from '../../client/opening/address.ts';
import { restore } from '../../client/opening/replay.ts';
import { RuleFailures } from '../../rules/late.ts';
import { writtenValue } from '../../saying.ts';
import { useSession } from '../../session/context.ts';
import type { Session } from '../../session/session.ts';
import { useBranches } from '../../store/branches/branches.ts';
import { type PageFault, tryAgain, useFaults } from '../../store/faults.ts';
import { useMoment } from '../../store/moment.ts';
import { say, showDialog, usePage } from '../../store/page.ts';
import { stageOf } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import { faults } from '../../strings/faults.ts';
import { Button } from '../../widgets/Button.tsx';
import { copied } from '../../widgets/clipboard.ts';
import { ProblemLine } from './ProblemLine.tsx';
import styles from './style.module.css';

/** The report of what went wrong, for those who can fix it. */
function copyReport(session: Session, what: string): void {
  const report = `${what}\n${currentLink(session).href}\n${navigator.userAgent}`;
  void copied(report).then((done) =>
    say(session, done ? en.problems.reportCopied : en.panels.plot.copyFailed),
  );
}

function Failure({ failure }: { readonly failure: string }) {
  const session = useSession();
  const retry = () => {
    stageOf(session).getState().dismissProblems();
    restore(session).then(
      () => stageOf(session).getState().play(),
      () => {}, // reported by the failure that comes with it
    );
  };
  return (
    <div className={styles.problem} role="alert">
      <p>{failure}</p>
      <Button quiet onClick={retry}>
        {en.problems.retry}
      </Button>
      <Button quiet onClick={() => copyReport(session, failure)}>
        {en.problems.report}
      </Button>
    </div>
  );
}

/** Parts of the page that threw, each once, and a way to try them again. */
function Faults({ list }: { readonly list: readonly PageFault[] }) {
  const session = useSession();
  const sentences = list.map(({ part, message }) => faults.failed(part || faults.unknown, message));
  return (
    <div className={styles.problem} role="alert">
      <p>
        {sentences.join(' ')} {faults.works}
      </p>
      <Button quiet onClick={tryAgain}>
        {faults.again}
      </Button>
      <Button quiet onClick={() => copyReport(session, sentences.join('\n'))}>
        {en.problems.report}
      </Button>
    </div>
  );
}

/** The strip under the header: what was wrong with a link or a file, why the simulation stopped, where a rule cannot go on, which part failed. */
export function Problems() {
  const broken = useFaults((s) => s.list);
  const hasFailures = useMoment((s) => s.failures.length > 0);
  return (
    <>
      <Refusals />
      {hasFailures && <RuleFailures />}
      {broken.length > 0 && <Faults list={broken} />}
    </>
  );
}

/** Values of a link that are named as in force, at most. */
const MOST_KEPT = 5;

/** The part of a link that is in force, next to the rest: settings of the scenario, then changes from 0 s on. */
function Kept() {
  const overrides = usePage((s) => s.overrides);
  const list = useBranches((s) => s.list.find(({ id }) => id === s.current)?.edits);
  const edits = (list ?? []).filter(({ time }) => time === 0);
  const values = [...overrides, ...edits.map(({ path, value }) => [path, value] as const)];
  if (values.length === 0) return null;
  const named = values.slice(0, MOST_KEPT).map(([path, value]) => `${path} = ${writtenValue(value)}`);
  return <> {en.problems.inForce(named.join(', '), values.length - named.length)}</>;
}

const showScenes = (session: Session) => showDialog(session, 'scenes');

function Refusals() {
  const session = useSession();
  const problems = useMoment((s) => s.problems);
  const failure = useMoment((s) => s.failure);
  const dismiss = useMoment((s) => s.dismissProblems);
  const file = usePage((s) => s.problemFile);
  const rest = file === null ? en.problems.rest : en.problems.goesOn;
  if (failure !== null) return <Failure failure={failure} />;
  const [first] = problems;
  if (first === undefined) return null;
  return (
    <div className={styles.problem} role="alert">
      {problems.length === 1 ? (
        <p>
          <ProblemLine problem={first} /> {rest}
          {file === null && <Kept />}
        </p>
      ) : (
        <>
          <p>
            {file && `${file}: `}
            {en.problems.many(problems.length)} {rest}
            {file === null && <Kept />}
          </p>
          <ul>
            {problems.slice(0, MOST_SHOWN).map((problem) => (
              <li key={`${problem.path} ${JSON.stringify(problem.reason)} ${String(problem.value)}`}>
                <ProblemLine problem={problem} />
              </li>
            ))}
            {problems.length > MOST_SHOWN && <li>{en.problems.more(problems.length - MOST_SHOWN)}</li>}
          </ul>
        </>
      )}
      {problems.some(({ path }) => path === 'scene') && (
        <Button quiet onClick={() => showScenes(session)}>
          {en.problems.scenes}
        </Button>
      )}
      <Button quiet onClick={dismiss}>
        {en.problems.dismiss}
      </Button>
    </div>
  );
}
