import type { MechanismHelp } from '../../../../strings/en/mechanisms/help.ts';

/** Parameter heißen wie im Pfad einer Änderung, hinter `abr.`. */
export const rateControlHelp: MechanismHelp = {
  source: {
    help: 'Was eine Quelle mit den RM-Zellen tut, die zu ihr zurückkommen, und wie viele sie sendet.',
    parameters: {
      rif: 'Rate increase factor: Kommt eine RM-Zelle ohne CI und NI zurück, steigt ACR um RIF × PCR, höchstens bis zur ER, die sie trägt.',
      rdf: 'Rate decrease factor: Kommt eine RM-Zelle mit CI zurück, fällt ACR um RDF × ACR (PRCA: ebenso durch die Nrm Zellen, bis eine kommt).',
      nrm: 'Eine von Nrm Zellen ist eine Forward-RM-Zelle: Ein größeres Nrm bringt Nachrichten später, ein kleineres lässt den Daten weniger von der Rate.',
      crm: 'So viele Forward-RM-Zellen dürfen ohne Antwort sein; jede weitere zieht CDF × ACR ab, bevor sie geht.',
      cdf: 'Cutoff decrease factor: der Teil von ACR, den jede Forward-RM-Zelle über CRM hinaus abzieht; 0 zieht nichts ab.',
    },
  },
  coupling: {
    help: 'Das Fenster von TCP folgt der Rate, die das Netz seinem VC erlaubt.',
    parameters: {
      'coupling.form':
        'Was das Fenster auf W = k × ACR × RTT setzt: nichts (aus), jede Backward-RM-Zelle und Quittung (direkt), jede RM-Zelle um einen Teil g des Wegs (EWMA), oder eine, die ACR um mehr als die Schwelle geändert hat.',
      'coupling.k':
        'Faktor des Fensters; mit 1 füllt es gerade den Weg, Header und Füllbytes der Zellen eingeschlossen.',
      'coupling.rtt':
        'Gemessen: das Mittel, das TCP führt; darin sieht das Fenster die Warteschlange, die es selbst macht. Kürzeste: der bisher kürzeste Umlauf.',
      'coupling.floorSegments':
        'Kleiner wird das Fenster nie; mit einem Segment wartet jedes auf die Quittung des vorigen.',
      'coupling.weight':
        'Gewicht von W im Mittel: Jede Backward-RM-Zelle bewegt das Fenster um diesen Teil seines Abstands zu W.',
      'coupling.threshold':
        'ACR muss sich um mehr als diesen Teil dessen ändern, was sie war, als das Fenster zuletzt gesetzt wurde.',
    },
  },
};
