import { Component, createContext, type ReactNode } from 'react';
import { reportFault, useFaults } from '../store/faults.ts';
import { faults } from '../strings/faults.ts';
import styles from './guard.module.css';

interface GuardProps {
  /** Name of the part on the page. */
  readonly name: string;
  readonly children: ReactNode;
}

/** Name of the guarded part around a component, which its painters use to report exceptions. */
export const GuardedName = createContext('');

/** Replaces a part that throws by a note with its name; it is rendered again when the reader asks for it. */
export function Guard(props: GuardProps) {
  const attempt = useFaults((s) => s.attempt);
  return (
    <GuardedName value={props.name}>
      <Boundary key={attempt} {...props} />
    </GuardedName>
  );
}

class Boundary extends Component<GuardProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    reportFault(this.props.name, error);
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return <p className={styles.partBroken}>{faults.leftOut(this.props.name)}</p>;
  }
}
