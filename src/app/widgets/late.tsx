import { type ComponentType, type ReactElement, useEffect, useSyncExternalStore } from 'react';
import { isDue, type LateOptions, type LatePart, latePart } from '../late.ts';

/** A late part as it is now; asked for while it `isWanted`. */
export function useLate<Part>({ get, load, subscribe }: LatePart<Part>, isWanted: boolean): Part | null {
  const part = useSyncExternalStore(subscribe, get, get);
  useEffect(() => {
    if (isWanted) void load();
  }, [isWanted, load]);
  return part;
}

interface Meanwhile extends LateOptions {
  /** In its place until it is there, and where it cannot be had; else its place is empty. */
  readonly meanwhile?: { readonly loading: string; readonly missing: string };
}

/**
 * A component that comes late. Once there it renders at once, like any other. `React.lazy` does not: it suspends at its first
 * render even where the script was fetched ahead, so that the boundary around it is blank for a moment and plots are measured
 * twice; and a script that could not be had once is never asked for again. Parts that are no components come by the same list.
 */
export function late<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  { meanwhile, ...options }: Meanwhile = {},
): ComponentType<Props> {
  const part = latePart(fetch, options);
  return function Late(props: Props): ReactElement | null {
    const Part = useLate(part, isDue(options));
    const isMissing = useSyncExternalStore(part.subscribe, part.isMissing, part.isMissing);
    if (Part) return <Part {...props} />;
    return meanwhile ? <p role="status">{isMissing ? meanwhile.missing : meanwhile.loading}</p> : null;
  };
}
