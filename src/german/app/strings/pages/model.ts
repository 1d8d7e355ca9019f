import type { ProsePage } from '../../../../app/strings/pages/prose.ts';

/** Jede Vereinfachung des Simulators in einfachen Worten. */
export const modelPage: ProsePage = {
  intro:
    'Cellscope bewegt jede einzelne Zelle. Dennoch ist es ein Modell: Es lässt manches weg, und es füllt aus, was die Artikel nicht drucken. Diese Seite nennt beides.',
  sections: [
    {
      title: 'Zellen, Leitungen und Switches',
      entries: [
        {
          name: 'Zeit',
          text: 'Zeit ist eine ganze Zahl von Pikosekunden. Leitungen haben eine exakte Rate und eine feste Verzögerung. Zellen haben keine Bitfehler, außer man fügt welche hinzu.',
        },
        {
          name: 'Switches',
          text: 'Ein Switch braucht keine Zeit: Eine Zelle wartet nur an ihrem Ausgangsport. Die Zelle auf der Leitung belegt keinen Platz im Puffer, und ein Verfahren sieht die Warteschlange, bevor die neue Zelle dazukommt.',
        },
        {
          name: 'Gleichstand',
          text: 'Geschieht zweierlei in derselben Pikosekunde, kommen zuerst Abgänge, dann Ankünfte, dann Timer. Manche Ergebnisse mit vollen Puffern hängen von dieser Regel ab.',
        },
        {
          name: 'Phase',
          text: 'Exakte Uhren können die Zellen zweier voller Leitungen für immer im Gleichtakt halten. Dann entscheidet die Phase, wer verliert, nicht das Verfahren. Die Seite meldet das und bietet für jede Zelle eine kleine zufällige Verzögerung an.',
        },
        {
          name: 'Frames',
          text: 'Ein Paket ist ein AAL5-Frame. Ein Port erkennt den Beginn eines Frames nur an der letzten Zelle des vorigen, wie ein echter Switch. Geht diese verloren, werden zwei Frames zu einem, und beide sind verloren.',
        },
        {
          name: 'Keine Signalisierung',
          text: 'Verbindungen bestehen von Anfang an. Ihr Aufbau, das Routing und Ausfälle von Leitungen sind nicht modelliert.',
        },
      ],
    },
    {
      title: 'TCP und andere Quellen',
      entries: [
        {
          name: 'Hosts',
          text: 'Hosts sind unendlich schnell. In den meisten Szenen hat ein Sender immer Daten, und ein Empfänger nimmt alles sofort.',
        },
        {
          name: 'Varianten',
          text: 'Tahoe, Reno, NewReno und SACK folgen ihren Dokumenten, mit der Wachstumsregel und den Timern jedes Artikels. Was diese offenlassen, ist ein Parameter, und seine Vorgabe steht in den Notizen zu TCP.',
        },
        {
          name: 'Header und Handshake',
          text: 'IP- und TCP-Header zählen zur Größe eines Pakets. Verbindungen beginnen mit Daten, ohne Handshake, außer eine Szene sagt es anders.',
        },
        {
          name: 'Quittungen',
          text: 'Sie sind echte Zellen auf dem Rückweg: je zwei Zellen, mit eigenen Warteschlangen.',
        },
        {
          name: 'Sprache und Video',
          text: 'Andere Quellen sind einfache Modelle: Poisson, an und aus, konstant, oder eine Rate, die Stufe für Stufe wechselt. Keine Aufzeichnung einer echten Quelle wird abgespielt.',
        },
      ],
    },
    {
      title: 'Raten und Kredit',
      entries: [
        {
          name: 'ABR',
          text: 'Quellen und Ziele folgen TM 4.0, mit den Parametern jedes Artikels. Switch-Algorithmen folgen ihren Artikeln; von manchen gibt es mehrere Fassungen, und die Notizen sagen, welche es ist.',
        },
        {
          name: 'Was ein Switch weiß',
          text: 'ERAA nimmt die Rate seiner Leitung als gegeben. ERICA und Verwandte messen, was ankommt. Keiner sieht die anderen Switches, außer durch RM-Zellen.',
        },
        {
          name: 'CBR und VBR',
          text: 'Sie werden vor ABR und UBR bedient und haben keine Zugangskontrolle: Eine Szene kann mehr anbieten, als eine Leitung trägt.',
        },
        {
          name: 'Kredit',
          text: 'Kredit wirkt Abschnitt für Abschnitt, mit einer festen Zahl von Plätzen für jeden VC. Verlorene Kreditzellen lassen sich als Fehler hinzufügen.',
        },
      ],
    },
    {
      title: 'Zahlen auf der Seite',
      entries: [
        {
          name: 'Nützlich, tot, doppelt, leer',
          text: 'Sie teilen die Slots einer Leitung und ergeben zusammen 100 %. Eine Zelle zählt, sobald ihr Schicksal bekannt ist; die letzten Millisekunden eines Laufs können sich also noch ändern.',
        },
        {
          name: 'Goodput',
          text: 'Nur Pakete, die zum ersten Mal ankommen, zählen. Fairness ist der Jain-Index darüber. Er hängt vom Zeitraum ab: nur Indizes über gleiche Zeiträume vergleichen.',
        },
        {
          name: 'Ein Lauf ist ein Lauf',
          text: 'Eine Szene zeigt einen Seed. Ein anderer Seed kann um mehrere Punkte abweichen. Der Wettlauf und die Tabellen der Artikel nehmen mehrere Seeds und zeigen die Streuung.',
        },
        {
          name: 'Gemessener Zeitraum',
          text: 'Die meisten Szenen lassen den Anfang weg, der anders ist als das, was folgt. Die Auswertung sagt, ab wann sie zählt.',
        },
      ],
    },
    {
      title: 'Wie weit man ihm glauben darf',
      entries: [
        {
          name: 'Wiederholbar',
          text: 'Dieselbe Szene, derselbe Seed und dieselben Änderungen ergeben auf jedem Gerät dieselben Zellen. Ein Lauf hat eine Prüfsumme: Gleiche Prüfsummen bedeuten gleiche Läufe.',
        },
        {
          name: 'Verglichen',
          text: 'Unabhängige Programme haben dieselben Einstellungen gerechnet. Die meisten Kennzahlen stimmen in ihrer Streuung überein, und die Notizen nennen die anderen, mit der wahrscheinlichen Ursache.',
        },
        {
          name: 'Nicht reproduziert',
          text: 'Manche gedruckten Ergebnisse kommen bei keiner Lesart heraus, die probiert wurde. Die Seiten der Artikel zeigen unsere daneben, und eine Lektion handelt von nichts anderem.',
        },
        {
          name: 'Keine Vorhersage',
          text: 'Die Netze sind die der Artikel von 1997 bis 2000. Sie lehren, wie Mechanismen zusammenwirken. Sie sagen nicht, was ein Netz von heute leisten wird.',
        },
      ],
    },
  ],
  links: [
    { href: '?page=papers&paper=000', text: 'Die Artikel, nachgerechnet' },
    { href: '?lesson=sceptic', text: 'Lektion: wo Artikel und Simulation sich widersprechen' },
    { href: '?page=glossary', text: 'Glossar' },
    { href: './licences.txt', text: 'Lizenzen der Bestandteile dieser Seite' },
  ],
};
