import type { ReactElement } from 'react';
import type { ParameterValue } from '../../../../contract/index.ts';
import { parameterValue } from '../../../format.ts';
import { isLocked } from '../../../link/parts.ts';
import { useMoment } from '../../../store/moment.ts';
import { usePage } from '../../../store/page.ts';
import { thingWords as words } from '../../../strings/panels/things.ts';
import { Locked } from '../../../widgets/Locked.tsx';
import { ChoiceRow, NumberRow } from '../../policy/rows.tsx';
import { Explained, useHelpLine } from '../help/HelpLine.tsx';
import type { PortField } from './fields.ts';

/** A setting of one port, or the same of several. */
export function LiveRow(props: PortField): ReactElement {
  const { spec, places, range } = props;
  const max = spec.kind === 'number' && spec.max === 'buffer' ? { max: places } : {};
  return (
    <Explained spec={{ ...spec, ...max, ...range }}>
      <Control {...props} />
    </Explained>
  );
}

function Control({ spec, paths, values, places, range }: PortField): ReactElement {
  const helpText = useHelpLine();
  const [path = ''] = paths;
  const [first] = values;
  const asked = useMoment((s) => s.requested[path]);
  const refusal = useMoment((s) => s.rejected[path]);
  const set = useMoment((s) => s.set);
  const forgive = useMoment((s) => s.forgive);
  const lock = usePage((s) => s.lock);
  const text = (value: ParameterValue | undefined) =>
    value === undefined ? '' : parameterValue(spec, value);
  const isMixed = values.some((value) => value !== first);
  const change = (value: ParameterValue) => {
    for (const one of paths) set(one, value);
  };
  if (paths.some((one) => isLocked(lock, one))) return <Locked label={spec.label} value={text(first)} />;
  if (spec.kind === 'choice')
    return (
      <ChoiceRow
        spec={spec}
        value={String(asked ?? first ?? '')}
        helpText={helpText}
        here={isMixed ? words.notAll(text(first)) : undefined}
        refusal={refusal}
        onChange={change}
      />
    );
  const applied = typeof first === 'number' ? first : null;
  return (
    <>
      <NumberRow
        spec={spec}
        max={spec.max === 'buffer' ? places : spec.max}
        value={typeof asked === 'number' ? asked : applied}
        applied={applied}
        refusal={refusal}
        helpText={helpText}
        {...(range && { range })}
        onChange={change}
        onSame={() => forgive(path)}
      />
      {isMixed && <p className="hint">{words.elsewhere([...new Set(values.map(text))].slice(1), 0)}</p>}
    </>
  );
}
