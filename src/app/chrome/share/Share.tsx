import { en } from '../../strings/en.ts';
import { late } from '../../widgets/late.tsx';
import { Sheet } from '../../widgets/overlay/Sheet.tsx';

const ShareContent = late(async () => (await import('./ShareContent.tsx')).ShareContent);

/** Link, QR code and file of the present run. */
export function Share() {
  return (
    <Sheet name="share" title={en.share.title} note={en.share.note}>
      <ShareContent />
    </Sheet>
  );
}
