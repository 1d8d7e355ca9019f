import { Kernel } from './kernel/kernel.ts';
import { hasKernel } from './kernel/module.ts';
import { offerAcceleratedLoop } from './run/acceleratedLoop.ts';

/** What makes runs under rate control faster, and nothing else. Returns whether this machine lets it. */
export function enableKernel(): boolean {
  if (!hasKernel()) return false;
  offerAcceleratedLoop((...parts) => new Kernel(...parts));
  return true;
}

/** From now on runs do without. */
export function disableKernel(): void {
  offerAcceleratedLoop(null);
}
