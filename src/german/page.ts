/** What `index.html` and the manifest say before any script. */
export const pageWords = {
  description:
    'Überlastregelung in ATM-Netzen, Zelle für Zelle simuliert: eine Schwelle ziehen, das Verwerfungsverfahren wechseln und zusehen, wie TCP antwortet.',
  app: 'Überlastregelung in ATM-Netzen, Zelle für Zelle im Browser simuliert.',
  noScript:
    'Cellscope simuliert Überlast in ATM-Netzen im Browser, Zelle für Zelle. Dazu ist JavaScript nötig.',
} as const;
