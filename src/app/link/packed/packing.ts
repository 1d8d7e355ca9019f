import { onDemand } from '../../late.ts';

/** Script that packs and unpacks: few links need it before the run is shown. */
const packed = onDemand(() => import('./packed.ts'));

/** Loads the script. Never rejects. */
export const fetchPacking = (): Promise<void> =>
  packed.ask().then(
    () => {},
    () => {},
  );

/** The script, or null until it is loaded; a failed load is tried again. */
export function packing() {
  if (packed.get() === null) void fetchPacking();
  return packed.get();
}
