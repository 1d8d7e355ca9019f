import { useDeferredValue, useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { Chart } from '../../../studies/figures/charts.ts';
import type { Study, StudyFigure } from '../../../studies/index.ts';
import { type Reading, readAnew } from '../../../studies/reading.ts';
import { atScale } from '../../../studies/scale.ts';
import { useLab } from '../lab.ts';
import { type Line, quantitiesOf } from '../tables/agreement.ts';
import { chartsOfFigure } from '../tables/charts.ts';
import { ownRuns } from '../tables/ownRuns.ts';

/** What is known of the numbers of a figure, drawn again when one of its runs comes, and when there is time. */
export function useCharts(
  study: Study,
  figure: StudyFigure,
  scale: number,
  reading: Reading | null,
): readonly Chart<Line>[] {
  const tables = useMemo(() => {
    const names = new Set((figure.tables ?? []).map(({ table }) => table));
    const own = study.tables.filter(({ table }) => names.has(table)).map((table) => atScale(table, scale));
    return reading === null ? own : readAnew(own, [reading]);
  }, [study, figure, scale, reading]);
  const known = useDeferredValue(useLab(useShallow((s) => tables.map((table) => ownRuns(table, s)))));
  return useMemo(() => {
    const quantities = tables.flatMap((table, nth) => {
      const own = known[nth];
      return own === undefined ? [] : [[table.table, quantitiesOf(study, table, own)] as const];
    });
    return chartsOfFigure(figure, new Map(quantities));
  }, [study, figure, tables, known]);
}
