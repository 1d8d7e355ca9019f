import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { catalog } from '../../src/engine/catalog.ts';
import { ulku } from '../../src/studies/ulku/ulku.ts';
import { citations, headings, unknown } from './citations.ts';
import { PAPERS } from './papers.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const files = ['src', 'docs'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|md)$/.test(name))
    .map((name) => join(folder, name)),
);

/** The paper that a file is about, by its name. */
function subject(file: string): string | undefined {
  const named = /(cheon|rosolen|nagata|zhu|ulku)/i.exec(file)?.[1]?.toLowerCase() ?? '';
  return { cheon: '000', rosolen: '001', nagata: '002', zhu: '003', ulku: '004' }[named];
}

describe('citations of the five papers', () => {
  const all = files.map((file) => ({
    file,
    cited: citations(readFileSync(join(root, file), 'utf8'), subject(file)),
  }));

  it('name sections, tables, figures and equations that the papers have', () => {
    const wrong = all.flatMap(({ file, cited }) =>
      cited.flatMap((citation) => unknown(citation) ?? []).map((problem) => `${file}: ${problem}`),
    );
    expect(wrong).toEqual([]);
    expect(all.flatMap(({ cited }) => cited).length).toBeGreaterThan(250);
  });

  it('name the section whose title is the mechanism, where a cited paper has one', () => {
    const mechanisms = [
      ...catalog.policies,
      ...catalog.schedulers,
      ...catalog.allocations,
      ...catalog.algorithms,
    ];
    const wrong = mechanisms.flatMap(({ id, name, citation }) =>
      PAPERS.flatMap(({ id: paper, sections }) => {
        const cited = citations(citation).filter((one) => one.paper === paper && one.kind === 'section');
        const own = headings(sections).filter(({ title }) => saysTheSame(title, name));
        if (cited.length === 0 || own.length === 0) return [];
        return own.some(({ number }) => cited.some((one) => one.number === number))
          ? []
          : [`${id}: ${paper} ${cited.map((one) => one.number)} instead of ${own.map((one) => one.number)}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('name the place where the thesis proposes weighted round robin and caps as future work', () => {
    for (const one of [...catalog.schedulers, ...catalog.allocations].filter(({ id }) =>
      /^(wrr|caps)$/.test(id),
    ))
      expect(citations(one.citation).map(({ number }) => number)).toContain('6.4.1');
  });

  it('are found wrong when they are wrong', () => {
    const problems = (text: string, paper?: string) => citations(text, paper).map((one) => unknown(one));
    expect(problems('as in Zhu 1999, sections 2.3.1 and 3.6')).toEqual([undefined, undefined]);
    expect(problems('Zhu 1999, section 2.7')).toEqual(['003 has no section 2.7']);
    expect(problems('Zhu 1999, section 2.5')).toEqual(['003, section 2.5 is a summary']);
    expect(problems('Ülkü 1997, section 2.1.2, eq. 2.4')).toEqual([undefined, '004 has no equation 2.4']);
    expect(problems('RFC 1122, section 4.2.2.15; Ülkü 1997, section 5.1')).toEqual([undefined]);
    expect(problems('Tables 5.1 to 5.4', '004')).toEqual([undefined, '004 has no table 5.4']);
    expect(problems('Rosolen et al. 1999, figures 2-4')).toEqual([undefined]);
  });

  it('of Ülkü give the title, place and date of the thesis', () => {
    expect(ulku.citation).toBe(
      'S. Ülkü, "A Simulation Study on Congestion Control for the ATM ABR Service", MSc thesis, Bilkent University, July 1997',
    );
  });
});

/** Whether a heading such as "Enhanced Proportional Rate Control Algorithm (EPRCA)" names the mechanism. */
function saysTheSame(title: string, name: string): boolean {
  const plain = (text: string) =>
    text
      .replace(/\(.*?\)|New Scheme:|simplified|, as printed|algorithm/gi, '')
      .trim()
      .toLowerCase();
  return plain(title) === plain(name);
}
