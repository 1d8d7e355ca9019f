import { useEffect, useState } from 'react';
import type { Teaching } from '../../scenarios/teaching.ts';
import { onDemand } from '../late.ts';
import { busy } from '../rest.ts';
import { useMoment } from '../store/moment.ts';
import { usePage } from '../store/page.ts';

const script = onDemand(() => import('../../scenarios/teaching.ts'));

/** Teaching material of a built-in scene; null until it is loaded, or if that fails. */
export function useBuiltInTeaching(scene: string | null): Teaching | null {
  const [found, setFound] = useState<Teaching | null>(null);
  useEffect(() => {
    if (scene === null) return;
    let isCurrent = true;
    script
      .ask()
      .then(({ teachings }) => isCurrent && setFound(teachings[scene] ?? null))
      .catch(() => {})
      .finally(busy());
    return () => {
      isCurrent = false;
    };
  }, [scene]);
  return found;
}

/** Teaching material of the scene on the stage; a reader's own scene has it in its document. */
export function useTeaching(isWanted = true): Teaching | null {
  const id = useMoment((s) => s.loaded?.scenario.id ?? '');
  const own = useMoment((s) => s.loaded?.scenario.stage ?? null);
  const isBuiltIn = usePage(({ sceneId }) => sceneId !== null);
  const builtIn = useBuiltInTeaching(isWanted && isBuiltIn ? id : null);
  return isBuiltIn ? builtIn : own;
}
