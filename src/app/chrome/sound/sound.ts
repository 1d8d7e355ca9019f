import { createStore } from 'zustand';
import { onPaint } from '../../clocks.ts';
import { shownPortIndex } from '../../plot/shown.ts';
import { hookOf } from '../../session/context.ts';
import { perSession, type Session } from '../../session/session.ts';
import { say } from '../../store/page.ts';
import { stageOf } from '../../store/stage.ts';
import { soundTexts } from '../../strings/sound.ts';
import { tracesOf } from '../../traces/index.ts';
import { curveOf, heightOf, type SoundSource } from './curve.ts';
import { createVoice, type Voice, type Volume } from './voice.ts';

interface SoundState {
  /** Never on its own: only a reader's key or button turns it on. */
  readonly on: boolean;
  readonly volume: Volume;
  readonly source: SoundSource;
}

export const soundOf = perSession(() =>
  createStore<SoundState>()(() => ({ on: false, volume: 'middle', source: 'queue' })),
);
export const useSound = hookOf(soundOf);

export const chooseSource = (session: Session, source: SoundSource): void =>
  soundOf(session).setState({ source });

export const chooseVolume = (session: Session, volume: Volume): void => soundOf(session).setState({ volume });

/** Cells lost at the shown port in (from, to]. */
function lostBetween(session: Session, from: number, to: number): number {
  const { loaded } = stageOf(session).getState();
  if (loaded === null) return 0;
  const losses = tracesOf(session).shown.lossesAt(shownPortIndex(loaded));
  return losses.from(to + 1) - losses.from(from + 1);
}

/** Lets the voice follow the head of the run; returns what ends that. */
function follow(session: Session, voice: Voice): () => void {
  const stage = stageOf(session);
  let last = stage.getState().now;
  const sound = () => {
    const { now, run } = stage.getState();
    if (now === last) return;
    const curve = curveOf(session, soundOf(session).getState().source);
    const height = curve && heightOf(session, curve);
    if (height === null) voice.silence();
    else if (run === 'playing') voice.tone(height);
    else voice.short(height);
    if (now > last && lostBetween(session, last, now) > 0) voice.click();
    last = now;
  };
  const ends = [
    // In a hidden page nothing is painted: the run itself reports that it is paused.
    stage.subscribe(({ run }, before) => {
      if (run !== 'playing' && before.run === 'playing') voice.silence();
    }),
    soundOf(session).subscribe(({ volume }) => voice.setVolume(volume)),
    onPaint('fast', sound),
  ];
  voice.setVolume(soundOf(session).getState().volume);
  return () => {
    for (const end of ends) end();
    voice.close();
  };
}

/** Null while it is off. */
const playingOf = perSession((session) => {
  const playing: { end: (() => void) | null } = { end: null };
  session.onDispose(() => playing.end?.());
  return playing;
});

/** On and off; says which. */
export function toggleSound(session: Session): void {
  const playing = playingOf(session);
  if (playing.end !== null) {
    playing.end();
    playing.end = null;
    soundOf(session).setState({ on: false });
    say(session, soundTexts.off);
    return;
  }
  if (typeof AudioContext !== 'function') {
    say(session, soundTexts.none);
    return;
  }
  const context = new AudioContext();
  void context.resume();
  playing.end = follow(session, createVoice(context));
  soundOf(session).setState({ on: true });
  say(session, soundTexts.on(curveOf(session, soundOf(session).getState().source)?.name ?? soundTexts.queue));
}
