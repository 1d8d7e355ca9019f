import { panelNames } from '../../../../app/strings/panels/panelNames.ts';
import type { ratePanels as english } from '../../../../app/strings/panels/ratePanels.ts';
import { CLASS_NAMES } from '../../../../contract/index.ts';
import type { Like } from '../../../like.ts';

/** Ansichten und Karten der Ratenregelung. */
export const ratePanels = {
  acr: {
    title: panelNames.acr.title,
    unit: 'ACR, Zellen/s',
    lanesOf: (shown: number, all: number) => `${shown} von ${all} VCs`,
    fair: ['Max-Min,', 'fairer Anteil'],
    label: 'Erlaubte Zellraten, Zellen je Sekunde',
    fairOf: (share: string) => `fair ${share}`,
    ofFair: (share: string) => `/ ${share}`,
    begin: (names: readonly string[], first: boolean) => {
      const who = names.length > 3 ? `${names.length} VCs` : names.join(', ');
      const many = names.length > 1;
      if (first) return `${who} ${many ? 'beginnen' : 'beginnt'}`;
      return `${who} ${many ? 'kommen' : 'kommt'} dazu`;
    },
    reading: (label: string, node: string) => `${label} von ${node}`,
    capacity: (part: number) => (part === 1 ? 'C' : `C/${part}`),
    span: (capacity: string) => `0–${capacity}`,
    value: (name: string, rate: string, fair: string) => `${name} ${rate} von fair ${fair}`,
    ccr: 'CCR',
    goodput: 'Ankünfte',
    unknown: 'noch unbekannt',
    says: (ccr: string) => `CCR ${ccr}`,
    arrives: (goodput: string) => `Ankünfte ${goodput}`,
    spoken: (vcs: number, value: string) =>
      `Erlaubte Zellraten von ${vcs} ${vcs === 1 ? 'VC' : 'VCs'}. ${value}.`,
    table: 'Erlaubte Zellraten, faire Anteile, Raten in RM-Zellen (CCR) und Datenzellen, die ankommen',
    columns: (name: string) => [
      `${name}, Zellen/s`,
      `${name} fair, Zellen/s`,
      `${name} CCR, Zellen/s`,
      `${name} Ankünfte, Zellen/s`,
    ],
    time: 'Zeit, s',
    inactive: 'sendet nicht',
  },
  routes: {
    title: panelNames.routes.title,
    notes: (rate: string) => ['eine Linie je VC', `Leitungen mit ${rate} Mb/s`],
    forward: 'RM hin',
    backward: 'RM zurück',
    oneOf: (cells: string) => `1 von ${cells} gezeichnet`,
    follow: 'Einem VC folgen',
    followed: (name: string) => `${name} folgen`,
    spoken: (vcs: number, forward: number, backward: number) =>
      `${vcs} ${vcs === 1 ? 'VC' : 'VCs'}. ${forward} ${forward === 1 ? 'RM-Zelle' : 'RM-Zellen'} auf dem Weg zum Ziel, ${backward} auf dem Rückweg.`,
    inspect: 'RM-Zellen unterwegs',
    inspectHint: 'Pfeiltasten wählen eine RM-Zelle des verfolgten VC, Enter öffnet sie',
    chosen: (name: string, number: string, way: string, place: string) =>
      `RM-Zelle ${number} von ${name}, ${way}, ${place}`,
    ways: ['hin', 'zurück'],
    columns: ['VC', 'Nummer', 'Richtung', 'Ort'],
    waits: (node: string, cells: string) =>
      `wartet bei ${node} hinter ${cells} ${cells === '1' ? 'Zelle' : 'Zellen'}`,
    between: (from: string, to: string) => `zwischen ${from} und ${to}`,
    none: (name: string) => `Keine RM-Zelle von ${name} ist unterwegs`,
  },
  states: {
    names: {
      satisfied: 'zufrieden',
      bottlenecked: 'begrenzt',
      silent: 'still',
      active: 'aktiv',
      largest: 'am größten',
    },
    at: (node: string) => `bei ${node}`,
    spoken: (state: string, node: string) => `${state} bei ${node}`,
    column: (name: string, node: string) => `${name} bei ${node}`,
  },
  segments: {
    title: panelNames.segments.title,
    note: 'ACR; wartende Zellen',
    label: 'Segmente des Regelkreises eines VC: erlaubte Zellrate und wartende Zellen in jedem',
    from: (node: string) => `ab ${node}`,
    at: (node: string) => `bei ${node}`,
    rate: (vc: string, node: string) => `${vc} ab ${node}`,
    waiting: (vc: string, node: string) => `${vc} wartend bei ${node}`,
    whole: (vc: string) => `Kein Switch teilt den Regelkreis von ${vc}.`,
  },
  queues: {
    title: panelNames.queues.title,
    unit: 'Zellen je Port',
    label: (port: string) => `Warteschlangen der Ports auf dem Weg, Zellen; ${port} groß`,
    show: 'Gezeigter Port',
    max: (cells: string) => `max. ${cells}`,
    span: (most: string) => `0–${most}`,
    count: (cells: string) => (cells === '1' ? '1 Zelle' : `${cells} Zellen`),
    countOf: (cells: string, most: string) =>
      `${cells === '1' ? '1 Zelle' : `${cells} Zellen`}, max. ${most}`,
    value: (port: string, cells: string) => `${port} ${cells === '1' ? '1 Zelle' : `${cells} Zellen`}`,
    table: 'Warteschlangen, die größte in jedem Teil des sichtbaren Bereichs',
    time: 'Ab, s',
    cells: (port: string) => `${port}, Zellen`,
  },
  classes: {
    title: panelNames.bandwidth.title,
    brief: 'Bandbreite',
    unit: 'Zellen/s, bis C',
    unitOfOne: 'Zellen/s',
    names: CLASS_NAMES,
    label: (port: string) => `Bandbreite je Dienstklasse an ${port}, Zellen je Sekunde, gestapelt`,
    labelOfOne: (port: string) => `Nutzung der Leitung ${port}, Zellen je Sekunde`,
    value: (name: string, rate: string) => `${name} ${rate}`,
    used: (percent: number) => `${percent} % genutzt`,
    spoken: (values: string, capacity: string) => `${values}, von ${capacity} Zellen je Sekunde.`,
    unknown: 'noch unbekannt',
    table:
      'Zellen je Sekunde, die abzugehen begannen, nach Dienstklasse, Mittel jedes Teils des sichtbaren Bereichs',
    column: (name: string) => `${name}, Zellen/s`,
    useColumn: 'Genutzt, % der Leitung',
    percent: (percent: number) => `${percent} %`,
    part: (name: string, percent: number) => `${name} ${percent} %`,
    partColumn: (name: string) => `${name}, %`,
    time: 'Ab, s',
  },
  sequence: {
    title: panelNames.sequence.title,
    openHint: 'Je VC gelieferte Daten über der Zeit. Die Steigung ist der Goodput (Alt+L)',
    notes: { bytes: 'KB quittiert', cells: 'angekommene Zellen' },
    underWay: (name: string) => `${name} unterwegs`,
    label: {
      bytes: 'Sequenznummern aller VCs: quittierte Kilobytes über der Zeit',
      cells: 'Sequenznummern aller VCs: angekommene Datenzellen über der Zeit',
    },
    units: { bytes: (value: string) => `${value} KB`, cells: (value: string) => `${value} Zellen` },
    bytes: (name: string, acked: string, sent: string) =>
      acked === sent
        ? `${name} alle ${acked} quittiert`
        : `${name} ${acked} quittiert von ${sent} gesendeten`,
    cells: (name: string, cells: string, rate: string) =>
      `${name} ${cells} Zellen${rate === '' ? '' : `, ${rate} je Sekunde`}`,
    unknown: (name: string) => `${name} noch unbekannt`,
    spoken: (vcs: number, value: string) =>
      `Sequenznummern von ${vcs} ${vcs === 1 ? 'VC' : 'VCs'}. ${value}.`,
    table: {
      bytes: 'Sequenznummern: gesendete und quittierte Bytes',
      cells: 'Sequenznummern: angekommene Datenzellen',
    },
    time: 'Zeit, s',
    columns: {
      bytes: (name: string) => [`${name} gesendet, Bytes`, `${name} quittiert, Bytes`],
      cells: (name: string) => [`${name}, Zellen`],
    },
  },
  kept: {
    title: (port: string) => `Gemerkter Zustand bei ${port}`,
    nothing: 'Dieser Algorithmus merkt sich nichts.',
    some: (rows: number, all: string) =>
      `${rows} von ${all} VCs: einem VC folgen, um seinen Teil der Tabelle zu sehen`,
    state: 'Zustand',
    vc: 'VC',
  },
  score: {
    mean: (name: string) => `${name}, mittlere ACR`,
    fair: 'Max-Min',
    jain: 'Fairness (Jain der Anteile)',
    settling: 'Auf 5 % eingeschwungen nach',
    overshoot: 'Überschwingen',
    deviation: 'ACR, s durch Mittel',
    never: 'nicht eingeschwungen',
    further: 'Goodput und Leitungen',
    vc: 'VC',
    goodput: 'Goodput, Mb/s',
    ideal: 'ideal',
    link: 'Leitung',
    used: 'genutzt',
    busy: 'durch angekommene Pakete',
    caption: 'Raten im gemessenen Zeitraum',
  },
} satisfies Like<typeof english>;
