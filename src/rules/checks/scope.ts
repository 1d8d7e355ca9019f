import { INPUTS_OF, type Named } from '../names.ts';
import { nearest } from '../nearest.ts';
import type { Remembered, RuleKind, Type } from '../tree.ts';
import { isField, isInput, type PlaceName, unreadable } from './hooks.ts';

/** The part of a function of the rule that calls need. */
export interface Callable {
  readonly index: number;
  readonly args: number;
  readonly type: Type;
  /** Names that it reads, itself or by what it calls. */
  readonly uses: ReadonlySet<string>;
}

/** The names a rule knows at a place. */
export class Scope {
  /** Its first line says it. */
  kind: RuleKind = 'policy';
  /** By name; `VC state` for what is remembered for each VC. */
  readonly names = new Map<string, Named>();
  readonly functions = new Map<string, Callable>();
  readonly locals: string[] = [];
  /** Locals that are read. */
  readonly read = new Set<string>();
  readonly vc: Remembered[] = [];
  readonly counted = new Set<number>();
  readonly used = new Set<string>();
  /** Where `VC marked` is set. */
  readonly marksAt = new Set<PlaceName>();
  /** Where the text at hand is; null in the head, which is for all places. */
  place: PlaceName | null = null;
  /** A VC is at hand. */
  hasVc = true;

  add(name: string, named: Named): void {
    this.names.set(name, named);
  }

  /** Knows these arguments too, while `work` is done. */
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

  /** Why this name cannot be read here; null when it can. */
  unreadable(name: string): string | null {
    return this.place === null ? null : unreadable(name, this.place, this.hasVc);
  }

  /** Is at this place while `work` is done; what it names for itself is forgotten behind it. */
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

  /** The names that are read while `work` is done; they count as used as well. */
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

  /** The known name that is nearest; null where none is near, and where a minus sign is missing its blanks. */
  near(name: string): string | null {
    if (this.hasUnspacedMinus(name)) return null;
    return nearest(name, [
      ...this.names.keys(),
      ...Object.keys(INPUTS_OF[this.kind]),
      ...this.functions.keys(),
    ]);
  }

  /** `queue-1`: a name with a minus sign in it. */
  hasUnspacedMinus(name: string): boolean {
    return name.includes('-') && name.split('-').some((part) => this.isTaken(part));
  }
}
