/** Attractive sentences that runs have refuted, in the order of the English ones (tests/lessons/sentences.test.ts). */
export const REFUTED_IN_GERMAN: readonly (readonly [sentence: string, pattern: RegExp])[] = [
  [
    'An tote Zellen geht die halbe Leitung verloren',
    /an tote Zellen|tote Zellen (kosten|nehmen|verschwenden) die (halbe|Hälfte)/i,
  ],
  [
    'ESPD verbessert die Fairness',
    /ESPD (verbessert|erhöht|steigert) die Fairness|ESPD ist (fairer|gerechter)/i,
  ],
  ['ESPD ist das beste Verfahren', /ESPD ist (immer )?(das |am )?beste(?!n? mit)/i],
  ['NewReno kehrt EPD und ESPD um', /NewReno kehrt|ESPD verliert gegen EPD/i],
  [
    'weniger Timeouts erklären ESPD',
    /ESPD hat weniger Timeouts|weniger Timeouts erklären|wegen weniger Timeouts/i,
  ],
  ['größere Puffer tragen weniger', /größere Puffer (tragen|liefern|übertragen) (immer )?weniger/i],
  ['CCD schlägt EPD', /CCD (schlägt|ist besser als) EPD/i],
  ['Tail Drop kann EPD schlagen', /Tail Drop (kann EPD schlagen|schlägt EPD)/i],
  ['RED ist am fairsten', /RED ist (am (fairsten|besten)|das (fairste|beste))/i],
  ['das Gewicht von RED ist der Schlüssel', /Gewicht (von RED )?ist der Schlüssel/i],
  [
    'Round Robin beendet die Ungerechtigkeit',
    /Round Robin (beendet|heilt|behebt) die (Ungerechtigkeit|Unfairness)/i,
  ],
  ['PPD ist immer besser als RCD', /PPD ist immer (besser|voraus)|PPD schlägt immer/i],
  ['Beat-down trifft lange Wege', /Beat-down (trifft|benachteiligt) (immer|(die )?lange)/i],
  ['EPRCA ist max-min-fair', /EPRCA ist max-min/i],
  ['ERAA braucht fast keinen Puffer', /ERAA braucht (fast )?keinen Puffer/i],
  ['der schnellere Algorithmus ist zuerst fertig', /schnellere Algorithmus (ist|wird) zuerst fertig/i],
];
