import { useMemo } from 'react';
import { isLocked } from '../link/parts.ts';
import { useSession } from '../session/context.ts';
import { shownEdits, useBranches } from '../store/branches/branches.ts';
import { useMoment } from '../store/moment.ts';
import { usePage } from '../store/page.ts';
import { stageOf } from '../store/stage.ts';
import { shortened } from './changes.ts';
import { deferChanges, useDeferred } from './deferredChanges.ts';
import type { Change, Source } from './form/source.ts';
import { matters, type SetBy, settingAt } from './kinds.ts';
import { valueAtPath } from './value.ts';

/** The run on the stage: live ones change at the head, all others wait for a branch from 0 s. */
export function useRunSource(): Source {
  const session = useSession();
  const { values: deferred } = useDeferred((s) => s);
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
      return requested[path] ?? valueAtPath(path, { ...of, catalog, now });
    };
    const change = (all: readonly Change[]) => {
      const changes = loaded === null ? all : shortened(all, loaded.scenario);
      const { catalog, set } = stage.getState();
      const isLive = (text: string) => {
        const { path, kind } = settingAt(text);
        return kind.isLive(path, catalog);
      };
      for (const [path, value] of changes) if (isLive(path)) set(path, value);
      const later = changes.filter(([path]) => !isLive(path));
      if (later.length > 0) deferChanges(session, later, inForce);
    };
    return {
      ports,
      read: (path) => deferred[path] ?? inForce(path),
      change,
      matters: (path) => matters(path, { rateStates, catalog: stage.getState().catalog }),
      isLocked: (path) => isLocked(lock, path),
      refusalOf: (path) => rejected[path],
      forgive: (paths) => {
        for (const path of paths) stage.getState().forgive(path);
      },
    };
  }, [session, deferred, edits, lock, rejected, requested, ports, vcStates, rateStates, loaded]);
}
