import { useEffect, useRef, useState } from 'react';
import { later } from '../../../rest.ts';
import { sharingTexts as texts } from '../../../strings/sharing/sharing.ts';
import { Fold } from '../../../widgets/Fold.tsx';
import { useSize } from '../../../widgets/size.ts';
import styles from './style.module.css';

/** Assumed screen of a preview that is not in a frame, CSS pixels. */
const SCREEN = { width: 1280, height: 800 } as const;
/** Delay after the last change before the preview is loaded. */
const QUIET_MS = 400;

/** The link once it has not changed for a moment, because each change loads another page. */
function useSettled(href: string): string {
  const [settled, setSettled] = useState(href);
  useEffect(() => (href === settled ? undefined : later(() => setSettled(href), QUIET_MS)), [href, settled]);
  return settled;
}

interface PreviewProps {
  readonly href: string;
  /** Size of the frame in the embedding page. */
  readonly frame: { readonly width: string; readonly height: string } | null;
}

/** The page of the link at reduced size, loaded only while it is visible. */
function Small({ href, frame }: PreviewProps) {
  const settled = useSettled(href);
  const box = useRef<HTMLDivElement>(null);
  const { width: room } = useSize(box);
  // A width of 100 % is that of the screen.
  const width = Number(frame?.width) || SCREEN.width;
  const height = Number(frame?.height) || SCREEN.height;
  const scale = room / width;
  return (
    <div ref={box} className={styles.preview} style={{ height: height * scale }}>
      {room > 0 && (
        <iframe
          key={settled}
          src={settled}
          title={texts.previewTitle}
          width={width}
          height={height}
          style={{ transform: `scale(${scale})` }}
        />
      )}
    </div>
  );
}

/** A folded preview of the link's page. */
export const Preview = (props: PreviewProps) => (
  <Fold className="shrinks" look="fold" summary={texts.preview}>
    <p className="hint">{texts.previewNote}</p>
    <Small {...props} />
  </Fold>
);
