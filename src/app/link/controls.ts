import { formatPath, ofEvery, readEditPath } from '../../contract/index.ts';

/**
 * Parts of the page that a link can leave out. `embedded`: a page inside another one leaves it out by itself
 * (VISUAL.md section 4: traces, followed window, sentence and transport stay).
 */
export const CONTROLS = {
  header: { embedded: true },
  scenes: { embedded: true },
  file: { embedded: true },
  share: { embedded: true },
  theme: { embedded: true },
  help: { embedded: true },
  seed: { embedded: true },
  questions: { embedded: true },
  network: { embedded: true },
  buffer: { embedded: true },
  queue: { embedded: false },
  droplist: { embedded: false },
  windows: { embedded: false },
  frames: { embedded: true },
  sentence: { embedded: false },
  policy: { embedded: true },
  score: { embedded: true },
  timeline: { embedded: true },
  step: { embedded: true },
  time: { embedded: true },
  speed: { embedded: true },
  tools: { embedded: true },
  digest: { embedded: true },
} as const;

export type ControlName = keyof typeof CONTROLS;
export const CONTROL_NAMES = Object.keys(CONTROLS) as readonly ControlName[];

/** What a link says about parts of the page. */
export interface Visibility {
  readonly embed?: boolean;
  readonly hide?: readonly ControlName[];
  readonly show?: readonly ControlName[];
}

/** Whether a part of the page is left out; `hide` goes before `show`. */
export function isHidden({ embed, hide, show }: Visibility, name: ControlName): boolean {
  if (hide?.includes(name)) return true;
  return embed === true && CONTROLS[name].embedded && !show?.includes(name);
}

/**
 * Whether `lock` holds the path of an edit or an override: as it is written, as the beginning of `policy.*`, or `*`.
 * The path of one port, or of the rate control of one VC, is held by that for all of them too.
 */
export function isLocked(lock: readonly string[] | undefined, path: string): boolean {
  if (!lock) return false;
  const edit = readEditPath(path);
  const ofAll = edit === null ? path : formatPath(ofEvery(edit));
  return lock.some((held) => {
    if (held === '*' || held === path || held === ofAll) return true;
    const start = held.endsWith('.*') ? held.slice(0, -1) : null;
    return start !== null && (path.startsWith(start) || ofAll.startsWith(start));
  });
}
