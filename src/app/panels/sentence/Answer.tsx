import { useEffect, useState } from 'react';
import type { AnswerFigure, RunResults } from '../../../contract/index.ts';
import { fixed, percent, whole } from '../../format.ts';
import { busy } from '../../rest.ts';
import { usePainted } from '../../store/painted.ts';
import { useStage } from '../../store/stage.ts';
import { linkResult, portResult } from '../score/measures.ts';

/** Figures that answers name, as they are written. */
function figureWords(results: RunResults, port: string): Readonly<Record<AnswerFigure, string>> {
  const { whole: all } = results;
  const ledger = linkResult(results, port)?.ledger;
  const at = portResult(results, port);
  const share = (value: number | undefined) => percent(value ?? Number.NaN, 0);
  return {
    useful: share(ledger?.useful),
    dead: share(ledger?.dead),
    duplicate: share(ledger?.duplicate),
    idle: share(ledger?.idle),
    packets: whole(all.packets),
    dropped: whole(at?.dropped ?? Number.NaN),
    timeouts: whole(all.timeouts),
    fastRetransmits: whole(all.fastRetransmits),
    hit: fixed(at?.hitPerEpoch ?? Number.NaN, 1),
    senders: whole(results.sessions.length),
    synchronization: fixed(all.synchronization, 2),
    cellsPerLostPacket: fixed(all.cellsLostPerLostPacket, 1),
  };
}

/** An answer with the figures of the run in the place of their names. */
export const filled = (answer: string, results: RunResults | null, port: string): string => {
  const figures = results && figureWords(results, port);
  return answer.replace(/\{(\w+)\}/g, (_, name: AnswerFigure) => figures?.[name] ?? '–');
};

interface AnswerProps {
  /** Of a scene of somebody's own; null: one of the built-in answers. */
  readonly own: string | null;
  /** Place of the question, from 0. */
  readonly at: number;
}

/** The answers of a scene, fetched when the first of them is opened. */
function useBuiltIn(isWanted: boolean, scene: string, at: number): string | null {
  const [answer, setAnswer] = useState<string | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const done = busy();
    import('../../../scenarios/answers.ts')
      .then(({ answers }) => setAnswer(answers[scene]?.[at] ?? null))
      .catch(() => {})
      .finally(done);
  }, [isWanted, scene, at]);
  return answer;
}

export function Answer({ own, at }: AnswerProps) {
  const scene = useStage((s) => s.loaded?.scenario.id ?? '');
  const port = useStage((s) => s.loaded?.port ?? '');
  const results = usePainted((s) => s.results);
  const builtIn = useBuiltIn(own === null, scene, at);
  return <p>{filled(own ?? builtIn ?? '', results, port)}</p>;
}
