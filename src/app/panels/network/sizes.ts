import type { NetworkSizes } from '../../charts/networkLayout.ts';
import type { Profile } from '../../charts/style.ts';

export const networkSizes: Readonly<Record<Profile, Omit<NetworkSizes, 'width'>>> = {
  laptop: {
    boxWidth: 38,
    boxHeight: 30,
    pitch: 18.3,
    head: 18,
    drop: 20,
    rowHeight: 104,
    maxPerRow: 15,
    mostSingle: 15,
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
  },
};

/** Rail, cell block and their step along a wire, CSS pixels. */
export const wireSizes: Readonly<Record<Profile, { rail: number; cell: number; step: number }>> = {
  laptop: { rail: 8, cell: 8, step: 4 },
  phone: { rail: 8, cell: 8, step: 4 },
  projector: { rail: 16, cell: 16, step: 8 },
};

export const CAPTION_HEIGHT: Readonly<Record<Profile, number>> = { laptop: 18, phone: 20, projector: 8 };
