import type { Decision, RmVisit, Why, WhyFollowed, WhyRate, WhyStep } from '../../../contract/index.ts';
import { sayRemark, sayRemarks } from './index.ts';
import { MOMENTS } from './moments.ts';
import { sourceRules } from './sourceRules.ts';

export interface StepInWords extends Omit<WhyStep, 'text'> {
  readonly label: string;
  readonly text: string;
}

export interface DecisionInWords extends Omit<Decision, 'headline' | 'sentence'> {
  readonly headline: string;
  readonly sentence: string;
}

interface VisitInWords extends Omit<RmVisit, 'headline' | 'sentence' | 'because'> {
  readonly headline: string;
  readonly sentence: string;
  readonly because: string;
}

interface FollowedInWords extends Omit<WhyFollowed, 'sentence' | 'steps'> {
  readonly sentence: string;
  readonly steps: readonly StepInWords[];
}

interface RateInWords extends Omit<WhyRate, 'rules'> {
  readonly rules: readonly (typeof sourceRules)[keyof typeof sourceRules][];
}

/** An explanation with its sentences; numbers that are set bold are wrapped in `**`. */
export interface WhyInWords
  extends Omit<Why, 'headline' | 'sentence' | 'decision' | 'visit' | 'rate' | 'causes' | 'followed'> {
  readonly headline: string;
  readonly sentence: string;
  readonly decision: DecisionInWords | null;
  readonly visit: VisitInWords | null;
  readonly rate: RateInWords | null;
  readonly causes: readonly StepInWords[];
  readonly followed: FollowedInWords;
}

const stepInWords = (step: WhyStep): StepInWords => ({
  ...step,
  label: MOMENTS[step.name],
  text: sayRemark(step.text),
});

export const decisionInWords = (decision: Decision): DecisionInWords => ({
  ...decision,
  headline: sayRemark(decision.headline),
  sentence: sayRemarks(decision.sentence),
});

const visitInWords = (visit: RmVisit): VisitInWords => ({
  ...visit,
  headline: sayRemark(visit.headline),
  sentence: sayRemark(visit.sentence),
  because: visit.because === null ? '' : sayRemark(visit.because),
});

export const whyInWords = (why: Why): WhyInWords => ({
  ...why,
  headline: sayRemark(why.headline),
  sentence: sayRemarks(why.sentence),
  decision: why.decision && decisionInWords(why.decision),
  visit: why.visit && visitInWords(why.visit),
  rate: why.rate && { ...why.rate, rules: why.rate.rules.map((rule) => sourceRules[rule]) },
  causes: why.causes.map(stepInWords),
  followed: {
    ...why.followed,
    sentence: sayRemarks(why.followed.sentence),
    steps: why.followed.steps.map(stepInWords),
  },
});
