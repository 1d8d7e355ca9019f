import { useState } from 'react';
import { isRuleText } from '../../contract/index.ts';
import { useSession } from '../session/context.ts';
import { useMoment } from '../store/moment.ts';
import { showDialog, useLocked } from '../store/page.ts';
import { openEditor } from '../store/rules/editing.ts';
import { ruleTexts } from '../strings/rules.ts';
import { Button } from '../widgets/Button.tsx';

/** The shortest rule that does something: room or none. */
const THREE_LINES = `rule my-rule: ${ruleTexts.firstTitle}
short ${ruleTexts.firstName}

if queue < buffer
  accept
refuse
`;

/** A rule of one's own, from a built-in one or from nearly nothing. */
export function NewRule() {
  const session = useSession();
  const policies = useMoment((s) => s.catalog?.policies);
  const [base, setBase] = useState(THREE_LINES);
  if (useLocked('policy') || policies === undefined) return null;
  const begin = () => {
    showDialog(session, null);
    openEditor(session, { asked: base, isNew: true });
  };
  return (
    <>
      <label>
        {ruleTexts.from}{' '}
        <select value={base} onChange={({ target }) => setBase(target.value)}>
          <option value={THREE_LINES}>{ruleTexts.threeLines}</option>
          {policies
            .filter(({ id }) => !isRuleText(id))
            .map(({ id, short, name }) => (
              <option key={id} value={id}>
                {short}: {name}
              </option>
            ))}
        </select>
      </label>
      <Button filled onClick={begin}>
        {ruleTexts.create}
      </Button>
    </>
  );
}
