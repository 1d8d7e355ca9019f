import type { thingWords as english } from '../../../../app/strings/panels/things.ts';
import type { Like } from '../../../like.ts';

const all = (name: string) => (count: number) => `Alle ${name} (${count})`;
const one = (name: string) => (id: string) => `${name} ${id}`;

/** Karten von Sendern, VCs, Leitungen, Ports, Switches. */
export const thingWords = {
  kinds: {
    sender: 'Sender',
    vc: 'VC',
    link: 'Leitung',
    port: 'Port',
    switch: 'Switch',
    router: 'Router',
    pool: 'Anrufe',
    run: 'Lauf',
  },
  one: {
    sender: one('Sender'),
    vc: one('VC'),
    link: one('Leitung'),
    port: one('Port'),
    switch: one('Switch'),
    router: one('Router'),
    pool: one('Anrufe'),
    run: () => 'Ganzer Lauf',
  },
  all: {
    sender: all('Sender'),
    vc: all('VCs'),
    link: all('Leitungen'),
    port: all('Ports'),
    switch: all('Switches'),
    router: all('Router'),
    pool: all('Gruppen von Anrufen'),
    run: () => 'Ganzer Lauf',
  },
  link: 'Leitung',
  toolbar: 'Parameter von Switches, Leitungen und Ports',
  press: (name: string) => `${name}: Parameter`,
  of: 'Parameter von',
  which: 'Welche',
  close: 'Schließen',
  live: 'Live: wirkt ab der Abspielposition',
  fromStart: 'Von Anfang an: macht einen Zweig ab 0 s',
  route: (nodes: readonly string[]) => `Route: ${nodes.join(' \u2192 ')}`,
  changeRoute: 'Route ändern',
  changeRouteHint: 'Öffnet den Netzbaukasten bei den Sendern dieser Route',
  elsewhere: (values: readonly string[], more: number) =>
    `anderswo ${values.join(', ')}${more > 0 ? ` und ${more} weitere` : ''}`,
  notAll: (value: string) => `${value}, nicht überall`,
  follows: 'folgt aus dem Netz',
  zero: (meaning: string) => `0: ${meaning}`,
  followsSharing: 'folgt aus der Aufteilung der Ports',
  equalParts: 'gleiche Teile',
  shareAt: (port: string, share: string) => `${port}: ${share}`,
  derived: (value: string, from: string) => `${value}, ${from}`,
  inNumbers: 'eine Zahl',
  hint: 'Auf einen Parameter zeigen, um zu lesen, was er bewirkt.',
  wanted: (count: number) => (count === 1 ? '1 Änderung' : `${count} Änderungen`),
  runFromStart: 'Ab 0 s laufen lassen',
  runHint: 'Macht einen Zweig, der bei 0 s beginnt. Der jetzige bleibt.',
  discard: 'Verwerfen',
  undo: (change: string, later: number) =>
    `Rückgängig: ${change}${later === 0 ? '' : ` und ${later === 1 ? '1 spätere Änderung' : `${later} spätere Änderungen`}`}`,
  mechanism: {
    policy: 'Verfahren',
    scheduler: 'Scheduler',
    allocation: 'Aufteilung',
    algorithm: 'Ratenalgorithmus',
  },
  classBuffer: (name: string) => `Puffer von ${name}`,
  openCard: (mechanism: string) => `Karte öffnen: ${mechanism}`,
  addItem: (item: string) => `${item} hinzufügen`,
  removeItem: (item: string, at: number) => `${item} ${at} entfernen`,
  itemValue: (item: string, at: number, column: string, unit: string) =>
    `${item} ${at}${column === item ? '' : `, ${column}`}${unit === '' ? '' : `, ${unit}`}`,
  column: (name: string, unit: string) => (unit === '' ? name : `${name}, ${unit}`),
  columnRange: (name: string, min: string, max: string, unit: string) =>
    `Bereich, ${name}: ${min} bis ${max}${unit === '' ? '' : ` ${unit}`}.`,
  someItems: (first: string, last: string, count: string) => `${first} bis ${last} von ${count}`,
  earlierItems: 'Frühere',
  laterItems: 'Spätere',
  goTo: 'Auch hier',
  sweep: 'Messreihe zu einer Einstellung',
  refused: (path: string, value: string, why: string) => `${path}: ${value} ${why}`,
} satisfies Like<typeof english>;
