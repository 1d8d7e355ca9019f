import {
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useId,
  useMemo,
  useState,
} from 'react';
import type { NumberParameter, ParameterSpec } from '../../../contract/index.ts';
import { elementWords as words } from '../../strings/panels/elementCard.ts';
import { rangeText } from './rows.tsx';
import styles from './style.module.css';

interface HelpLine {
  /** Id of what the line says of a parameter. */
  readonly id: string;
  readonly show: (spec: ParameterSpec) => void;
}

const Context = createContext<HelpLine | null>(null);

/** Rows of parameters, and below them what the one that is pointed at or has the focus does. */
export function WithHelpLine({ children }: { readonly children: ReactNode }): ReactElement {
  const id = useId();
  const [about, show] = useState<ParameterSpec | null>(null);
  const line = useMemo(() => ({ id, show }), [id]);
  return (
    <Context value={line}>
      {children}
      <p className={`mechanism-help ${styles.help}`}>
        <span id={id}>{about === null ? words.hint : <Sentence spec={about} />}</span>{' '}
        {about?.kind === 'number' && typeof about.max === 'number' && rangeText(about, limitsOf(about))}
      </p>
    </Context>
  );
}

const limitsOf = ({ min, max }: NumberParameter) => ({ min, max: Number(max) });

/** The range is not in it: boxes and sliders say theirs themselves. */
const Sentence = ({ spec: { label, help } }: { readonly spec: ParameterSpec }): ReactElement => (
  <>
    <b>{label}</b>. {help}
  </>
);

export const useHelpLine = (): string | undefined => useContext(Context)?.id;

interface ExplainedProps {
  readonly spec: ParameterSpec;
  readonly children: ReactNode;
}

/** A row that the line explains, where there is one. */
export function Explained({ spec, children }: ExplainedProps): ReactNode {
  const line = useContext(Context);
  if (line === null) return children;
  const { show } = line;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pointed at or focused is explained below.
    <div onFocus={() => show(spec)} onPointerEnter={() => show(spec)}>
      {children}
    </div>
  );
}
