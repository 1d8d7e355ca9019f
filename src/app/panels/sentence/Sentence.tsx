import { useStage } from '../../store/stage.ts';
import { Rich } from '../../widgets/Rich.tsx';
import { Aftermath } from './Aftermath.tsx';
import { useTelling } from './useTelling.ts';

export function Sentence() {
  const { headline, sentence } = useTelling();
  const decision = useStage((s) => (s.run === 'playing' ? null : s.decision));
  return (
    <section className="sentence" aria-label={headline}>
      <h2>{headline}</h2>
      <p>
        <Rich text={sentence} />
      </p>
      {decision && !decision.accepted && <Aftermath decision={decision} />}
    </section>
  );
}
