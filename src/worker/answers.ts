import { remark } from '../contract/index.ts';
import type { Answering } from './questions.ts';
import type { Answer } from './replays/index.ts';
import type { Run } from './run.ts';
import type { WorkerPort } from './workerPort.ts';

/** Answers questions about the past of the run. What finds them comes late, and is asked for again if it fails to. */
export class Answers {
  private readonly outside: WorkerPort;
  private readonly goOn: () => void;
  private answering: Answering | null = null;
  private coming = false;
  private failed = false;

  /** @param goOn leads to `work` soon */
  constructor(outside: WorkerPort, goOn: () => void) {
    this.outside = outside;
    this.goOn = goOn;
  }

  /** Gets what finds answers, unless it is there or on its way. */
  loadLateParts(): void {
    if (this.answering !== null || this.coming) return;
    this.coming = true;
    this.outside.answering(
      (answering) => this.came(answering),
      () => this.came(null),
    );
  }

  private came(answering: Answering | null): void {
    this.coming = false;
    this.answering = answering;
    this.failed = answering === null;
    this.goOn();
  }

  /** Works on what is asked about a run. */
  work({ questions, recordedUntil }: Run, mayGoOn: () => boolean): void {
    const { answering, failed } = this;
    this.failed = false;
    if (!questions.open) return;
    if (failed) this.sendAnswers(questions.giveUp(remark('answersMissing')));
    else if (answering === null) this.loadLateParts();
    else {
      this.sendAnswers(questions.work(answering, recordedUntil, mayGoOn));
      if (questions.open) this.goOn();
    }
  }

  private sendAnswers(answers: readonly Answer[]): void {
    for (const answer of answers) this.outside.post(answer);
  }
}
