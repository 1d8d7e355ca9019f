import { useState } from 'react';
import { useSession } from '../session/context.ts';
import { useMoment } from '../store/moment.ts';
import { useKeptRules } from '../store/rules/keptRules.ts';
import { raceTexts } from '../strings/race.ts';
import { whyNot } from '../strings/whyNot.ts';
import { Button } from '../widgets/Button.tsx';
import { CheckBoxes } from '../widgets/CheckBoxes.tsx';
import { SeedsBox } from '../widgets/numbers/SeedsBox.tsx';
import { HERE, ownCandidate, type Rival, raceNetwork, rivalsOf, sceneGroups } from './choices.ts';
import { racingOf, useRace } from './race.ts';
import styles from './style.module.css';

/** Rivals that are chosen to begin with: no policy at all, and whole frames by a threshold. */
const USUAL = ['rcd', 'epd'];
const USUAL_SEEDS = 5;

interface RivalsProps {
  readonly title: string;
  readonly list: readonly Rival[];
  readonly chosen: readonly string[];
  readonly isOff: boolean;
  readonly onChange: (chosen: readonly string[]) => void;
}

function Rivals({ title, list, chosen, isOff, onChange }: RivalsProps) {
  if (list.length === 0) return null;
  return (
    <fieldset className="stack gap-4" disabled={isOff} title={isOff ? whyNot.raceRuns : undefined}>
      <legend>{title}</legend>
      <CheckBoxes
        boxes={list.map(({ policy, short, name }) => ({ id: policy, label: short, title: name }))}
        chosen={chosen}
        onChange={onChange}
      />
    </fieldset>
  );
}

/** Who takes part, where, with how many seeds. */
export function RaceForm() {
  const session = useSession();
  const catalog = useMoment((s) => s.catalog);
  const title = useMoment((s) => s.loaded?.scenario.title ?? '');
  const running = useRace((s) => s.status === 'running');
  const again = useRace((s) => s.plan !== null);
  const kept = useKeptRules((s) => s.rules);
  const [mine] = useState(() => ownCandidate(session));
  const [rivals, setRivals] = useState<readonly string[]>(() => USUAL.filter((id) => id !== mine?.policy));
  const [networks, setNetworks] = useState<readonly string[]>([HERE]);
  const [seeds, setSeeds] = useState(USUAL_SEEDS);
  if (catalog === null || mine === null) return null;
  const { builtIn, rules } = rivalsOf(mine, catalog, kept);
  const count = (rivals.length + 1) * networks.length * seeds;
  const ready = rivals.length > 0 && networks.length > 0;

  const places = { chosen: networks, onChange: setNetworks, isLong: true };
  const choice = { chosen: rivals, isOff: running, onChange: setRivals };

  const start = () => {
    const chosen = networks.flatMap((id) => raceNetwork(session, id) ?? []);
    const against = [...builtIn, ...rules].filter(({ policy }) => rivals.includes(policy));
    racingOf(session).start(
      {
        candidates: [mine, ...against.map(({ policy, short }) => ({ name: short, policy }))],
        networks: chosen.map((network) => network.title),
        seeds: Array.from({ length: seeds }, (_, i) => i + 1),
      },
      chosen,
    );
  };
  return (
    <div className={styles.form}>
      <p>
        {raceTexts.mine}: <b>{mine.name}</b>
      </p>
      <Rivals {...choice} title={raceTexts.against} list={builtIn} />
      <Rivals {...choice} title={raceTexts.rules} list={rules} />
      <fieldset className="stack gap-4" disabled={running} title={running ? whyNot.raceRuns : undefined}>
        <legend>{raceTexts.networks}</legend>
        <CheckBoxes {...places} boxes={[{ id: HERE, label: raceTexts.here(title) }]} />
        <details>
          <summary>{raceTexts.more(networks.filter((id) => id !== HERE).length)}</summary>
          <div className={styles.scenes}>
            {sceneGroups().map((group) => (
              <fieldset key={group.title} className="stack gap-4">
                <legend>{group.title}</legend>
                <CheckBoxes
                  {...places}
                  boxes={group.entries.map((entry) => ({ id: entry.id, label: entry.title }))}
                />
              </fieldset>
            ))}
          </div>
        </details>
      </fieldset>
      <div className={styles.start}>
        <SeedsBox label={raceTexts.seeds} value={seeds} onChange={setSeeds} />
        {running ? (
          <Button onClick={racingOf(session).cancel}>{raceTexts.cancel}</Button>
        ) : (
          <Button filled missing={ready ? '' : raceTexts.nothing} onClick={start}>
            {again ? raceTexts.again : raceTexts.start}
          </Button>
        )}
        {ready && <span className="hint">{raceTexts.runs(count)}</span>}
      </div>
    </div>
  );
}
