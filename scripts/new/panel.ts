import type { Contribution, Name } from './kinds.ts';

/** A card of words in the right column: how many VCs there are, and the moment shown. */
export function panel({ id, camel, title }: Name): Contribution {
  const Component = `${camel.charAt(0).toUpperCase()}${camel.slice(1)}`;
  return {
    files: {
      [`src/app/panels/${camel}/panel.ts`]: `import type { Panel } from '../../panel/panel.ts';
import { ${camel}Texts as texts } from '../../strings/panels/${camel}.ts';
import { late } from '../../widgets/late.tsx';

export const ${camel}Panel: Panel = {
  title: texts.title,
  inSentence: texts.inSentence,
  id: '${id}',
  draws: [],
  group: '${id}',
  region: 'right',
  order: 245,
  places: { laptop: true, projector: false, phone: null },
  embed: false,
  View: late(async () => (await import('./${Component}.tsx')).${Component}),
};
`,
      [`src/app/panels/${camel}/${Component}.tsx`]: `import { clock } from '../../format.ts';
import { useMoment } from '../../store/moment.ts';
import { ${camel}Texts as texts } from '../../strings/panels/${camel}.ts';
import { Landmark } from '../../widgets/Landmark.tsx';

/** How many VCs the network has, and the moment shown. */
export function ${Component}() {
  const vcs = useMoment((state) => state.loaded?.vcs.length ?? 0);
  const now = useMoment((state) => state.now);
  return (
    <Landmark label={texts.title}>
      <p>{texts.said(vcs, clock(now))}</p>
    </Landmark>
  );
}
`,
      [`src/app/strings/panels/${camel}.ts`]: `/** Texts of a panel. */
export const ${camel}Texts = {
  title: '${title}',
  inSentence: 'the panel “${title}”',
  said: (vcs: number, now: string): string => \`\${vcs} \${vcs === 1 ? 'VC' : 'VCs'} at \${now} s\`,
};
`,
      [`src/languages/de/app/strings/panels/${camel}.json`]: JSON.stringify({
        [title]: `Panel ${title}`,
        [`the panel “${title}”`]: `das Panel „${title}“`,
        '{0} {1} at {2} s': '{0} {1} bei {2} s',
      }),
      [`tests/app/panels/${camel}.test.tsx`]: `import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ${Component} } from '../../../src/app/panels/${camel}/${Component}.tsx';
import { SessionContext } from '../../../src/app/session/context.ts';
import { stageOf } from '../../../src/app/store/stage.ts';
import { halfEmpty } from '../../../src/scenarios/scenes/halfEmpty.ts';
import { Page } from '../../support/page.ts';
import { testSession } from '../../support/session.ts';

it('${id} says how many VCs there are, and the moment shown', () => {
  const page = new Page().load(halfEmpty).settle();
  const session = testSession();
  stageOf(session).setState({ loaded: page.last('loaded'), now: 0.47e12 });
  const markup = renderToStaticMarkup(
    <SessionContext value={session}>
      <${Component} />
    </SessionContext>,
  );
  expect(markup).toContain('10 VCs at 0.470\\u2009000 s');
});
`,
    },
    lines: [
      {
        file: 'src/app/panel/registry.ts',
        line: `export { ${camel}Panel } from '../panels/${camel}/panel.ts';`,
        before: 'export',
      },
      {
        file: 'src/app/panels/README.md',
        line: `| *${title}*: how many VCs there are, and the moment shown | \`${camel}\` |`,
        before: '| **what opens on a press** |',
      },
    ],
    // The table of panels in docs/reference/links.md.
    scripts: ['test:unit -- tests/docs/parts.test.ts -u'],
    next: [
      `Change src/app/panels/${camel}/, its words in src/app/strings/panels/${camel}.ts and their German (src/app/panels/README.md). What it draws: \`draws\`, and the meanings of these signs in src/app/strings/panels/legend.ts.`,
      'A card has the whole right column for its title. A row over time has 112 px for it left of its plot (150 on a projector, none on a phone, where it is above): one or two short words, German as well.',
      'Say what it shows, and how to look for it, in its row of src/app/panels/README.md.',
    ],
  };
}
