import type { ReactElement } from 'react';
import type { Catalog, SettingGroup } from '../../../contract/index.ts';
import type { NetworkElement } from '../../store/elementCard.ts';
import { elementWords as words } from '../../strings/panels/elementCard.ts';
import { useHelp } from '../../widgets/words/help.ts';
import { changesFor } from '../changes.ts';
import { type DefaultsContext, effectiveDefault, sharesBehind } from '../effectiveDefaults.ts';
import type { Network } from '../network.ts';
import { effectiveFields, fieldsOf } from './fields.ts';
import { WithHelpLine } from './HelpLine.tsx';
import { cardParts, type Part, type SettingsRow } from './parts.ts';
import { SettingRow } from './SettingRow.tsx';
import { differing, type FormRow, type Source } from './source.ts';
import styles from './style.module.css';

export interface ElementFormProps extends Source {
  readonly element: NetworkElement;
  readonly network: Network;
  readonly catalog: Catalog;
  /** Whether the form edits a document without a run, so that everything applies from the start. */
  readonly isDraft?: boolean;
  /** The only unfolded group; null: the first groups. */
  readonly unfold?: SettingGroup | null;
}

/** Every parameter of an element, under headings that fold. */
export function ElementForm({
  element,
  network,
  catalog,
  isDraft = false,
  unfold = null,
  ...values
}: ElementFormProps): ReactElement | null {
  const { settings } = catalog;
  const withHelp = useHelp(true);
  const rates = catalog.rateControl.flatMap((group) => withHelp('rateControl', group).parameters);
  if (settings === null) return null;
  const fields = effectiveFields(fieldsOf(element, network, settings, values.read), values);
  // The builder adds senders in its own form.
  const shown = isDraft ? fields.filter(({ group }) => group !== 'senders') : fields;
  const parts = cardParts(shown, rates);
  const basis = { network, settings, read: values.read, ports: values.ports };
  const row = (entry: SettingsRow) => (
    <SettingRow
      key={`${entry.group} ${entry.setting.key}`}
      row={{ ...entry, ...behind(entry, basis) }}
      source={values}
    />
  );
  return (
    <>
      {parts.map((part, i) => (
        <details
          key={part.title}
          className="parameters"
          open={
            unfold === null
              ? i === 0 || parts.length < 3 || (i === 1 && parts[0]?.rows.length === 1)
              : part.rows.some(({ group }) => group === unfold)
          }
        >
          <summary>
            <b>{part.title}</b>
          </summary>
          <Rows part={part} isDraft={isDraft} row={row} />
        </details>
      ))}
    </>
  );
}

/** Default of a row without a value, and the changes that another kind of source implies. */
function behind(row: SettingsRow, basis: DefaultsContext): Pick<FormRow, 'follows' | 'changes'> {
  const { places } = row;
  const { value, others } = differing(row, basis.read);
  const isOpen = value === null && others.length === 0;
  return {
    ...(isOpen && {
      follows: { value: effectiveDefault(basis, places), shares: sharesBehind(basis, places) },
    }),
    changes: (value) => changesFor(row, value, basis.settings, basis.read),
  };
}

/** The form for a document in the builder. */
export const DraftForm = (props: Omit<ElementFormProps, 'isDraft'>): ReactElement => (
  <WithHelpLine>
    <ElementForm {...props} isDraft />
  </WithHelpLine>
);

interface RowsProps {
  readonly part: Part;
  readonly isDraft: boolean;
  readonly row: (row: SettingsRow) => ReactElement;
}

/** Settings that apply at once, and those that begin a branch, each under a heading. */
function Rows({ part, isDraft, row }: RowsProps): ReactElement {
  const live = part.rows.filter(({ setting }) => setting.isLive);
  const others = part.rows.filter(({ setting }) => !setting.isLive);
  if (isDraft) return <div className="parameter-list">{part.rows.map(row)}</div>;
  return (
    <>
      {[[words.live, live] as const, [words.fromStart, others] as const].map(
        ([title, rows]) =>
          rows.length > 0 && (
            <section key={title} aria-label={`${part.title}. ${title}`}>
              <p className={styles.when}>{title}</p>
              <div className="parameter-list">{rows.map(row)}</div>
            </section>
          ),
      )}
    </>
  );
}
