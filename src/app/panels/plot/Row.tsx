import type { ReactElement, ReactNode } from 'react';

interface RowProps {
  readonly name: string;
  readonly title: string;
  readonly notes?: readonly ReactNode[];
  /** Left gutter besides the title: ticks, labels of rows. */
  readonly left?: ReactNode;
  /** Right gutter: live values. */
  readonly right?: ReactNode;
  readonly style?: Record<string, string | number>;
  readonly children: ReactNode;
}

/** One full-width row: title in the left gutter, plot, values in the right gutter. */
export function Row({ name, title, notes = [], left, right, style, children }: RowProps): ReactElement {
  return (
    <section className={`panel-row panel-${name}`} aria-label={title} style={style}>
      <div className="panel-left">
        <h2>{title}</h2>
        {notes.map((note, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: notes have a place, not an identity.
          <p key={i}>{note}</p>
        ))}
        {left}
      </div>
      <div className="panel-plot">{children}</div>
      <div className="panel-right">{right}</div>
    </section>
  );
}
