import { useMemo } from 'react';
import { type Catalog, type RateState, rateName, readEditPath } from '../../contract/index.ts';
import { isLocked } from '../link/parts.ts';
import { useSession } from '../session/context.ts';
import { shownEdits, useBranches } from '../store/branches/branches.ts';
import { useMoment } from '../store/moment.ts';
import { usePage } from '../store/page.ts';
import { rateEdit } from '../store/rateEdits.ts';
import { stageOf } from '../store/stage.ts';
import { shortened } from './changes.ts';
import type { Change, Source } from './form/source.ts';
import { type SetBy, valueAt } from './value.ts';
import { useWanted, want } from './wanted.ts';

/** Which parts of rate control do anything in the VC as it is; the run says so of what it takes at once. */
export function mattersNow(rateStates: readonly RateState[], catalog: Catalog | null, text: string): boolean {
  const path = readEditPath(text);
  if (path?.kind !== 'rate' || rateEdit(catalog, text) === null) return true;
  const states = rateStates.filter(({ id }) => path.vc === null || String(id) === path.vc);
  return states.length === 0 || states.some(({ values }) => Object.hasOwn(values, rateName(path)));
}

/** The run on the stage: live ones change at the head, all others wait for a branch from 0 s. */
export function useRunSource(): Source {
  const session = useSession();
  const { values: wanted } = useWanted((s) => s);
  const loaded = useMoment((s) => s.loaded);
  const edits = useBranches(shownEdits);
  const lock = usePage((s) => s.lock);
  const rejected = useMoment((s) => s.rejected);
  const requested = useMoment((s) => s.requested);
  const ports = useMoment((s) => s.ports);
  const vcStates = useMoment((s) => s.vcStates);
  const rateStates = useMoment((s) => s.rateStates);
  return useMemo(() => {
    const stage = stageOf(session);
    const of: SetBy = {
      ...{ ports, vcStates, rateStates, edits },
      scenario: loaded?.scenario ?? null,
      ...(loaded && { port: loaded.port }),
    };
    const inForce = (path: string) => {
      const { now, catalog } = stage.getState();
      return requested[path] ?? valueAt(path, { ...of, catalog, now });
    };
    const change = (all: readonly Change[]) => {
      const changes = loaded === null ? all : shortened(all, loaded.scenario);
      const { catalog, set } = stage.getState();
      const isLive = (path: string) => {
        const kind = readEditPath(path)?.kind;
        return kind === 'rate' ? rateEdit(catalog, path) !== null : kind !== undefined;
      };
      for (const [path, value] of changes) if (isLive(path)) set(path, value);
      const later = changes.filter(([path]) => !isLive(path));
      if (later.length > 0) want(session, later, inForce);
    };
    return {
      ports,
      read: (path) => wanted[path] ?? inForce(path),
      change,
      matters: (path) => mattersNow(rateStates, stage.getState().catalog, path),
      isLocked: (path) => isLocked(lock, path),
      refusalOf: (path) => rejected[path],
      forgive: (paths) => {
        for (const path of paths) stage.getState().forgive(path);
      },
    };
  }, [session, wanted, edits, lock, rejected, requested, ports, vcStates, rateStates, loaded]);
}
