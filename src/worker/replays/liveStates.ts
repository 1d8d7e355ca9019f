import type { LiveStatesReport } from '../../contract/index.ts';
import { liveStatesOf } from '../../engine/explain.ts';
import type { Simulation } from '../../engine/index.ts';

export interface LiveStatesQuestion {
  readonly id: number;
  readonly vc: number;
}

/** Answers what a VC does where the run is: it is only looked at. */
export class LiveStatesNow {
  private readonly run: Simulation;
  private question: LiveStatesQuestion | null = null;

  constructor(run: Simulation) {
    this.run = run;
  }

  get busy(): boolean {
    return this.question !== null;
  }

  ask(question: LiveStatesQuestion): void {
    this.question = question;
  }

  /** The answer is of the moment at which it is given. */
  forget(): void {}

  work(): LiveStatesReport | null {
    const { question, run } = this;
    this.question = null;
    return (
      question && { type: 'acts', ...pick(question), time: run.now, states: liveStatesOf(run, question.vc) }
    );
  }
}

const pick = ({ id, vc }: LiveStatesQuestion) => ({ id, vc });
