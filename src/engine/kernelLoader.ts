import { Kernel } from './kernel/kernel.ts';
import { hasKernel } from './kernel/module.ts';
import { offerAcceleratedLoop } from './run/acceleratedLoop.ts';

/** Enables the kernel, which makes runs with rate control faster, with the same result. Returns whether this machine supports it. */
export function enableKernel(): boolean {
  if (!hasKernel()) return false;
  offerAcceleratedLoop((...parts) => new Kernel(...parts));
  return true;
}

/** Lets runs from now on do without the kernel. */
export function disableKernel(): void {
  offerAcceleratedLoop(null);
}
