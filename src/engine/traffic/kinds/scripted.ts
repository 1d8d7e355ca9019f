import * as v from 'valibot';
import type { ScriptedDocument } from '../../../contract/index.ts';
import { known, list, number, oneOf } from '../../shapes.ts';
import type { StateIo } from '../../sim/state.ts';
import { DEFAULT_SOURCE } from '../defaults.ts';
import type { Pattern } from '../pattern.ts';
import { kindOf, unitEntries } from '../shapes.ts';
import type { PatternContext, SourceDefinition } from './kind.ts';

const PS_PER_US = 1e6;

class ScriptedPattern implements Pattern {
  readonly streams = [];
  private readonly script: { readonly times: readonly number[]; readonly unitPs: number };
  private start = 0;
  private emitted = 0;

  constructor({ times, unit = DEFAULT_SOURCE.scripted.unit }: ScriptedDocument, { slotPs }: PatternContext) {
    this.script = { times, unitPs: unit === 'us' ? PS_PER_US : slotPs };
  }

  state(io: StateIo): void {
    this.start = io.number(this.start);
    this.emitted = io.number(this.emitted);
  }

  begin(start: number): number {
    this.start = start;
    this.emitted = 0;
    return this.next();
  }

  next(): number {
    const { times, unitPs } = this.script;
    if (this.emitted >= times.length) return Infinity;
    return this.start + Math.floor(times[this.emitted++]! * unitPs);
  }
}

/** Cells or frames at the times listed in the document. For experiments and tests. */
export const scripted = {
  id: 'scripted',
  schema: known({
    kind: kindOf('scripted'),
    ...unitEntries,
    times: list(number(0, 1e12), 100_000, 'times'),
    unit: v.optional(oneOf(['us', 'slots'])),
  }),
  pattern: (source, context) => new ScriptedPattern(source, context),
} as const satisfies SourceDefinition<'scripted'>;
