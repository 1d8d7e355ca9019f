import { INPUTS, type Named } from './names.ts';
import { nearest } from './problem.ts';
import type { Remembered, Type } from './tree.ts';

/** A function that the rule defines, as far as calls need it. */
export interface Callable {
  readonly index: number;
  readonly args: number;
  readonly type: Type;
}

/** The names a rule knows at a place. */
export class Scope {
  /** By name; `VC state` for what is remembered for each VC. */
  readonly names = new Map<string, Named>();
  readonly functions = new Map<string, Callable>();
  readonly locals: string[] = [];
  /** Locals that somebody reads. */
  readonly read = new Set<string>();
  readonly vc: Remembered[] = [];
  readonly counted = new Set<number>();
  readonly used = new Set<string>();

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

  isTaken(name: string): boolean {
    return this.names.has(name) || name in INPUTS || this.functions.has(name);
  }

  /** ` did you mean ...?`, or nothing. */
  suggest(name: string): string {
    if (name.includes('-') && name.split('-').some((part) => this.isTaken(part)))
      return '; a minus sign has blanks around it';
    const near = nearest(name, [...this.names.keys(), ...Object.keys(INPUTS), ...this.functions.keys()]);
    return near === null ? '' : `; did you mean \`${near}\`?`;
  }
}
