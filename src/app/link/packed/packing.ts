import { onDemand } from '../../late.ts';

/** What packs and unpacks: few links need it before the run is shown. */
const packed = onDemand(() => import('./packed.ts'));

/** Never rejects. */
export const fetchPacking = (): Promise<void> =>
  packed.ask().then(
    () => {},
    () => {},
  );

/** Null until it has come; where it could not be had, it is asked for again. */
export function packing() {
  if (packed.get() === null) void fetchPacking();
  return packed.get();
}
