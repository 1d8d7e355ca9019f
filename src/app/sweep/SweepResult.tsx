import { useMemo, useRef, useState } from 'react';
import { type SweepPlan, sweepCsv } from '../../race/sweep/index.ts';
import { type Job, keyOf } from '../../studies/index.ts';
import { onDemand } from '../late.ts';
import { sweepTexts as texts } from '../strings/pages/sweep.ts';
import { whyNot } from '../strings/whyNot.ts';
import { Button } from '../widgets/Button.tsx';
import { copied } from '../widgets/clipboard.ts';
import { saveFile } from '../widgets/saveFile.ts';
import { useQuestion } from './address.ts';
import { HeatMap } from './plots/HeatMap.tsx';
import { LinePlot } from './plots/LinePlot.tsx';
import { nameOfCurve, pointsWith } from './points.ts';
import { questionFile } from './question.ts';
import { SweepNumbers } from './SweepNumbers.tsx';
import { rowsOf, useSweepLab } from './sweepLab.ts';

interface SweepResultProps {
  readonly plan: SweepPlan;
  /** In the order of `sweepRuns`. */
  readonly jobs: readonly Job[];
}

const picture = onDemand(() => import('./picture.ts'));

/** Results of the completed runs: plots, numbers, files. */
export function SweepResult({ plan, jobs }: SweepResultProps) {
  const question = useQuestion();
  const results = useSweepLab((s) => s.results);
  const moments = useSweepLab((s) => s.moments);
  const drawn = useRef<HTMLDivElement>(null);
  const [note, setNote] = useState('');
  const rows = useMemo(() => rowsOf(jobs, plan, results), [jobs, plan, results]);
  const points = useMemo(
    () => pointsWith(plan, rows, jobs, { results, moments }),
    [plan, rows, jobs, results, moments],
  );
  const count = useMemo(() => jobs.filter((job) => results.has(keyOf(job))).length, [jobs, results]);
  if (count === 0) return <p className="hint">{texts.nothing(points.length, plan.seeds.length)}</p>;
  const { document } = question;
  const isHeat = plan.axes.length === 2;
  const curves = [...new Set(points.map(nameOfCurve))];
  const drawings = () => [...(drawn.current?.querySelectorAll<SVGSVGElement>('figure > svg') ?? [])];
  const { fileName } = texts;
  const saveSvg = async () => {
    const { sweepSvg } = await picture.ask();
    saveFile(fileName('svg'), 'image/svg+xml', sweepSvg(drawings(), question));
  };
  const savePng = async () => {
    const { pngFile } = await picture.ask();
    saveFile(fileName('png'), 'image/png', new Blob([(await pngFile(drawings())).slice()]));
  };
  const saves = [
    [texts.saveCsv, () => saveFile(fileName('csv'), 'text/csv', sweepCsv(plan, rows))],
    [texts.saveSvg, () => void saveSvg()],
    [texts.savePng, () => void savePng().catch(saveSvg)],
    [texts.saveFile, () => saveFile(fileName('json'), 'application/json', questionFile(question, rows))],
  ] as const;
  const copy = async () => {
    setNote((await copied(location.href)) ? texts.copied : location.href);
  };
  return (
    <section className="stack gap-24 shrinks" aria-label={texts.results}>
      {count < jobs.length && <p>{texts.partial(count, jobs.length)}</p>}
      <div ref={drawn} className="stack gap-24 shrinks">
        {plan.metrics.flatMap((metric, place) => {
          const shown = { plan, points, metric: place, document };
          return isHeat
            ? curves.map((curve) => <HeatMap key={`${metric} ${curve}`} {...shown} curve={curve} />)
            : [<LinePlot key={metric} {...shown} />];
        })}
      </div>
      <p className="hint">{isHeat ? texts.heatKey : texts.key}</p>
      <SweepNumbers plan={plan} points={points} document={document} />
      <fieldset className="wrap gap-8 middle">
        <legend className="unseen">{texts.saving}</legend>
        <span aria-hidden="true">{texts.saving}</span>
        {saves.map(([name, save]) => (
          <Button key={name} onClick={save}>
            {name}
          </Button>
        ))}
        <Button onClick={copy} disabled={document !== null} why={whyNot.fileOnly}>
          {texts.copy}
        </Button>
        <span className="hint" role="status">
          {document === null ? note : texts.fileOnly}
        </span>
      </fieldset>
    </section>
  );
}
