import type { MechanismHelp } from '../../../../strings/en/mechanisms/help.ts';

const within = 'Wie die VCs der gewählten Klasse sich deren Reihe teilen.';

export const schedulerHelp: MechanismHelp = {
  fifo: {
    help: 'Eine Warteschlange für alle VCs. Zellen gehen in der Reihenfolge ihrer Ankunft ab. Wer am meisten sendet, bekommt am meisten.',
    parameters: {},
  },
  rr: {
    help: 'Eine Warteschlange je VC; sie kommen reihum dran, mit je einer Zelle. Alle VCs bekommen gleich viel, egal wie viel einer von ihnen sendet.',
    parameters: {},
  },
  wrr: {
    help: 'Round Robin in Runden: Ein VC mit Gewicht 3 sendet höchstens drei Zellen je Runde, jedes Mal eine, wenn er dran ist. Die Anteile entsprechen den Gewichten, mit kaum mehr Arbeit als bei Round Robin.',
    parameters: {},
  },
  wfq: {
    help: 'Denkt sich einen Server wie für Flüssigkeit, der alle wartenden VCs zugleich nach Gewicht bedient, und sendet die Zellen in der Reihenfolge, in der er mit ihnen fertig wäre. Ein VC, der still war, bekommt nichts nachgezahlt.',
    parameters: {
      active:
        'Wessen Gewichte die virtuelle Zeit bremsen. Nur die Menge des gedachten Servers macht die Tags exakt; Zhus Text (Abschnitt 3.5) meint VCs mit einer Zelle in der Warteschlange. In einem Netz verschob die Wahl die Timeouts um 19 % und die mittlere Warteschlange um die Hälfte.',
    },
  },
  wf2q: {
    help: 'WFQ, das keine Zelle bedient, bevor der Flüssigkeitsserver sie begonnen hat. Jeder VC wartet so kurz wie unter WFQ, und ein schwerer VC kann nicht viele Zellen hintereinander senden und dann pausieren.',
    parameters: {},
  },
  scfq: {
    help: 'WFQ ohne Flüssigkeitsserver: virtuelle Zeit ist die Endmarke der Zelle auf der Leitung. Einfach, aber eine Zelle wartet womöglich zuerst auf eine Zelle jedes anderen VC.',
    parameters: {},
  },
  sfq: {
    help: 'Bedient nach Anfangsmarken: virtuelle Zeit ist die Anfangsmarke der Zelle auf der Leitung. So einfach wie SCFQ, und ein VC mit kleinem Gewicht wartet weniger.',
    parameters: {},
  },
  priority: {
    help: 'CBR vor Echtzeit-VBR vor anderem VBR vor ABR vor UBR: Eine Klasse wird nur bedient, solange in allen darüber nichts wartet. Oben kurze Verzögerungen, unten womöglich gar nichts.',
    parameters: {
      within,
    },
  },
  'class-rr': {
    help: 'Die Dienstklassen kommen reihum dran, mit je einer Zelle, sodass keine eine andere aushungern kann; in einer Klasse teilen sich ihre VCs die Reihe.',
    parameters: {
      within,
    },
  },
};
