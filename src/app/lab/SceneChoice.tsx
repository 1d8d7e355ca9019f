import { listings } from '../../scenarios/groups.ts';

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
    <label className={className}>
      {label}
      <select value={value} onChange={({ target }) => onChoice(target.value)}>
        {file !== undefined && <option value={value}>{file}</option>}
        {listings().map(({ id, title, entries }) => (
          <optgroup key={id} label={title}>
            {entries.map((entry) => (
              <option key={entry.id} value={entry.id}>
                {entry.title}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
