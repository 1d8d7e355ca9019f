/** Hertz of the bottom of the scale; the top is three octaves above. */
const LOWEST_HZ = 165;
const OCTAVES = 3;

/** The ear perceives ratios: equal steps of height are equal intervals. */
export const pitchOf = (height: number): number => LOWEST_HZ * 2 ** (OCTAVES * height);

/** How loud, as a factor of the amplitude. */
export const VOLUMES = { low: 0.04, middle: 0.12, high: 0.35 } as const;
export type Volume = keyof typeof VOLUMES;

/** Seconds: how softly pitch and loudness change, how long one step sounds, and a click. */
const SOFT = 0.03;
const STEP = 0.15;
const CLICK = 0.015;
const CLICK_HZ = 1800;

/** One tone and clicks, on one audio context. */
export interface Voice {
  /** Sounds until it is stopped. */
  tone(height: number): void;
  /** The tone of one step. */
  short(height: number): void;
  click(): void;
  silence(): void;
  setVolume(volume: Volume): void;
  close(): void;
}

export function createVoice(context: AudioContext): Voice {
  const all = context.createGain();
  all.connect(context.destination);
  const loudness = context.createGain();
  loudness.gain.value = 0;
  loudness.connect(all);
  const tone = context.createOscillator();
  tone.type = 'triangle';
  tone.connect(loudness);
  tone.start();

  const fade = (to: number, after = 0) => {
    loudness.gain.setTargetAtTime(to, context.currentTime + after, SOFT);
  };
  const begin = (height: number) => {
    loudness.gain.cancelScheduledValues(context.currentTime);
    tone.frequency.setTargetAtTime(pitchOf(height), context.currentTime, SOFT);
    fade(1);
  };
  return {
    tone: begin,
    short: (height) => {
      begin(height);
      fade(0, STEP);
    },
    click: () => {
      const beat = context.createOscillator();
      beat.type = 'square';
      beat.frequency.value = CLICK_HZ;
      beat.connect(all);
      beat.start();
      beat.stop(context.currentTime + CLICK);
    },
    silence: () => {
      loudness.gain.cancelScheduledValues(context.currentTime);
      fade(0);
    },
    setVolume: (volume) => {
      all.gain.value = VOLUMES[volume];
    },
    close: () => void context.close(),
  };
}
