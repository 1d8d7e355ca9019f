import { listings } from '../../scenarios/groups.ts';
import { findScenario } from '../../scenarios/index.ts';
import { SelectField } from '../widgets/Select.tsx';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChoice: (scene: string) => void;
  /** Name of a file that is open instead of a scene. */
  readonly file?: string | undefined;
  readonly className?: string | undefined;
}

/** All scenes, in the groups of the gallery; an open file comes first, so that no scene seems to be chosen. */
export function SceneChoice({ label, value, onChoice, file, className }: Props) {
  const groups = listings().map(({ title, entries }) => ({
    label: title,
    options: entries.map((entry) => [entry.id, entry.title] as const),
  }));
  const isListed = groups.some(({ options }) => options.some(([id]) => id === value));
  const own = file ?? findScenario(value)?.title ?? value;
  return (
    <SelectField
      className={className}
      label={label}
      value={value}
      options={file === undefined && isListed ? [] : [[value, own]]}
      groups={groups}
      onChange={onChoice}
    />
  );
}
