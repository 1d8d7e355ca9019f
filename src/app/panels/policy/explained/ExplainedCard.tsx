import { type ReactElement, useEffect, useRef } from 'react';
import type { ExplainedInfo } from '../../../../contract/index.ts';
import { EXPLANATIONS } from '../../../../strings/en/mechanisms/explained.ts';
import { nextFrame } from '../../../clocks.ts';
import { useProfile } from '../../../plot/profile.ts';
import { explainedGroups, explainedVc, type Group, mechanismsOf } from '../../../readings/explained.ts';
import { useSession } from '../../../session/context.ts';
import { useMoment } from '../../../store/moment.ts';
import { closeMechanism, openMechanism, usePage } from '../../../store/page.ts';
import { vcName } from '../../../store/vcNames.ts';
import { en } from '../../../strings/en.ts';
import { explainedWords as words } from '../../../strings/panels/explained.ts';
import { isProjector } from '../../../theme/tokens/tokens.ts';
import { Button } from '../../../widgets/Button.tsx';
import { Landmark } from '../../../widgets/Landmark.tsx';
import { Select } from '../../../widgets/Select.tsx';
import { useStageSize } from '../../../widgets/stageSize.ts';
import { Terms } from '../../../widgets/words/Terms.tsx';
import { isEmptyHighlight } from '../folded.ts';
import { useIsFolded } from '../PolicyCard.tsx';
import { CodeLines } from '../PseudoCode.tsx';
import styles from '../style.module.css';
import { Sketch } from './Sketch.tsx';
import { useVcHighlight } from './vcHighlight.ts';

/** Numbers of code lines: on a projector, where there is little room, and on a page of usual height. */
const FAR = 4;
const FEW = 6;
const MOST = 12;

function useFold(): number | null {
  const profile = useProfile();
  const isFolded = useIsFolded(profile);
  const { low, tall } = useStageSize();
  if (profile === 'phone') return null;
  if (profile === 'projector') return FAR;
  if (isFolded || low) return FEW;
  return tall ? null : MOST;
}

interface ChoiceProps {
  readonly groups: readonly Group[];
  readonly info: ExplainedInfo;
  readonly name: string;
}

function MechanismSelect({ groups, info, name }: ChoiceProps): ReactElement {
  const session = useSession();
  return (
    <Select
      className={styles.select}
      aria-label={words.choose}
      value={info.id}
      groups={groups.map(({ of, all }) => ({
        label: of === 'vc' ? words.ofVc(name) : words.groups[of],
        options: all.map((mechanism) => [mechanism.id, `${mechanism.short}: ${mechanism.name}`]),
      }))}
      onChange={(id) => openMechanism(session, id)}
    />
  );
}

interface ExplainedProps {
  readonly info: ExplainedInfo;
  readonly vc: number | null;
  /** Name of the VC. */
  readonly name: string;
}

/** Explanation of a mechanism, its pseudo-code with the line that the VC carried out last, and its source. */
function Explained({ info, vc, name }: ExplainedProps): ReactElement {
  const projector = useMoment((s) => isProjector(s.theme));
  const isUsed = useMoment((s) => mechanismsOf(s.loaded, vc).includes(info.id));
  const lit = useVcHighlight(info, isUsed ? vc : null);
  const fold = useFold();
  const hasSigns = info.pseudoCode.some(({ sign }) => sign !== undefined);
  const hint = !isUsed ? words.notUsed(name) : isEmptyHighlight(lit) ? words.dark(name) : words.lit(name);
  return (
    <>
      {!projector && (
        <p className="mechanism-help">
          <Terms text={EXPLANATIONS[info.id]?.help ?? ''} />
        </p>
      )}
      {info.kind === 'source' && <Sketch id={info.id} />}
      <CodeLines lines={info.pseudoCode} lit={lit} fold={fold} around />
      {hasSigns && <p className="hint">{hint}</p>}
      {!projector && <Background info={info} />}
    </>
  );
}

/** Source of the mechanism, what the simulation leaves out, and the keys of a scenario it reads. */
function Background({ info }: { readonly info: ExplainedInfo }): ReactElement {
  const { citation, postDatesPapers, keys } = info;
  const { limits } = EXPLANATIONS[info.id] ?? {};
  return (
    <>
      <p className="mechanism-help">
        {words.source} {postDatesPapers ? en.policy.visitor(citation) : citation}.
      </p>
      {limits !== undefined && (
        <p className="mechanism-help">
          <Terms text={limits} />
        </p>
      )}
      <p className="mechanism-help">{words.keys(keys.join(', '))}</p>
    </>
  );
}

/** Card of mechanisms that are not at a port: TCP, sources, end systems, hops and nodes. */
export function ExplainedCard(): ReactElement | null {
  const session = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const wished = usePage((s) => s.mechanism);
  const all = useMoment((s) => s.catalog?.explained) ?? [];
  const loaded = useMoment((s) => s.loaded);
  const followed = useMoment((s) => s.followedVc);
  const decided = useMoment((s) => s.decidedVc);
  const vc = explainedVc(loaded, followed, decided);
  const groups = explainedGroups(all, loaded, vc);
  const info = all.find(({ id }) => id === wished) ?? groups[0]?.all[0];
  const isThere = info !== undefined;
  useEffect(() => (isThere ? nextFrame(() => heading.current?.focus()) : undefined), [isThere]);
  const name = vc === null ? '' : vcName(loaded, vc);
  return (
    <Landmark className={styles.policy} data-panel="explained" label={words.title}>
      <div className={styles.head}>
        <div className="row gap-8" style={{ alignItems: 'baseline', justifyContent: 'space-between' }}>
          <h3 ref={heading} tabIndex={-1}>
            {words.title}
          </h3>
          <Button quiet onClick={() => closeMechanism(session)}>
            {words.close}
          </Button>
        </div>
        {info === undefined ? (
          <p className="hint">{en.policy.othersComing}</p>
        ) : (
          <MechanismSelect groups={groups} info={info} name={name} />
        )}
      </div>
      {info && <Explained key={info.id} info={info} vc={vc} name={name} />}
    </Landmark>
  );
}
