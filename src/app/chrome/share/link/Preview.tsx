import { useEffect, useRef, useState } from 'react';
import { later } from '../../../rest.ts';
import { sharingTexts as texts } from '../../../strings/sharing/sharing.ts';
import { Fold } from '../../../widgets/Fold.tsx';
import { useSize } from '../../../widgets/size.ts';
import styles from './style.module.css';

/** The screen that a preview without a frame of its own stands for, CSS pixels. */
const SCREEN = { width: 1280, height: 800 } as const;
/** Until a choice after the last one is no longer expected. */
const QUIET_MS = 400;

/** The link once it has not changed for a moment: each one starts a page of its own. */
function useSettled(href: string): string {
  const [settled, setSettled] = useState(href);
  useEffect(() => (href === settled ? undefined : later(() => setSettled(href), QUIET_MS)), [href, settled]);
  return settled;
}

interface PreviewProps {
  readonly href: string;
  /** Of the frame in the other page. */
  readonly frame: { readonly width: string; readonly height: string } | null;
}

/** The page behind the link, in small. It is there while it is seen. */
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

/** A small page behind the link, made when it is asked for. */
export const Preview = (props: PreviewProps) => (
  <Fold className="shrinks" look="fold" summary={texts.preview}>
    <p className="hint">{texts.previewNote}</p>
    <Small {...props} />
  </Fold>
);
