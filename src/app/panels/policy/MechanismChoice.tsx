import { isRuleText, type Mechanism, type MechanismInfo } from '../../../contract/index.ts';
import { ruleActions, useOwnRules } from '../../rules/late.ts';
import { useSession } from '../../session/context.ts';
import { offeredMechanisms } from '../../settings/form/offeredMechanisms.ts';
import { useMoment } from '../../store/moment.ts';
import { mechanismsIn } from '../../store/paths.ts';
import { en } from '../../strings/en.ts';
import { type Option, type OptionGroup, Select } from '../../widgets/Select.tsx';
import styles from './style.module.css';

interface MechanismChoiceProps {
  readonly mechanism: Mechanism;
  /** The mechanism that runs now. */
  readonly info: MechanismInfo;
  /** Path of the edit that a choice sends. */
  readonly path: string;
}

/** Menu of the mechanisms that a port can run; for a policy also the commands for the reader's own rules. */
export function MechanismChoice({ mechanism, info, path }: MechanismChoiceProps) {
  const session = useSession();
  const catalog = useMoment((s) => s.catalog);
  const asked = useMoment((s) => s.requested[path]);
  const set = useMoment((s) => s.set);
  const { kept, commands } = useOwnRules();
  if (catalog === null) return null;
  const known = mechanismsIn(catalog, mechanism);
  const value = typeof asked === 'string' ? asked : info.id;
  const { options, groups } = offeredMechanisms(mechanism, known, value, kept);
  const choose = (id: string) => {
    if (!isRuleText(id) && known.some((other) => other.id === id)) set(path, id);
    else void ruleActions.ask().then((actions) => actions.choose(session, id, path));
  };
  return (
    <Select
      className={styles.select}
      data-path={path}
      aria-label={en.policy.labels[mechanism]}
      title={info.help}
      value={value}
      options={options}
      groups={mechanism === 'policy' ? withCommands(groups, commands) : groups}
      note={catalog.whole ? undefined : en.policy.othersComing}
      onChange={choose}
    />
  );
}

type Groups = readonly OptionGroup<string>[];

/** Puts the commands below the group of the reader's rules, which they are about. */
function withCommands(groups: Groups, commands: readonly Option<string>[]): Groups {
  if (commands.length === 0) return groups;
  const label = en.policy.rules;
  const rules = groups.find((group) => group.label === label)?.options ?? [];
  return [...groups.filter((group) => group.label !== label), { label, options: [...rules, ...commands] }];
}
