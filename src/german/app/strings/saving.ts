import type { savingTexts as english } from '../../../app/strings/saving.ts';
import type { Like } from '../../like.ts';

/** Wo eine Datei vielleicht nicht gesichert wurde. */
export const savingTexts = {
  asked: (name: string) =>
    `Der Browser soll ${name} sichern. Kommt keine Datei, darf dieser Rahmen nicht sichern: seine Sandbox braucht allow-downloads.`,
  refused: (name: string) =>
    `${name} wurde nicht gesichert: der Sandbox dieses Rahmens fehlt allow-downloads.`,
} as const satisfies Like<typeof english>;
