import { Fragment } from 'react';
import { whole } from '../../format.ts';
import { POLICY_PATH } from '../../store/paths.ts';
import { useStage } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import { BufferSize, Parameter, parameterText } from './Parameter.tsx';
import { PseudoCode } from './PseudoCode.tsx';

interface PolicyCardProps {
  /** Only the lines that were looked at. */
  readonly fold: boolean;
  readonly parameters: boolean;
}

/** So many parameters fill the line that sums them up. */
const MANY = 4;

/** Where there is room for sliders beside code and score, they are open from the start. */
const roomy = matchMedia('(min-height: 56em), (max-width: 63.99em)').matches;

export function PolicyCard({ fold, parameters }: PolicyCardProps) {
  const catalog = useStage((s) => s.catalog);
  const shown = useStage((s) => s.loaded?.port);
  const port = useStage((s) => s.ports.find(({ id }) => id === shown));
  const asked = useStage((s) => s.requested[POLICY_PATH]);
  const set = useStage((s) => s.set);
  const policy = catalog?.policies.find(({ id }) => id === port?.policy);
  if (!catalog || !port || !policy) return <section className="policy" aria-label={en.policy.label} />;
  return (
    <section className="policy" aria-label={en.policy.label}>
      <div className="policy-head">
        <select
          className="policy-select"
          aria-label={en.policy.label}
          value={typeof asked === 'string' ? asked : policy.id}
          onChange={(event) => set(POLICY_PATH, event.target.value)}
        >
          {catalog.policies.map(({ id, short, name }) => (
            <option key={id} value={id}>
              {short}: {name}
            </option>
          ))}
        </select>
        <p className="citation">{policy.citation}</p>
      </div>
      {parameters && (
        <details className="parameters" open={roomy}>
          <summary>
            {policy.parameters.length < MANY && (
              <>
                {en.policy.buffer} <b>{whole(port.bufferCells)}</b>{' '}
              </>
            )}
            {policy.parameters
              .filter((spec) => spec.kind === 'number')
              .map((spec) => (
                <Fragment key={spec.name}>
                  {spec.label} <b>{parameterText(spec, port)}</b>{' '}
                </Fragment>
              ))}
          </summary>
          <p className="citation">{policy.citation}</p>
          <div className="parameter-list">
            <BufferSize port={port} />
            {policy.parameters.map((spec) => (
              <Parameter key={`${policy.id}.${spec.name}`} spec={spec} port={port} />
            ))}
          </div>
        </details>
      )}
      <PseudoCode policy={policy} fold={fold} />
    </section>
  );
}
