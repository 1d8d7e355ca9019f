import type { ReactElement } from 'react';
import { useFaults } from '../../store/faults.ts';
import { useStage } from '../../store/stage.ts';
import { late } from '../../widgets/late.tsx';

const Strip = late(async () => (await import('./Problems.tsx')).Problems);

/** The strip under the header, as soon as there is something to say on it. */
export function Problems(): ReactElement | null {
  const isBroken = useFaults(({ list }) => list.length > 0);
  const isTold = useStage(
    ({ problems, failure, failures }) => failure !== null || problems.length + failures.length > 0,
  );
  return isBroken || isTold ? <Strip /> : null;
}
