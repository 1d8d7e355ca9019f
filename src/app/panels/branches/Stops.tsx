import { useState } from 'react';
import { PS_PER_SECOND, type Stop } from '../../../contract/index.ts';
import { useMarks } from '../../store/marks.ts';
import { useStage } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import { stopWords } from './stopWords.ts';

const KINDS = ['loss', 'timeout', 'halving', 'above', 'below', 'time'] as const;
type Kind = (typeof KINDS)[number];

const isEvent = (kind: Kind): kind is 'loss' | 'timeout' | 'halving' =>
  kind === 'loss' || kind === 'timeout' || kind === 'halving';

/** The stop that the form describes; the worker judges it. */
function stopOf(kind: Kind, vc: string, limit: number, port: string): Stop {
  if (isEvent(kind)) {
    const here = kind === 'loss' ? port : null;
    return { kind: 'event', event: kind, vc: vc === '' ? null : Number(vc), port: here };
  }
  if (kind === 'time') return { kind: 'time', timePs: Math.round(limit * PS_PER_SECOND) };
  return { kind: 'level', channel: `queue/${port}`, side: kind, limit };
}

function Form() {
  const [kind, setKind] = useState<Kind>('loss');
  const [vc, setVc] = useState('');
  const [limit, setLimit] = useState('');
  const vcs = useStage((s) => s.loaded?.vcs);
  const port = useStage((s) => s.loaded?.port ?? '');
  const { stops, stopAt } = useMarks();
  return (
    <form
      className="stop-form"
      onSubmit={(event) => {
        event.preventDefault();
        stopAt([...stops, stopOf(kind, vc, limit.trim() === '' ? Number.NaN : Number(limit), port)]);
      }}
    >
      <select
        aria-label={en.marks.kind}
        value={kind}
        onChange={({ target }) => setKind(target.value as Kind)}
      >
        {KINDS.map((one) => (
          <option key={one} value={one}>
            {en.marks.kinds[one]}
          </option>
        ))}
      </select>
      {isEvent(kind) ? (
        <select aria-label={en.marks.vc} value={vc} onChange={({ target }) => setVc(target.value)}>
          <option value="">{en.marks.anyVc}</option>
          {vcs?.map(({ id }) => (
            <option key={id} value={id}>
              VC {id}
            </option>
          ))}
        </select>
      ) : (
        <span>
          <input
            className="number-box"
            aria-label={en.marks.limit}
            inputMode="decimal"
            value={limit}
            onChange={({ target }) => setLimit(target.value)}
          />{' '}
          {en.marks.units[kind]}
        </span>
      )}
      <button type="submit" className="button">
        {en.marks.add}
      </button>
    </form>
  );
}

/** Where the run stops by itself while it plays. */
export function Stops() {
  const { stops, problems, stopAt } = useMarks();
  return (
    <section className="marks" aria-label={en.marks.stops}>
      <h3>{en.marks.stops}</h3>
      <ul>
        {stops.map((stop, i) => {
          const words = stopWords(stop);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two stops may be the same.
            <li key={`${i} ${words}`}>
              <span>{words}</span>
              <button
                type="button"
                className="button-quiet"
                aria-label={en.marks.remove(words)}
                onClick={() => stopAt(stops.filter((_, k) => k !== i))}
              >
                {en.branches.delete}
              </button>
            </li>
          );
        })}
      </ul>
      <Form />
      {problems.map(({ path, value, reason }) => (
        <p key={path} className="refusal" role="alert">
          {en.marks.refused(path, String(value), reason)}
        </p>
      ))}
    </section>
  );
}
