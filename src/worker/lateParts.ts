import type { Edit, ScenarioDocument } from '../contract/index.ts';
import { isRare } from '../engine/index.ts';
import { judge } from './judged.ts';

/** Any message of the page; which other fields it has follows from its type. */
export interface Message {
  readonly type: string;
}

/** A script that comes late, with what a message can ask of it. */
export interface LatePart {
  /** Whether the message cannot be obeyed without it. */
  needs(message: Message): boolean;
  load(): Promise<unknown>;
}

/** Begins a rule in JSON, where a line end before it is `\n` and a tab after it is `\t`: `rule name:`. */
const RULE = /(?:\b|\\[nrt])rule(?:\s|\\t)+[\w-]+(?:\s|\\t)*:/;

/** Whether there is the text of a rule anywhere in a message: what reads it is the language. */
export const holdsRule = (message: Message): boolean =>
  message.type === 'rule' || RULE.test(JSON.stringify(message));

/** Commands that move or show a run, whatever mechanisms it has. */
const PLAIN: ReadonlySet<string> = new Set([
  'play',
  'pause',
  'speed',
  'seek',
  'watch',
  'ackBatch',
  'budget',
  'resyncEdits',
  'warmUp',
  'loadLateParts',
  'race',
  'study',
  'export',
  'story',
]);

interface Load extends Message {
  readonly scenario: ScenarioDocument;
  readonly edits: readonly Edit[];
}

const isLoad = (message: Message): message is Load => message.type === 'load';

/** The first script has what the opening scene needs: documents that are whole to it run at once, everything else may need more. */
function isPlain({ scenario: document, edits }: Load): boolean {
  const { scenario, problems } = judge(document);
  return edits.length === 0 && problems.length === 0 && scenario !== null && !isRare(scenario);
}

export const needsMechanisms = (message: Message): boolean =>
  isLoad(message) ? !isPlain(message) : !PLAIN.has(message.type);

/**
 * Takes messages in their order. One that needs a part that is not there waits for it, and those behind it wait too. If a part
 * cannot be had, the message goes on without it and the engine reports what it cannot do; the next one asks again.
 */
export class LateParts<M extends Message> {
  private readonly there = new Set<LatePart>();
  private readonly loading = new Map<LatePart, Promise<void>>();
  private readonly waiting: M[] = [];
  private isWaiting = false;

  constructor(
    private readonly parts: readonly LatePart[],
    private readonly obey: (message: M) => void,
  ) {}

  take(message: M): void {
    this.waiting.push(message);
    if (!this.isWaiting) this.goOn();
  }

  /** Fetches a part before a message needs it. */
  load(part: LatePart): Promise<void> {
    const fetching = this.loading.get(part);
    if (fetching !== undefined) return fetching;
    const done = part.load().then(
      () => void this.there.add(part),
      () => void this.loading.delete(part),
    );
    this.loading.set(part, done);
    return done;
  }

  private goOn(): void {
    this.isWaiting = false;
    for (let message = this.waiting.shift(); message !== undefined; message = this.waiting.shift()) {
      const next = message;
      const missing = this.parts.filter((part) => !this.there.has(part) && part.needs(next));
      if (missing.length > 0) {
        this.isWaiting = true;
        void Promise.all(missing.map((part) => this.load(part))).then(() => {
          this.obey(next);
          this.goOn();
        });
        return;
      }
      this.obey(next);
    }
  }
}
