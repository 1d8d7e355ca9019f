import type { Profile } from '../../plot/paint/style.ts';
import type { NetworkSizes } from './layout.ts';

type ProfileSizes = Omit<NetworkSizes, 'width' | 'text' | 'sourcePitch'>;

const networkSizes: Readonly<Record<Profile, ProfileSizes>> = {
  laptop: {
    boxWidth: 38,
    boxHeight: 30,
    pitch: 18.3,
    head: 18,
    drop: 20,
    rowHeight: 104,
    maxPerRow: 15,
    mostSingle: 15,
    captions: true,
  },
  phone: {
    boxWidth: 34,
    boxHeight: 30,
    pitch: 26,
    head: 22,
    drop: 24,
    rowHeight: 150,
    maxPerRow: 5,
    mostSingle: 15,
    captions: true,
  },
  projector: {
    boxWidth: 72,
    boxHeight: 58,
    pitch: 38,
    head: 12,
    drop: 46,
    rowHeight: 180,
    maxPerRow: 10,
    mostSingle: 10,
    captions: true,
  },
};

/** Networks with switches one above the other: less room between box and markers, and no captions. */
const TIGHT: Readonly<Record<Profile, Partial<NetworkSizes>>> = {
  laptop: { drop: 10, rowHeight: 64, captions: false },
  phone: {},
  projector: { drop: 22, rowHeight: 132, captions: false },
};

/** Where every source has room for a ring round its marker, and for the time left under it; wide places come first. */
const WITH_RINGS: Readonly<
  Record<Profile, Partial<NetworkSizes> & { readonly drop: number; readonly pitches: readonly number[] }>
> = {
  laptop: { pitches: [36], drop: 6 },
  phone: { pitches: [44], drop: 14 },
  projector: { pitches: [72, 60, 52], drop: 34, mostDestinations: 5, bufferWire: 1.2 },
};

/** @param text the reader's font size over 16 pixels: boxes and markers grow with their words */
export function sizesFor(profile: Profile, rows: number, text: number): Omit<NetworkSizes, 'width'> {
  const sizes = { ...networkSizes[profile], ...(rows > 1 ? TIGHT[profile] : {}) };
  const { boxWidth, boxHeight, pitch, head, drop, rowHeight } = sizes;
  return {
    ...sizes,
    text,
    boxWidth: boxWidth * text,
    boxHeight: boxHeight * text,
    pitch: pitch * text,
    sourcePitch: pitch * text,
    head: head * text,
    drop: drop * text,
    rowHeight: rowHeight * text,
  };
}

/** The same with room for rings, as much as there may be first. */
export function ringSizes(sizes: NetworkSizes, profile: Profile): readonly NetworkSizes[] {
  const { pitches, drop, ...others } = WITH_RINGS[profile];
  return pitches.map((pitch) => ({
    ...sizes,
    ...others,
    sourcePitch: pitch * sizes.text,
    drop: drop * sizes.text,
  }));
}

/** Rail, cell block and their step along a wire, CSS pixels. */
export const wireSizes: Readonly<Record<Profile, { rail: number; cell: number; step: number }>> = {
  laptop: { rail: 8, cell: 8, step: 4 },
  phone: { rail: 8, cell: 8, step: 4 },
  projector: { rail: 16, cell: 16, step: 8 },
};

export const CAPTION_HEIGHT: Readonly<Record<Profile, number>> = { laptop: 18, phone: 20, projector: 8 };
/** A projector has no captions; where it has rings, their times are there. */
export const TIMES_HEIGHT: Readonly<Record<Profile, number>> = { ...CAPTION_HEIGHT, projector: 34 };
