import { INPUTS_OF, type Named } from '../names.ts';
import { nearest } from '../nearest.ts';
import type { Remembered, RuleKind, Type } from '../tree.ts';
import { isField, isInput, type PlaceName, unreadable } from './hooks.ts';

/** Properties of a function of the rule that calls need. */
export interface Callable {
  readonly index: number;
  readonly args: number;
  readonly type: Type;
  /** Names that it reads, directly or through calls. */
  readonly uses: ReadonlySet<string>;
}

/** Names known at a place of a rule. */
export class Scope {
  /** Given in the first line of the rule. */
  kind: RuleKind = 'policy';
  /** By name; `VC state` for values kept per VC. */
  readonly names = new Map<string, Named>();
  readonly functions = new Map<string, Callable>();
  readonly locals: string[] = [];
  /** Locals that are used. */
  readonly read = new Set<string>();
  readonly vc: Remembered[] = [];
  readonly counted = new Set<number>();
  readonly used = new Set<string>();
  /** Places at which `VC marked` is set. */
  readonly marksAt = new Set<PlaceName>();
  /** Place of the current text; null in the head, which applies to all places. */
  place: PlaceName | null = null;
  /** Whether there is a current VC. */
  hasVc = true;

  add(name: string, named: Named): void {
    this.names.set(name, named);
  }

  /** Adds these arguments during `work`. */
  withArguments<T>(args: readonly string[], work: () => T): T {
    const hidden = args.map((name) => [name, this.names.get(name)] as const);
    args.forEach((name, index) => {
      this.names.set(name, { store: 'argument', index, type: { kind: 'number', unit: '' } });
    });
    try {
      return work();
    } finally {
      for (const [name, before] of hidden) {
        if (before === undefined) this.names.delete(name);
        else this.names.set(name, before);
      }
    }
  }

  /** Reason why a name cannot be read here; null if it can. */
  unreadable(name: string): string | null {
    return this.place === null ? null : unreadable(name, this.place, this.hasVc);
  }

  /** Sets the place during `work`; names declared there are then removed. */
  at<T>(place: PlaceName, hasVc: boolean, work: () => T): T {
    const before = { place: this.place, hasVc: this.hasVc };
    Object.assign(this, { place, hasVc });
    try {
      return work();
    } finally {
      Object.assign(this, before);
      if (before.place === null)
        for (const [name, { store }] of this.names) if (store === 'local') this.names.delete(name);
    }
  }

  /** Names read during `work`; they also count as used. */
  usesOf<T>(work: () => T): { readonly result: T; readonly uses: ReadonlySet<string> } {
    const before = [...this.used];
    this.used.clear();
    const result = work();
    const uses = new Set(this.used);
    for (const name of before) this.used.add(name);
    return { result, uses };
  }

  isInput(name: string): boolean {
    return isInput(name, this.kind);
  }

  isTaken(name: string): boolean {
    return this.names.has(name) || this.isInput(name) || isField(name, this.kind) || this.functions.has(name);
  }

  /** Nearest known name; null if none is similar, or if a minus sign only lacks its blanks. */
  near(name: string): string | null {
    if (this.hasUnspacedMinus(name)) return null;
    return nearest(name, [
      ...this.names.keys(),
      ...Object.keys(INPUTS_OF[this.kind]),
      ...this.functions.keys(),
    ]);
  }

  /** Whether a name contains a minus sign: `queue-1`. */
  hasUnspacedMinus(name: string): boolean {
    return name.includes('-') && name.split('-').some((part) => this.isTaken(part));
  }
}
