import type { SyntaxNode } from '@lezer/common';
import type { ParameterSpec } from '../../contract/index.ts';
import { formulasOf, type Reader } from '../grammar/reader.ts';
import type { Expression, Plotted } from '../tree.ts';
import { UNITS } from '../types.ts';
import type { FormulaChecks } from './formulas.ts';
import type { Scope } from './scope.ts';

const MEANINGS = ['probability', 'limit', 'amount', 'state'] as const;
type Meaning = (typeof MEANINGS)[number];

/** `plot probability against average queue "label of y"` with its lines, points and handles. */
export function plotOf(
  reader: Reader,
  formulas: FormulaChecks,
  scope: Scope,
  node: SyntaxNode,
  parameters: readonly ParameterSpec[],
): Plotted {
  const [meaning, label] = reader.name(formulasOf(node)[0] as SyntaxNode).split(' against ');
  if (!MEANINGS.includes(meaning as Meaning) || label === undefined)
    throw reader.fault(node, `a plot is \`plot ${MEANINGS.join('|')} against queue\``);
  const formula = (of: SyntaxNode, at = 0): Expression => formulas.number(formulasOf(of)[at] as SyntaxNode);
  const when = (of: SyntaxNode): Expression | null => {
    const condition = of.getChild('If');
    return condition === null ? null : formulas.truth(formulasOf(condition)[0] as SyntaxNode);
  };
  const parts = node.getChildren('PlotLine').flatMap((line) => line.firstChild ?? []);
  const only = (kind: string) => parts.filter(({ name }) => name === kind);
  const words = node.getChildren('Phrase').map((phrase) => reader.name(phrase));
  const top = only('PlotTop')[0];
  return {
    meaning: meaning as Meaning,
    x: { label, unit: 'cells' },
    y: {
      label: reader.words(node.getChild('String')) || (meaning as string),
      unit: words.find((word) => word in UNITS) ?? '',
      max: top === undefined ? null : formula(top),
    },
    lines: only('PlotCurve').map((line) => ({
      label: reader.words(line.getChild('String')),
      y: scope.withArguments(['x'], () => formulas.any(formulasOf(line)[0] as SyntaxNode)),
      when: when(line),
    })),
    points: only('PlotPoint').map((point) => ({
      x: formula(point),
      y: formulas.any(formulasOf(point)[1] as SyntaxNode),
      byVc: point.getChild('each') !== null,
      when: when(point),
    })),
    handles: only('PlotHandle').map((handle) => {
      const parameter = reader.of(reader.need(handle, 'Word'));
      if (!parameters.some((known) => known.name === parameter && known.kind === 'number'))
        throw reader.fault(handle, `there is no parameter \`${parameter}\` to drag`);
      const [x, y] = [formula(handle, 0), formula(handle, 1)];
      const along = x.is === 'parameter' && x.name === parameter ? 'x' : 'y';
      return { parameter, along, x, y, when: when(handle) };
    }),
  };
}
