import { type ReactNode, useState } from 'react';
import { exact, whole } from '../../format.ts';
import { pageLink } from '../../link/pageLink.ts';
import { useSession } from '../../session/context.ts';
import { showDialog, usePage } from '../../store/page.ts';
import { widgetTexts as texts } from '../../strings/pages/widgets.ts';
import { isProjector, THEMES, type Theme } from '../../theme/tokens/tokens.ts';
import { Button } from '../Button.tsx';
import { CheckBoxes } from '../CheckBoxes.tsx';
import { Choice } from '../Choice.tsx';
import { Fold } from '../Fold.tsx';
import { Locked } from '../Locked.tsx';
import { LateSlider } from '../numbers/LateSlider.tsx';
import { NumberBox } from '../numbers/NumberBox.tsx';
import { RunNumbers } from '../numbers/RunNumbers.tsx';
import { SeedsBox } from '../numbers/SeedsBox.tsx';
import { Sheet } from '../overlay/Sheet.tsx';
import { Select } from '../Select.tsx';
import { SeedDots } from '../seeds/SeedDots.tsx';
import { type Density, densityOf } from '../stageSize.ts';
import { Table } from '../Table.tsx';
import { Term } from '../words/Term.tsx';
import styles from './gallery.module.css';

const { samples } = texts;
const STYLES = ['headline', 'title', 'body', 'row', 'small', 'value', 'code'] as const;

const SHEET = 'help';

const SEEDS = [
  { seed: 1, by: 0.12, words: '+12 %' },
  { seed: 2, by: 0.12, words: '+12 %' },
  { seed: 3, by: -0.04, words: '−4 %' },
];

interface Cell {
  readonly theme: Theme;
  readonly density: Density;
}

/** A phone is no projector; of the other pairs of density and theme a wall is seen in light colours, too: sizes hang on no theme. */
const CELLS: readonly Cell[] = [
  ...THEMES.map((theme): Cell => ({ theme, density: densityOf('full', isProjector(theme)) })),
  { theme: 'light', density: 'wall' },
  { theme: 'light', density: 'compact' },
  { theme: 'dark', density: 'compact' },
];

const Row = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className={styles.row}>
    <dt className="small muted">{name}</dt>
    <dd>{children}</dd>
  </div>
);

function Numbers() {
  const [value, setValue] = useState(1_800);
  const [seeds, setSeeds] = useState(10);
  return (
    <>
      <Row name={samples.number}>
        <NumberBox label={samples.number} value={value} shown={exact(value)} onCommit={setValue} />
        <NumberBox label={samples.invalid} value={value} shown={exact(value)} invalid onCommit={setValue} />
        <SeedsBox label={samples.seeds} value={seeds} onChange={setSeeds} />
      </Row>
      <Row name={samples.slider}>
        <LateSlider
          label={samples.slider}
          value={value}
          min={0}
          max={2_000}
          step={1}
          valueText={whole(value)}
          onChange={setValue}
        />
      </Row>
    </>
  );
}

function Choices() {
  const [chosen, setChosen] = useState('epd');
  const [some, setSome] = useState<readonly string[]>(['epd']);
  return (
    <>
      <Row name={samples.choice}>
        <Choice label={samples.choice} options={samples.policies} value={chosen} onChange={setChosen} />
        <Select aria-label={samples.select} options={samples.policies} value={chosen} onChange={setChosen} />
      </Row>
      <Row name={samples.boxes}>
        <CheckBoxes
          boxes={samples.policies.map(([id, label]) => ({ id, label }))}
          chosen={some}
          onChange={setSome}
        />
      </Row>
    </>
  );
}

/** A dialog is over the page, in the theme and density of what it is within. */
function Dialogs() {
  const session = useSession();
  const isNone = usePage((s) => s.dialog === null);
  const [asked, setAsked] = useState<'whole' | 'next' | null>(null);
  const open = (kind: 'whole' | 'next') => {
    setAsked(kind);
    showDialog(session, SHEET);
  };
  // Each part of the gallery has one, and the page knows one by that name.
  if (isNone && asked !== null) setAsked(null);
  return (
    <Row name={samples.sheet}>
      <Button onClick={() => open('whole')}>{samples.whole}</Button>
      <Button onClick={() => open('next')}>{samples.nextTo}</Button>
      {asked !== null && (
        <Sheet name={SHEET} title={samples.sheet} note={samples.meaning} isNextToTraces={asked === 'next'}>
          <NumberBox label={samples.number} value={0} shown={exact(0)} onCommit={() => {}} />
        </Sheet>
      )}
    </Row>
  );
}

const Controls = () => (
  <dl>
    <Row name={samples.text}>
      {STYLES.map((style) => (
        <span key={style} style={{ font: `var(--${style})` }}>
          {style} 1,953
        </span>
      ))}
    </Row>
    <Row name={samples.button}>
      <Button>{samples.plain}</Button>
      <Button filled>{samples.filled}</Button>
      <Button quiet>{samples.quiet}</Button>
      <Button disabled why={samples.why}>
        {samples.off}
      </Button>
      <Button missing={samples.missing}>{samples.waits}</Button>
    </Row>
    <Choices />
    <Numbers />
    <Row name={samples.locked}>
      <Locked label={samples.number} value="1,800" />
      <Locked label={samples.number} value="1,800" short />
    </Row>
    <Row name={samples.card}>
      <Term name={samples.term}>
        <p>{samples.meaning}</p>
      </Term>
      <kbd>Alt</kbd> <kbd>K</kbd>
    </Row>
    <Dialogs />
    <Row name={samples.seeds}>
      <SeedDots dots={SEEDS} shown={1} zero="A" />
    </Row>
    <Row name={samples.fold}>
      <Fold summary={samples.fold}>
        <Table
          heads={samples.heads.slice(0, 3)}
          rows={samples.rows.map(([head, ...cells]) => ({ key: head, head, cells }))}
        />
      </Fold>
    </Row>
    <Row name={samples.table}>
      <RunNumbers
        summary={samples.fold}
        label={samples.table}
        heads={samples.heads}
        rows={samples.rows.map(([name, ...cells]) => ({
          key: name,
          name,
          cells,
          runs: <a href="?scene=half-empty">{samples.run}</a>,
        }))}
      />
    </Row>
  </dl>
);

export function WidgetGallery() {
  return (
    <main className={styles.page}>
      <h1 className="headline">{texts.title}</h1>
      <p>
        <a href={pageLink('home')}>{texts.home}</a> · {texts.about}
      </p>
      {CELLS.map(({ theme, density }) => {
        const name = texts.cell(theme, density);
        return (
          <section
            key={name}
            className={styles.cell}
            data-theme={theme}
            data-width={density === 'compact' ? 'phone' : 'full'}
            data-density={density}
            aria-label={name}
          >
            <h2 className="title">{name}</h2>
            <Controls />
          </section>
        );
      })}
    </main>
  );
}
