import { lazy, Suspense } from 'react';
import { en } from '../../strings/en.ts';
import { Sheet } from '../../widgets/Sheet.tsx';

const ShareContent = lazy(() => import('./ShareContent.tsx'));

/** Link, QR code and file of the present run. */
export function Share() {
  return (
    <Sheet name="share" title={en.share.title} note={en.share.note}>
      <Suspense fallback={null}>
        <ShareContent />
      </Suspense>
    </Sheet>
  );
}
