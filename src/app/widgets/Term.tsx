import { Popover } from 'radix-ui';
import { en } from '../strings/en.ts';

interface TermProps {
  readonly name: string;
  readonly definition: string;
  readonly formula: string;
}

/** A measure's name; pressing it opens what it means and how it is computed. */
export function Term({ name, definition, formula }: TermProps) {
  return (
    <Popover.Root>
      <Popover.Trigger className="term">{name}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className="popover term-card"
          align="start"
          sideOffset={6}
          collisionPadding={12}
          aria-label={name}
        >
          <p className="term-name">{name}</p>
          <p>{definition}</p>
          <p className="formula">{formula}</p>
          <Popover.Close className="button">{en.score.close}</Popover.Close>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
