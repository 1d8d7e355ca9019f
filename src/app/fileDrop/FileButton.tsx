import { useRef } from 'react';
import { Button } from '../widgets/Button.tsx';

interface FileButtonProps {
  readonly label: string;
  readonly onFile: (file: File) => void;
  /** Kinds of files that it offers. */
  readonly accept?: string;
  /** False: files come from elsewhere, and the field for them stays. */
  readonly hasButton?: boolean;
}

/** A button that opens a file of the device. */
export function FileButton({
  label,
  onFile,
  accept = '.json,application/json',
  hasButton = true,
}: FileButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      {hasButton && <Button onClick={() => picker.current?.click()}>{label}</Button>}
      <input
        ref={picker}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) onFile(file);
          target.value = '';
        }}
      />
    </>
  );
}
