import { BOMBS } from './bombLinks.ts';
import { openAddressHere } from './page.ts';
import { type Kind, type Trial, told } from './trial.ts';

const names = Object.keys(BOMBS);

export const bombs: Kind = {
  name: 'bombs',
  cases: names.length,
  make: (_seed, index): Trial => {
    const name = names[index % names.length] ?? '';
    const link = BOMBS[name] ?? '';
    const run = async () => {
      const { problems } = await openAddressHere(link);
      const { sentence, faults } = told(problems);
      const isSilent = problems.length === 0 ? [`${name}: nothing is said`] : [];
      const isLong = link.length > 2_000 + 25 ? [`${name}: ${link.length} characters are no link`] : [];
      return { opened: true, sentence, faults: [...faults, ...isSilent, ...isLong] };
    };
    return { input: `${name}: ${link}`, run };
  },
};
