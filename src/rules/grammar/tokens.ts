import { ContextTracker, ExternalTokenizer, type InputStream } from '@lezer/lr';
import { dedent, indent, newline, Prose } from './parser.terms.ts';

const NEWLINE = 10;
const RETURN = 13;
const SPACE = 32;
const TAB = 9;
const HASH = 35;
const END = -1;

const isBlank = (code: number): boolean => code === SPACE || code === TAB || code === RETURN;

/** To the end of the line: what follows `help`, `say` and the like. */
export const prose = new ExternalTokenizer((input) => {
  if (input.next === NEWLINE || input.next === END) return;
  while (input.next !== NEWLINE && input.next !== END) input.advance();
  input.acceptToken(Prose);
});

/** Behind the end of a line: past lines without anything but a comment. */
function skipEmptyLines(input: InputStream): void {
  for (;;) {
    let ahead = 0;
    while (isBlank(input.peek(ahead))) ahead++;
    if (input.peek(ahead) === HASH)
      while (input.peek(ahead) !== NEWLINE && input.peek(ahead) !== END) ahead++;
    if (input.peek(ahead) !== NEWLINE) return;
    input.advance(ahead + 1);
  }
}

/** Columns at which the line begins here. */
function depthOf(input: InputStream): number {
  let depth = 0;
  while (input.peek(depth) === SPACE || input.peek(depth) === TAB) depth++;
  return depth;
}

/** Ends of lines, and blocks by indentation. The end of the text is the end of its last line and of all blocks. */
export const lines = new ExternalTokenizer((input, stack) => {
  const level = stack.context as Level;
  const before = input.peek(-1);
  const begins = before === NEWLINE || before === END;
  if (begins && input.next !== END) {
    const depth = depthOf(input);
    const first = input.peek(depth);
    const isEmpty = first === NEWLINE || first === HASH || first === RETURN || first === END;
    if (!isEmpty && depth < level.depth) {
      input.acceptToken(dedent);
      return;
    }
    if (!isEmpty && depth > level.depth) {
      input.advance(depth);
      input.acceptToken(indent);
      return;
    }
  }
  if (input.next === END) {
    if (level.depth > 0 && begins) input.acceptToken(dedent);
    else if (!begins && stack.canShift(newline)) input.acceptToken(newline);
    else if (level.depth > 0) input.acceptToken(dedent);
    return;
  }
  if (input.next !== NEWLINE) return;
  input.advance();
  skipEmptyLines(input);
  input.acceptToken(newline);
});

class Level {
  readonly parent: Level | null;
  readonly depth: number;
  readonly hash: number;

  constructor(parent: Level | null, depth: number) {
    this.parent = parent;
    this.depth = depth;
    this.hash = parent === null ? 0 : (Math.imul(parent.hash, 31) + depth + 1) | 0;
  }
}

const TOP = new Level(null, 0);

/** How deep the blocks are that are open. */
export const indentation = new ContextTracker<Level>({
  start: TOP,
  hash: (level) => level.hash,
  shift: (level, term, stack, input) => {
    if (term === indent) return new Level(level, stack.pos - input.pos);
    return term === dedent ? (level.parent ?? TOP) : level;
  },
});
