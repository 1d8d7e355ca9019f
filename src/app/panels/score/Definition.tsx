import type { MeasureKey } from '../../strings/measures/measureNames.ts';
import { measureTexts } from '../../strings/measures/measures.ts';

/** Definition and formula of a measure. */
export function Definition({ of }: { readonly of: MeasureKey }) {
  const { definition, formula } = measureTexts[of];
  return (
    <>
      <p>{definition}</p>
      <p className="formula">{formula}</p>
    </>
  );
}
