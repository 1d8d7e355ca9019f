import { type ReactNode, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { invalidateNow, onPaint } from '../clocks.ts';
import { useLatest } from '../latest.ts';
import { pageTheme } from '../theme/theme.ts';
import { useSize } from '../widgets/size.ts';
import { Labels, type Pen, penOf } from './paint/pen.ts';
import styles from './story.module.css';

interface DrawnProps {
  readonly label: string;
  readonly className?: string | undefined;
  /** Called with every frame of the page. */
  readonly paint: (pen: Pen, wallMs: number) => void;
  readonly onPress?: (x: number, y: number) => void;
  readonly children?: ReactNode;
}

/** A picture that a painter draws again with each frame; its words are text of the page. */
export function Drawn({ label, className, paint, onPress, children }: DrawnProps) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const theme = useStore(pageTheme, (page) => page.theme);
  const latest = useLatest(paint);
  useEffect(() => {
    if (canvas.current === null || words.current === null) return;
    const element = canvas.current;
    const labels = new Labels(words.current);
    const forget = onPaint('fast', (wallMs) => {
      const pen = penOf(element, labels, size, theme);
      if (pen === null) return;
      labels.begin();
      latest.current(pen, wallMs);
      labels.end();
    });
    return () => {
      forget();
      labels.clear();
    };
  }, [size, theme]);
  useEffect(invalidateNow);
  return (
    <figure className={className} aria-label={label}>
      <div className={styles.drawn} ref={box}>
        <canvas
          ref={canvas}
          onClick={(event) => {
            const { left, top } = event.currentTarget.getBoundingClientRect();
            onPress?.(event.clientX - left, event.clientY - top);
          }}
        />
        <div className={styles.words} ref={words} />
        {children}
      </div>
    </figure>
  );
}
