import { formatLink, type LinkState } from '../store/link.ts';
import { opening } from '../store/opening.ts';
import { usePage } from '../store/page.ts';
import { useStage } from '../store/stage.ts';

const DEBOUNCE_MS = 400;

/** The present state as a link; absent values are the scene's own. */
function currentState(): LinkState {
  const s = useStage.getState();
  const { sceneId, overrides, themeChosen } = usePage.getState();
  const stage = s.loaded?.scenario.stage;
  return {
    scene: sceneId ?? undefined,
    seed: s.loaded?.seed,
    edits: s.edits,
    overrides,
    port: s.loaded && s.loaded.port !== opening.get().port ? s.loaded.port : undefined,
    vc: s.followedVc ?? undefined,
    frames: usePage.getState().frames || undefined,
    view: s.following ? undefined : [Math.round(s.viewport.from), Math.round(s.viewport.to)],
    step: s.stepKind,
    speed: s.speed === (stage?.msPerSecond ?? 10) / 1000 ? undefined : s.speed,
    theme: themeChosen ? s.theme : undefined,
    timePs: s.now,
    paused: s.run !== 'playing',
  };
}

export function currentLink(): string {
  return new URL(formatLink(currentState()), location.href).href;
}

/** What a person changes, `moment` first; the moving head alone rewrites nothing while playing. */
function signature(moment: unknown): readonly unknown[] {
  const s = useStage.getState();
  const { overrides, sceneId, frames } = usePage.getState();
  const range = s.following ? null : s.viewport;
  const paused = s.run === 'playing' ? moment : s.now;
  return [
    paused,
    frames,
    s.edits,
    s.followedVc,
    range,
    s.stepKind,
    s.speed,
    s.theme,
    overrides,
    sceneId,
    s.loaded,
  ];
}

/** Keeps the address current from now on; what has been opened stays as it was written. */
export function keepAddress(): void {
  let last = signature(useStage.getState().now);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    if (usePage.getState().phase !== 'ready') return;
    const now = signature(last[0]);
    const same = now.every((value, index) => value === last[index]);
    last = now;
    if (same) return;
    clearTimeout(timer);
    timer = setTimeout(() => history.replaceState(null, '', formatLink(currentState())), DEBOUNCE_MS);
  };
  useStage.subscribe(check);
  usePage.subscribe(check);
}
