import { listings } from '../../scenarios/groups.ts';
import { SelectField } from '../widgets/Select.tsx';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChoice: (scene: string) => void;
  /** What a file calls itself that is open instead of a scene. */
  readonly file?: string | undefined;
  readonly className?: string | undefined;
}

/** All scenes, in the groups of the gallery. */
export function SceneChoice({ label, value, onChoice, file, className }: Props) {
  return (
    <SelectField
      className={className}
      label={label}
      value={value}
      options={file === undefined ? [] : [[value, file]]}
      groups={listings().map(({ title, entries }) => ({
        label: title,
        options: entries.map((entry) => [entry.id, entry.title]),
      }))}
      onChange={onChoice}
    />
  );
}
