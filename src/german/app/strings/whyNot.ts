import type { whyNot as english } from '../../../app/strings/whyNot.ts';
import type { Like } from '../../like.ts';

/** Warum etwas gerade nichts tut. */
export const whyNot = {
  building: 'Das Netz wird noch gebaut.',
  nothingToUndo: 'Es gibt nichts zurückzunehmen.',
  nothingToRedo: 'Nichts wurde zurückgenommen.',
  firstEvent: 'Davor liegt kein Ereignis dieser Art.',
  lastEvent: 'Danach liegt bisher kein Ereignis dieser Art.',
  firstPage: 'Das sind die ersten.',
  lastPage: 'Das sind die letzten.',
  firstStep: 'Das ist der erste Schritt.',
  fewestItems: (least: number) =>
    least === 1 ? 'Mindestens einer muss da sein.' : `Mindestens ${least} müssen da sein.`,
  ruleRuns: 'Diese Regel läuft schon.',
  ruleFault: 'Die Regel hat einen Fehler, er steht daneben.',
  shownBranch: 'Dieser Zweig ist auf der Bühne: erst einen anderen zeigen.',
  firstBranch: 'Der Lauf, wie er geöffnet wurde, bleibt.',
  alwaysShown: 'Dieser Zweig ist auf der Bühne.',
  fullStage: (most: number) => `Mehr als ${most} Zweige laufen nicht zusammen: erst einen wegnehmen.`,
  faultyNetwork: 'Das Netz kann noch nicht laufen: Seine Fehler sind aufgeführt.',
  checking: 'Es wird geprüft.',
  reading: 'Auf diesem Gerät behaltene Läufe werden gelesen.',
  otherRuns: 'Andere Läufe sind im Gange.',
  noSource: 'Die Netze dieser Läufe sind nicht mehr bekannt.',
  fileOnly: 'Eine Datei ist kein Link: stattdessen sichern.',
  faultyQuestion: 'Ein Feld darüber hat einen Fehler.',
  raceRuns: 'Der Wettlauf läuft: erst abbrechen.',
  bothRun: 'Beide werden gerade gerechnet.',
  fileBeingWritten: 'Eine Datei wird geschrieben.',
  nothingRun: 'Noch ist nichts gelaufen.',
  allLocked: 'Alles ist gesperrt: das erst zurücknehmen.',
  curveShown: 'Was geschah, ist zu sehen: zeichnen geht nicht mehr.',
  storyBegins: 'Der Lauf der Geschichte beginnt gerade.',
  momentMissed: 'Dieser Lauf kommt nicht bis zu diesem Moment.',
} satisfies Like<typeof english>;
