import type { ReactElement } from 'react';
import type { RatesReport, RateVariable } from '../../../contract/index.ts';
import { unitName } from '../../../strings/en/units.ts';
import { fixed, whole } from '../../format.ts';
import { useMoment } from '../../store/moment.ts';
import { vcName } from '../../store/vcNames.ts';
import { ratePanels } from '../../strings/panels/ratePanels.ts';
import tables from '../tables.module.css';
import { keptRows } from './keptRows.ts';
import { Spark } from './Spark.tsx';
import { StateStrip } from './StateStrip.tsx';
import { judgedWord, stateChannel } from './states.ts';
import styles from './style.module.css';

const words = ratePanels.kept;

/** Rates and cells as integers, numbers without unit with their significant digits; then the unit. */
export function variableText({ value, unit }: RateVariable): string {
  if (Number.isNaN(value)) return '–';
  if (!Number.isFinite(value)) return '∞';
  const digits =
    unit === '' || unit === 'ms' ? (Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : 3) : 0;
  return digits === 0 ? whole(Math.round(value)) : fixed(value, digits);
}

const labelOf = ({ label, unit }: RateVariable): string =>
  ['', 'VC', 'cells/s'].includes(unit) ? label : `${label}, ${unitName(unit)}`;

/** Memory of the shown port's rate algorithm: its variables, and its table of VCs. */
export function AlgorithmMemory({ open }: { readonly open: boolean }): ReactElement | null {
  const rates = useMoment((s) => s.rates);
  const loaded = useMoment((s) => s.loaded);
  const followed = useMoment((s) => s.followedVc);
  if (rates === null || (rates.variables.length === 0 && rates.table.length === 0)) return null;
  const rows = keptRows(rates.table, followed);
  return (
    <details className={`${styles.kept} ${tables.words}`} open={open}>
      <summary className="pressable">{words.title(rates.port.split('>')[0] ?? '')}</summary>
      {rates.variables.length > 0 && (
        <dl>
          {rates.variables.map((variable) => (
            <div key={variable.label} className="row gap-4">
              <dt>{labelOf(variable)}</dt>
              <dd>
                <Spark channel={`kept/${rates.port}/${variable.label}`} />
                {variable.unit === 'VC' && !Number.isNaN(variable.value)
                  ? vcName(loaded, variable.value)
                  : variableText(variable)}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {rates.table.length > 0 && <Table port={rates.port} rows={rows} name={(vc) => vcName(loaded, vc)} />}
      {rows.length < rates.table.length && <p>{words.some(rows.length, whole(rates.table.length))}</p>}
    </details>
  );
}

interface TableProps {
  readonly port: string;
  readonly rows: RatesReport['table'];
  readonly name: (vc: number) => string;
}

function Table({ port, rows, name }: TableProps): ReactElement {
  const labels = [...new Set(rows.flatMap(({ variables }) => variables.map(labelOf)))];
  const states = rows.some(({ state }) => state !== '');
  return (
    <table className={tables.numbers}>
      <thead>
        <tr>
          <th scope="col">{words.vc}</th>
          {states && (
            <th scope="col" colSpan={2}>
              {words.state}
            </th>
          )}
          {labels.map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ vc, state, variables }) => (
          <tr key={vc}>
            <th scope="row">{name(vc)}</th>
            {states && (
              <>
                <td className={styles.past}>
                  <StateStrip channel={stateChannel(vc, port)} />
                </td>
                <td>{judgedWord(state)}</td>
              </>
            )}
            {labels.map((label) => {
              const found = variables.find((variable) => labelOf(variable) === label);
              return <td key={label}>{found ? variableText(found) : ''}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
