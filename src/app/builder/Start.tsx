import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { ListingGroup } from '../../scenarios/groups.ts';
import { fetchScenarios } from '../client/opening/scenarios.ts';
import { onDemand } from '../late.ts';
import { useSession } from '../session/context.ts';
import { useMoment } from '../store/moment.ts';
import { builderTexts as words } from '../strings/builder/texts.ts';
import { Button } from '../widgets/Button.tsx';
import { Select } from '../widgets/Select.tsx';
import { beginHere, beginScene, beginTemplate } from './actions.ts';
import { TEMPLATES, type TemplateName } from './document/templates.ts';
import { useDraft } from './draft.ts';
import styles from './style.module.css';

const lists = onDemand(() => import('../../scenarios/groups.ts'));

/** Scenes and networks of the papers by group; empty until their script is loaded. */
function useListings(): readonly ListingGroup[] {
  const [groups, setGroups] = useState<readonly ListingGroup[]>([]);
  useEffect(() => {
    lists.ask().then(
      ({ listings }) => setGroups(listings()),
      () => {}, // templates are enough to begin with
    );
  }, []);
  return groups;
}

/** Choice of a starting point: a template, the network on the page, or that of a scene. Folds once one is chosen. */
export function Start(): ReactElement {
  const session = useSession();
  const hasBegun = useDraft((s) => s.now !== null);
  const [isFirst] = useState(!hasBegun);
  const fold = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const chosen = () => {
    if (fold.current) fold.current.open = false;
    summary.current?.focus();
  };
  const title = useMoment((s) => s.loaded?.scenario.title ?? '');
  const groups = useListings();
  return (
    <details ref={fold} open={isFirst}>
      <summary ref={summary}>{words.start}</summary>
      <div className={styles.start}>
        {(Object.keys(TEMPLATES) as TemplateName[]).map((name) => (
          <Button
            key={name}
            onClick={() => {
              beginTemplate(session, name);
              chosen();
            }}
          >
            {words.templates[name]}
          </Button>
        ))}
        <Button
          title={title}
          onClick={() => {
            beginHere(session);
            chosen();
          }}
        >
          {words.here}
        </Button>
        <Select
          aria-label={words.scene}
          value=""
          options={[['', words.scene]]}
          groups={groups.map(({ title: label, entries }) => ({
            label,
            options: entries.map((entry) => [entry.id, entry.title]),
          }))}
          onChange={(id) => {
            void fetchScenarios().then((scenarios) => beginScene(session, scenarios.findScenario(id)));
            chosen();
          }}
        />
      </div>
    </details>
  );
}
