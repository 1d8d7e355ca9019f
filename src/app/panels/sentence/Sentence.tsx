import { Rich } from '../../widgets/Rich.tsx';
import { useTelling } from './useTelling.ts';

export function Sentence() {
  const { headline, sentence } = useTelling();
  return (
    <section className="sentence" aria-label={headline}>
      <h2>{headline}</h2>
      <p>
        <Rich text={sentence} />
      </p>
    </section>
  );
}
