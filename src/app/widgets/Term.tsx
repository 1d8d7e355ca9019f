import { en } from '../strings/en.ts';
import { Popup, PopupClose } from './Popup.tsx';

interface TermProps {
  readonly name: string;
  readonly definition: string;
  readonly formula: string;
}

/** A measure's name; pressing it opens what it means and how it is computed. */
export function Term({ name, definition, formula }: TermProps) {
  return (
    <Popup trigger={name} triggerClass="term" label={name} cardClass="term-card" align="start" side="bottom">
      <p className="term-name">{name}</p>
      <p>{definition}</p>
      <p className="formula">{formula}</p>
      <PopupClose>{en.score.close}</PopupClose>
    </Popup>
  );
}
