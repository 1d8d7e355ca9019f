import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { soundOf, toggleSound } from '../../../src/app/chrome/sound/sound.ts';
import { pitchOf, VOLUMES } from '../../../src/app/chrome/sound/voice.ts';
import { paintOnPaper } from '../../../src/app/clocks.ts';
import { pageOf } from '../../../src/app/store/page.ts';
import { stageOf } from '../../../src/app/store/stage.ts';
import { soundTexts } from '../../../src/app/strings/sound.ts';
import { tracesOf } from '../../../src/app/traces/index.ts';
import { EventCode, type LoadedReport } from '../../../src/contract/index.ts';
import { FakeAudio } from '../../support/fakeAudio.ts';
import { testSession } from '../../support/session.ts';

const MS = 1e9;

const loaded = {
  port: 'S1>S2',
  ports: [{ id: 'S1>S2', bufferCells: 2000 }],
  vcs: [{ id: 5, name: null, windowBytes: 64_000 }],
  channels: [
    { id: 'queue/S1>S2', quantity: 'queue', unit: 'cells', vc: null, port: 'S1>S2', binPs: MS },
    { id: 'cwnd/5', quantity: 'cwnd', unit: 'bytes', vc: 5, port: null, binPs: MS },
  ],
} as unknown as LoadedReport;

beforeEach(() => {
  FakeAudio.made.length = 0;
  vi.stubGlobal('AudioContext', FakeAudio);
});
afterEach(() => void vi.unstubAllGlobals());

/** The queue rises by 500 cells each millisecond; one cell is lost at 2.5 ms. The window is half of its largest. */
function recorded() {
  const session = testSession();
  const traces = tracesOf(session).shown;
  traces.reset(loaded);
  const rising = Float32Array.from([0, 500, 1000, 1500, 2000]);
  const half = new Float32Array(5).fill(32_000);
  traces.append({
    columns: [
      { channel: 0, firstBin: 0, min: rising, max: rising },
      { channel: 1, firstBin: 0, min: half, max: half },
    ],
    events: {
      time: Float64Array.of(2.5 * MS),
      code: Uint8Array.of(EventCode.drop),
      vc: Uint16Array.of(5),
      port: Uint16Array.of(0),
      value: Float32Array.of(0),
    },
    applied: [],
    view: null,
    forgetFrom: null,
    present: { time: 0, values: new Float64Array(0) },
    arriving: [],
    recorded: 5 * MS,
  });
  stageOf(session).setState({ loaded, ports: loaded.ports, now: 0, run: 'paused' });
  return session;
}

function listening() {
  const session = recorded();
  toggleSound(session);
  const audio = FakeAudio.made[0];
  const [all, loudness] = audio?.gains ?? [];
  const tone = audio?.oscillators[0];
  if (!audio || !all || !loudness || !tone) throw new Error('no sound');
  const moveTo = (now: number, run: 'playing' | 'paused') => {
    stageOf(session).setState({ now, run });
    paintOnPaper();
  };
  return { session, audio, all, loudness, tone, moveTo, clicks: () => audio.oscillators.length - 1 };
}

it('is off until somebody asks, and opens no audio before', () => {
  const session = recorded();
  stageOf(session).setState({ now: 2 * MS, run: 'playing' });
  paintOnPaper();
  expect(soundOf(session).getState().on).toBe(false);
  expect(FakeAudio.made).toEqual([]);
});

it('while the run plays the pitch is the queue as a share of the buffer, three octaves from empty to full', () => {
  const { tone, loudness, moveTo } = listening();
  moveTo(1 * MS, 'playing');
  moveTo(2 * MS, 'playing');
  expect(tone.frequency.targets).toEqual([pitchOf(0.25), pitchOf(0.5)]);
  expect(pitchOf(1) / pitchOf(0)).toBe(8);
  expect(loudness.gain.targets).toEqual([1, 1]);
});

it('a tone of a step ends by itself, and one of a run when the run stands', () => {
  const { session, loudness, moveTo } = listening();
  moveTo(1 * MS, 'paused');
  expect(loudness.gain.targets).toEqual([1, 0]);
  moveTo(2 * MS, 'playing');
  stageOf(session).setState({ run: 'paused' });
  expect(loudness.gain.targets).toEqual([1, 0, 1, 0]);
});

it('a lost cell clicks once, and not on the way back', () => {
  const { moveTo, clicks, audio } = listening();
  moveTo(2 * MS, 'playing');
  expect(clicks()).toBe(0);
  moveTo(3 * MS, 'playing');
  moveTo(4 * MS, 'playing');
  expect(clicks()).toBe(1);
  expect(audio.oscillators[1]?.stopsAt).toBeGreaterThan(0);
  moveTo(1 * MS, 'paused');
  expect(clicks()).toBe(1);
});

it('hears the window of the followed VC where that is chosen, and the queue again when none is followed', () => {
  const { session, tone, moveTo } = listening();
  soundOf(session).setState({ source: 'vc' });
  stageOf(session).setState({ followedVc: 5 });
  moveTo(1 * MS, 'playing');
  stageOf(session).setState({ followedVc: null });
  moveTo(2 * MS, 'playing');
  expect(tone.frequency.targets).toEqual([pitchOf(0.5), pitchOf(0.5)]);
  moveTo(3 * MS, 'playing');
  expect(tone.frequency.targets.at(-1)).toBe(pitchOf(0.75));
});

it('has a volume of its own', () => {
  const { session, all } = listening();
  expect(all.gain.value).toBe(VOLUMES.middle);
  soundOf(session).setState({ volume: 'low' });
  expect(all.gain.value).toBe(VOLUMES.low);
});

it('says that it is on and off, and closes its audio; so does the end of the session', () => {
  const { session, audio } = listening();
  expect(pageOf(session).getState().notice).toBe(soundTexts.on(soundTexts.queue));
  toggleSound(session);
  expect([audio.isClosed, pageOf(session).getState().notice]).toEqual([true, soundTexts.off]);
  toggleSound(session);
  session.dispose();
  expect(FakeAudio.made.map(({ isClosed }) => isClosed)).toEqual([true, true]);
});

it('without audio it says so and stays off', () => {
  vi.stubGlobal('AudioContext', undefined);
  const session = recorded();
  toggleSound(session);
  expect(soundOf(session).getState().on).toBe(false);
  expect(pageOf(session).getState().notice).toBe(soundTexts.none);
});
