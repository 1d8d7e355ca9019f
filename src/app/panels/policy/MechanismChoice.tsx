import { isRuleText, type Mechanism, type MechanismInfo, policyName } from '../../../contract/index.ts';
import { RuleOptions, ruleActions } from '../../rules/late.ts';
import { useSession } from '../../session/context.ts';
import { useMoment } from '../../store/moment.ts';
import { mechanismsIn } from '../../store/paths.ts';
import { en } from '../../strings/en.ts';
import styles from './style.module.css';

interface MechanismChoiceProps {
  readonly mechanism: Mechanism;
  /** What runs there. */
  readonly info: MechanismInfo;
  /** Of the edit that it asks for. */
  readonly path: string;
}

const optionsOf = (list: readonly MechanismInfo[]) =>
  list.map(({ id, short, name }) => (
    <option key={id} value={id}>
      {short}: {name}
    </option>
  ));

/** What a port can run in a place: built-in mechanisms, of policies visitors and the reader's own rules too. */
export function MechanismChoice({ mechanism, info, path }: MechanismChoiceProps) {
  const session = useSession();
  const catalog = useMoment((s) => s.catalog);
  const asked = useMoment((s) => s.requested[path]);
  const set = useMoment((s) => s.set);
  if (catalog === null) return null;
  const value = typeof asked === 'string' ? asked : info.id;
  const known = mechanismsIn(catalog, mechanism).filter(({ id }) => !isRuleText(id));
  const visitors = known.filter(({ postDatesPapers }) => postDatesPapers);
  const own = known.filter(({ postDatesPapers }) => !postDatesPapers);
  const choose = (id: string) => {
    if (known.some((other) => other.id === id)) set(path, id);
    else void ruleActions.ask().then((actions) => actions.choose(session, id, path));
  };
  return (
    <select
      className={styles.select}
      data-path={path}
      aria-label={en.policy.labels[mechanism]}
      title={info.help}
      value={value}
      onChange={(event) => choose(event.target.value)}
    >
      {mechanism !== 'policy' ? (
        optionsOf(known)
      ) : (
        <>
          <optgroup label={en.policy.builtIn}>{optionsOf(own)}</optgroup>
          {visitors.length > 0 && <optgroup label={en.policy.visitors}>{optionsOf(visitors)}</optgroup>}
          <optgroup label={en.policy.rules}>
            {isRuleText(value) && (
              <option value={value}>
                {value === info.id ? `${info.short}: ${info.name}` : policyName(value)}
              </option>
            )}
            <RuleOptions running={value} />
          </optgroup>
        </>
      )}
      {!catalog.whole && <option disabled>{en.policy.othersComing}</option>}
    </select>
  );
}
