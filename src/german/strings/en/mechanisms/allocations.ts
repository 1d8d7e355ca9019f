import type { MechanismHelp } from '../../../../strings/en/mechanisms/help.ts';

const OWN_SHARE = 'Ein VC kann einen eigenen Anteil haben.';
const max = `So viel darf ein VC höchstens halten. ${OWN_SHARE}`;

export const allocationHelp: MechanismHelp = {
  shared: {
    help: 'Jeder Platz ist für alle da. Das nutzt den Puffer am besten, und ein gieriger VC kann ihn fast ganz belegen.',
    parameters: {},
  },
  dynamic: {
    help: 'Freie Plätze sind für alle da, bis zu einem größten Anteil für jeden. Ist der Puffer voll, kommt ein VC unter seinem Minimum trotzdem hinein: Die letzte Zelle der längsten Warteschlange über dem eigenen Minimum wird verdrängt.',
    parameters: {
      min: `Anteil des Puffers, auf den jeder VC zählen kann. ${OWN_SHARE}`,
      max,
    },
  },
  caps: {
    help: 'Kein VC darf mehr als seinen Anteil des Puffers halten; für die anderen wird nichts freigehalten. Braucht nur einen Zähler je VC, auch vor einer FIFO-Warteschlange.',
    parameters: {
      max,
    },
  },
  partition: {
    help: 'Der Puffer ist in gleiche Teile geteilt, einen für jeden VC über den Port. Ein VC kann Plätze eines anderen VC nicht nutzen, auch wenn sie leer sind.',
    parameters: {},
  },
};
