import { usePage } from '../../store/page.ts';
import { useStage } from '../../store/stage.ts';
import { useWhy } from '../../store/why.ts';
import { en } from '../../strings/en.ts';
import { late } from '../../widgets/late.tsx';
import { Rich } from '../../widgets/Rich.tsx';
import { useProfile } from '../plot/profile.ts';
import { AskDecision } from '../why/AskDecision.tsx';
import { CostLine } from './CostLine.tsx';
import { useTelling } from './useTelling.ts';

const WhyCard = late(async () => (await import('../why/WhyCard.tsx')).WhyCard);

const showPolicy = () => usePage.setState({ tab: 'policy' });

export function Sentence() {
  const { headline, sentence } = useTelling();
  const decision = useStage((s) => (s.run === 'playing' ? null : s.decision));
  const phone = useProfile(useStage((s) => s.theme)) === 'phone';
  const asked = useWhy((s) => s.event !== null);
  const policyTab = usePage((s) => s.tab === 'policy');
  const refused = decision && !decision.accepted ? decision : null;
  // On a phone the whole story stands beside the code.
  const brief = phone && !policyTab;
  if (asked) return <WhyCard brief={brief} />;
  return (
    <section className="sentence" aria-label={headline}>
      <h2 key={headline}>{headline}</h2>
      <p key={sentence}>
        <Rich text={sentence} />{' '}
        {refused && brief && (
          <button type="button" className="button-quiet" onClick={showPolicy}>
            {en.live.all}
          </button>
        )}
        {decision && !(refused && brief) && <AskDecision decision={decision} />}
      </p>
      {refused && !brief && <CostLine decision={refused} />}
    </section>
  );
}
