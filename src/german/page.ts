import type { StartWords } from '../app/home/starting.ts';

/** What `index.html` and the manifest say before any script. */
export const pageWords = {
  description:
    'Überlastregelung in ATM-Netzen, Zelle für Zelle simuliert: eine Schwelle ziehen, das Verwerfungsverfahren wechseln und zusehen, wie TCP antwortet.',
  app: 'Überlastregelung in ATM-Netzen, Zelle für Zelle im Browser simuliert.',
  noScript:
    'Cellscope simuliert Überlast in ATM-Netzen im Browser, Zelle für Zelle. Dazu ist JavaScript nötig, in einem Rahmen mit sandbox also allow-scripts.',
  start: {
    sandboxed:
      'Cellscope kann in diesem Rahmen nicht starten: seiner Sandbox fehlt allow-same-origin. Es heiße sandbox="allow-scripts allow-same-origin allow-downloads allow-popups".',
    disk: 'Cellscope kann nicht aus einem Ordner auf einem Datenträger starten. Den Ordner über einen Server öffnen (npm start) oder die Seite als eine Datei bauen (npm run build:file).',
    missing:
      'Cellscope konnte nicht starten: {file} fehlt auf diesem Server oder kommt als etwas anderes an. Die Seite neu laden; hilft das nicht, fehlt der Adresse vielleicht ein Schrägstrich am Ende, oder die Kopie auf dem Server ist unvollständig.',
    stopped:
      'Cellscope konnte nicht starten. Der Browser meldet: {cause}. Vielleicht ist er für diese Seite zu alt.',
  },
} as const satisfies { readonly start: StartWords } & Readonly<Record<string, unknown>>;
