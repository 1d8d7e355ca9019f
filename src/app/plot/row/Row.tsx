import { type ReactElement, type ReactNode, useContext } from 'react';
import { Badge } from '../../branches/Badge.tsx';
import { badgeOf, branchWords } from '../../compare/names.ts';
import { PanelTitle, useIsLarge } from '../../panel/arrange/PanelTitle.tsx';
import { useSession } from '../../session/context.ts';
import { useBranches } from '../../store/branches/branches.ts';
import { en } from '../../strings/en.ts';
import { Landmark } from '../../widgets/Landmark.tsx';
import { Terms } from '../../widgets/words/Terms.tsx';
import { PlotBranch } from '../branch.ts';

export interface RowProps {
  readonly name: string;
  readonly title: string;
  readonly notes?: readonly ReactNode[];
  /** Content of the left gutter below the title: ticks, row labels. */
  readonly left?: ReactNode;
  /** Right gutter: live values. */
  readonly right?: ReactNode;
  readonly style?: Record<string, string | number>;
  readonly children: ReactNode;
}

/** One full-width row: title in the left gutter, plot, values in the right gutter; in a comparison with the badge of its branch. */
export function Row({ name, title, notes = [], left, right, style, children }: RowProps): ReactElement {
  const session = useSession();
  const branch = useContext(PlotBranch);
  const own = useBranches(({ list }) => list.find(({ id }) => id === branch));
  const isLarge = useIsLarge();
  const label = own ? en.branches.named(badgeOf(own.id), title) : title;
  return (
    <Landmark
      className="panel-row"
      translate="no"
      data-panel={name}
      label={label}
      data-branch={own && badgeOf(own.id)}
      data-large={isLarge || undefined}
      style={style}
    >
      <div className="panel-left">
        <h2>
          {own && <Badge id={own.id} />} <PanelTitle title={title} />
        </h2>
        {own && <p className="row-branch">{branchWords(session, own)}</p>}
        {notes.map((note, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: notes are identified by their position.
          <p key={i}>{typeof note === 'string' ? <Terms text={note} /> : note}</p>
        ))}
        {left}
      </div>
      <div className="panel-plot">{children}</div>
      <div className="panel-right">{right}</div>
    </Landmark>
  );
}
