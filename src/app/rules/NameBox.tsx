import { keys } from '../keys/keys.ts';
import { LONGEST_NAME, ruleName } from '../store/rules/ruleHead.ts';

interface NameBoxProps {
  /** Text of the rule. */
  readonly text: string;
  readonly label: string;
  readonly onName: (name: string) => void;
}

/** Input for the name of a rule. */
export function NameBox({ text, label, onName }: NameBoxProps) {
  const name = ruleName(text);
  return (
    <input
      key={name}
      className="typed-name rule-name"
      aria-label={label}
      defaultValue={name}
      maxLength={LONGEST_NAME}
      spellCheck={false}
      onBlur={({ target }) => onName(target.value)}
      {...keys<HTMLInputElement>(({ key }, box) => (key === 'Enter' ? () => box.blur() : null))}
    />
  );
}
