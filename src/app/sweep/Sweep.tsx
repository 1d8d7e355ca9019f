import { useEffect, useMemo, useState } from 'react';
import type { SweepChecked } from '../../contract/index.ts';
import { SweepFault, type SweepPlan } from '../../race/sweep/index.ts';
import { findScenario } from '../../scenarios/index.ts';
import { type Job, keyOf } from '../../studies/index.ts';
import { FileButton } from '../fileDrop/FileButton.tsx';
import { useDrop } from '../fileDrop/useDrop.ts';
import { LabPage } from '../lab/LabPage.tsx';
import { OlderRuns, RunFailures, RunProgress, RunsKept } from '../lab/RunStatus.tsx';
import { busy } from '../rest.ts';
import { sweepTexts as texts } from '../strings/pages/sweep.ts';
import { whyNot } from '../strings/whyNot.ts';
import { Button } from '../widgets/Button.tsx';
import { changeQuestion, questionNow, useQuestion } from './address.ts';
import { NamesProvider } from './names.ts';
import { offersOf, usualQuestion } from './offers.ts';
import { commandOf, fileOf, jobsOf, readSweepFile, type SweepQuestion, sweepPlan } from './question.ts';
import { SweepForm } from './SweepForm.tsx';
import { SweepResult } from './SweepResult.tsx';
import styles from './style.module.css';
import { asked, checked, networkOf, sweepLab, useSweepLab } from './sweepLab.ts';

const faultOf = (error: unknown): string => {
  if (error instanceof SweepFault) return error.message;
  return texts.unanswered(error instanceof Error ? error.message : String(error));
};

/** Fills in the usual sweep where the address names a scene and no setting. */
function beginUsual(known: SweepChecked): void {
  const question = questionNow();
  if (question.vary.length > 0) return;
  const network = networkOf(question);
  changeQuestion(usualQuestion(network, offersOf(network, known, question.policies)));
}

/** Choices for a network; null until the worker has answered, or if the network cannot run. */
function useKnown(onFault: (fault: string) => void): SweepChecked | null {
  const { scene, document } = useQuestion();
  const [known, setKnown] = useState<SweepChecked | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const atRest = busy();
    const question = async () =>
      asked({ type: 'check', scenario: networkOf({ ...questionNow(), scene, document }), points: [[]] });
    question()
      .then(
        (answer) => {
          if (!isCurrent) return;
          beginUsual(answer);
          setKnown(answer);
        },
        (error: unknown) => isCurrent && onFault(faultOf(error)),
      )
      .finally(atRest);
    return () => {
      isCurrent = false;
    };
  }, [scene, document, onFault]);
  return known;
}

interface Planned {
  readonly plan: SweepPlan;
  readonly jobs: readonly Job[];
}

/** The runs of a question, or an error message. */
function planned(question: SweepQuestion, known: SweepChecked): Planned | string {
  try {
    networkOf(question);
    const plan = sweepPlan(question, known.catalog.policies);
    return { plan, jobs: jobsOf(question, plan) };
  } catch (error) {
    return faultOf(error);
  }
}

/** Page of a sweep of one or two settings of a scenario: the question, its runs, the results. */
export function Sweep() {
  const question = useQuestion();
  /** Error of a question; another question has not been checked yet. */
  const [refused, setRefused] = useState<{ readonly by: SweepQuestion; readonly fault: string } | null>(null);
  const running = useSweepLab((s) => s.status === 'running');
  const opening = useSweepLab((s) => s.status === 'opening');
  const results = useSweepLab((s) => s.results);
  const [isChecking, setIsChecking] = useState(false);
  const refuse = useMemo(() => (fault: string) => setRefused({ by: questionNow(), fault }), []);
  const known = useKnown(refuse);
  const plan = useMemo(() => (known === null ? null : planned(question, known)), [question, known]);
  const { scene, document, policies } = question;
  const groups = useMemo(() => {
    const network = document ?? findScenario(scene);
    return known && network && offersOf(network, known, policies);
  }, [known, scene, document, policies]);
  const open = useMemo(
    () => async (file: File) => {
      try {
        changeQuestion(readSweepFile(file.name, await file.text(), questionNow()));
      } catch (error) {
        refuse(faultOf(error));
      }
    },
    [refuse],
  );
  useDrop(open);
  const start = async () => {
    if (known === null) return;
    const atRest = busy();
    setIsChecking(true);
    setRefused(null);
    try {
      const jobs = await checked(question, known);
      const network = networkOf(question);
      sweepLab.run(jobs, () => network);
    } catch (error) {
      setRefused({ by: question, fault: faultOf(error) });
    }
    setIsChecking(false);
    atRest();
  };
  const fault = typeof plan === 'string' ? plan : refused?.by === question ? refused.fault : null;
  const sound = typeof plan === 'string' ? null : plan;
  const missing = sound?.jobs.filter((job) => !results.has(keyOf(job))).length;
  return (
    <NamesProvider value={known?.catalog ?? null}>
      <LabPage
        shown="sweep"
        scene={question.document === null ? question.scene : undefined}
        question={texts.question}
        about={texts.about}
      >
        <div className={styles.columns}>
          <section className={styles.side} aria-label={texts.form}>
            <SweepForm known={known} groups={groups} />
            {fault !== null && (
              <p className="refusal" role="alert">
                {fault}
              </p>
            )}
            {running ? (
              <RunProgress lab={sweepLab} />
            ) : (
              <Button
                filled
                disabled={sound === null || opening || isChecking}
                why={sound === null ? whyNot.faultyQuestion : opening ? whyNot.reading : whyNot.checking}
                onClick={start}
              >
                {missing === undefined || missing === 0 ? texts.runAll : texts.run(missing)}
              </Button>
            )}
            <RunFailures lab={sweepLab} />
            <RunsKept lab={sweepLab} />
            <OlderRuns lab={sweepLab} find={(job) => fileOf(question, job) ?? findScenario(job.scenario)} />
            <FileButton label={texts.open} onFile={(file) => void open(file)} />
            <p className="hint">
              {texts.commandLine} <code>{commandOf(question)}</code>
            </p>
          </section>
          <div className={styles.result}>{sound !== null && <SweepResult {...sound} />}</div>
        </div>
      </LabPage>
    </NamesProvider>
  );
}
