import { Component, createContext, type ReactNode } from 'react';
import { reportFault, useFaults } from '../store/faults.ts';
import { faults } from '../strings/faults.ts';
import styles from './guard.module.css';

interface GuardProps {
  /** What the page calls the part inside. */
  readonly name: string;
  readonly children: ReactNode;
}

/** The part around a component, for its painters: they are named by it when they throw. */
export const GuardedName = createContext('');

/** A part that throws is left out and named in its place; it is built again when the reader asks for it. */
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
