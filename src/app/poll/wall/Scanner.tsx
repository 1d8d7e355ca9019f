import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../latest.ts';
import { pollTexts as texts } from '../../strings/pages/poll.ts';
import poll from '../poll.module.css';

/** Shape Detection API (W3C): some browsers read codes from pictures. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
declare global {
  interface Window {
    readonly BarcodeDetector?: new (options: { readonly formats: readonly string[] }) => Detector;
  }
}

/** Between two looks at the picture. */
const LOOK_MS = 200;
/** A code that has been away so long is that of the next phone, though it is equal. */
const AWAY_MS = 2000;

/** Whether the browser reads QR codes and may have a camera. */
export const canScan = (): boolean =>
  window.BarcodeDetector !== undefined && navigator.mediaDevices?.getUserMedia !== undefined;

/** Each code that comes before the camera, once until it is away for two seconds or another one came. */
export function Scanner({ onCode }: { readonly onCode: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useLatest(onCode);
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    const { BarcodeDetector } = window;
    if (BarcodeDetector === undefined) return;
    const detector = new BarcodeDetector({ formats: ['qr_code'] });
    let [stream, timer]: [MediaStream | null, ReturnType<typeof setTimeout> | undefined] = [null, undefined];
    let isOver = false;
    let seen = { code: '', at: 0 };
    const look = async (): Promise<void> => {
      if (isOver || video.current === null) return;
      const [found] = await detector.detect(video.current).catch(() => []);
      const now = performance.now();
      if (found !== undefined) {
        const isNew = found.rawValue !== seen.code || now - seen.at > AWAY_MS;
        seen = { code: found.rawValue, at: now };
        if (isNew && !isOver) latest.current(found.rawValue);
      }
      timer = setTimeout(() => void look(), LOOK_MS);
    };
    const begin = async (): Promise<void> => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (isOver || video.current === null) return end();
      video.current.srcObject = stream;
      await video.current.play();
      void look();
    };
    const end = (): void => {
      isOver = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    begin().catch(() => setIsMissing(true));
    return end;
  }, []);
  if (isMissing) return <p role="alert">{texts.noCamera}</p>;
  return <video ref={video} className={poll.video} muted playsInline aria-label={texts.camera} />;
}
