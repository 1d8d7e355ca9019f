import { useState } from 'react';
import { whole } from '../../format.ts';
import { useStage } from '../../store/stage.ts';
import { raceTexts } from '../../strings/race.ts';
import { NumberBox } from '../../widgets/NumberBox.tsx';
import { HERE, networkOf, runningCandidate, sceneGroups } from './choices.ts';
import { cancelRace, startRace, useRace } from './race.ts';

/** Rivals that are chosen to begin with: no policy at all, and whole frames by a threshold. */
const USUAL = ['rcd', 'epd'];
const SEEDS = { usual: 5, least: 1, most: 100 };

const toggled = (list: readonly string[], id: string): readonly string[] =>
  list.includes(id) ? list.filter((one) => one !== id) : [...list, id];

interface BoxProps {
  readonly label: string;
  readonly title?: string;
  readonly checked: boolean;
  readonly onChange: () => void;
}

function Box({ label, title, checked, onChange }: BoxProps) {
  return (
    <label className="race-box" title={title}>
      <input type="checkbox" checked={checked} onChange={onChange} />
      <span>{label}</span>
    </label>
  );
}

/** Who takes part, where, with how many seeds. */
export function RaceForm() {
  const catalog = useStage((s) => s.catalog);
  const title = useStage((s) => s.loaded?.scenario.title ?? '');
  const running = useRace((s) => s.status === 'running');
  const again = useRace((s) => s.plan !== null);
  const [mine] = useState(runningCandidate);
  const [rivals, setRivals] = useState<readonly string[]>(() => USUAL.filter((id) => id !== mine?.policy));
  const [networks, setNetworks] = useState<readonly string[]>([HERE]);
  const [seeds, setSeeds] = useState(SEEDS.usual);
  if (catalog === null || mine === null) return null;
  const others = catalog.policies.filter(({ id }) => id !== mine.policy || mine.params !== undefined);
  const count = (rivals.length + 1) * networks.length * seeds;
  const ready = rivals.length > 0 && networks.length > 0;

  const start = () => {
    const chosen = networks.flatMap((id) => networkOf(id) ?? []);
    const against = catalog.policies.filter(({ id }) => rivals.includes(id));
    startRace(
      {
        candidates: [mine, ...against.map(({ id, short }) => ({ name: short, policy: id }))],
        networks: chosen.map((network) => network.title),
        seeds: Array.from({ length: seeds }, (_, i) => i + 1),
      },
      chosen,
    );
  };
  return (
    <div className="race-form">
      <p>
        {raceTexts.mine}: <b>{mine.name}</b>
      </p>
      <fieldset disabled={running}>
        <legend>{raceTexts.against}</legend>
        <div className="race-boxes">
          {others.map(({ id, short, name }) => (
            <Box
              key={id}
              label={short}
              title={name}
              checked={rivals.includes(id)}
              onChange={() => setRivals(toggled(rivals, id))}
            />
          ))}
        </div>
      </fieldset>
      <fieldset disabled={running}>
        <legend>{raceTexts.networks}</legend>
        <Box
          label={raceTexts.here(title)}
          checked={networks.includes(HERE)}
          onChange={() => setNetworks(toggled(networks, HERE))}
        />
        <details>
          <summary>{raceTexts.more(networks.filter((id) => id !== HERE).length)}</summary>
          <div className="race-scenes">
            {sceneGroups().map((group) => (
              <fieldset key={group.title}>
                <legend>{group.title}</legend>
                {group.entries.map((entry) => (
                  <Box
                    key={entry.id}
                    label={entry.title}
                    checked={networks.includes(entry.id)}
                    onChange={() => setNetworks(toggled(networks, entry.id))}
                  />
                ))}
              </fieldset>
            ))}
          </div>
        </details>
      </fieldset>
      <div className="race-start">
        <div className="race-seeds">
          <span aria-hidden="true">{raceTexts.seeds}</span>
          <NumberBox
            label={raceTexts.seeds}
            value={seeds}
            shown={whole(seeds)}
            onCommit={(value) => setSeeds(Math.min(SEEDS.most, Math.max(SEEDS.least, Math.round(value))))}
          />
        </div>
        {running ? (
          <button type="button" className="button" onClick={cancelRace}>
            {raceTexts.cancel}
          </button>
        ) : (
          <button type="button" className="button filled" disabled={!ready} onClick={start}>
            {again ? raceTexts.again : raceTexts.start}
          </button>
        )}
        <span className="hint">{ready ? raceTexts.runs(count) : raceTexts.nothing}</span>
      </div>
    </div>
  );
}
