import { Fragment, type ReactElement, useContext } from 'react';
import {
  everyOf,
  isRuleText,
  isWithin,
  type Mechanism,
  type MechanismInfo,
  type PortState,
  pathOf,
  type ServiceClass,
} from '../../../contract/index.ts';
import { FromStart } from '../../branches/late.ts';
import { placesText } from '../../classes/classes.ts';
import { PanelPlacingContext } from '../../panel/PanelSlot.tsx';
import { shownCurve, useCurveOpen } from '../../plot/curve/open.ts';
import { useSession } from '../../session/context.ts';
import { bufferRow, type Ports, parameterRows } from '../../settings/form/portRows.ts';
import { SettingRow } from '../../settings/form/SettingRow.tsx';
import { useRunSource } from '../../settings/runSource.ts';
import { useBranches } from '../../store/branches/branches.ts';
import { useMoment } from '../../store/moment.ts';
import { showDialog, useLocked } from '../../store/page.ts';
import { BUFFERS_PATH, bufferPath, mechanismPath, runningAt } from '../../store/paths.ts';
import { closeEditor, openEditor, useEditing } from '../../store/rules/editing.ts';
import { en } from '../../strings/en.ts';
import { isProjector } from '../../theme/tokens/tokens.ts';
import { Button } from '../../widgets/Button.tsx';
import { Locked } from '../../widgets/Locked.tsx';
import { late } from '../../widgets/late.tsx';
import { isColumn, isRoomy, type StageSize, sizeOf, useStageSize } from '../../widgets/stageSize.ts';
import { useHelp } from '../../widgets/words/help.ts';
import { MechanismChoice } from './MechanismChoice.tsx';
import { PseudoCode } from './PseudoCode.tsx';
import { parameterText } from './parameterText.ts';
import styles from './style.module.css';

const RuleEditor = late(async () => (await import('./editor/RuleEditor.tsx')).RuleEditor, { isAhead: false });
const Origin = late(async () => (await import('./editor/Origin.tsx')).Origin, { isAhead: false });
const VcStates = late(async () => (await import('./vcStates/VcStates.tsx')).VcStates, { isSeen: false });
const Figure = late(async () => (await import('./curve/CurveFigure.tsx')).CurveFigure);

/** The plot of a policy's function; nothing for a policy without one. */
function CurveFigure(): ReactElement | null {
  const exists = useMoment((state) => shownCurve(state) !== null);
  return exists ? <Figure /> : null;
}

interface MechanismCardProps {
  readonly mechanism: Mechanism;
  readonly port: PortState;
  /** The class whose buffer the card is about; null for the port itself. */
  readonly of?: ServiceClass | null;
  /** Whether to show only the evaluated lines. */
  readonly fold: boolean;
  readonly parameters: boolean;
}

/** This many parameters fill the line that sums them up. */
const MANY = 4;

/** Numbers of code lines: where there is little room, where a curve takes some of it, and on a low page. */
const FEW = 4;
const SOME = 10;
const NEXT_TO_CURVE = 3;
/** Code lines in a compared branch, whose column also has its question, the changes and the results of both. */
const COMPARED = 1;
/** The same where the column has nothing else. */
const ALONE = 12;

/** Whether the card offers the size of the buffer: it concerns discarding and allocation, not the scheduler. */
const sizesBuffer = (mechanism: Mechanism): boolean => mechanism === 'policy' || mechanism === 'allocation';

/** Next to an RM cell, code and score, parameters do not fit on a page of usual height. */
const longOrTall = (size: StageSize): boolean => size.tall || isColumn(size);

const sourceOf = ({ postDatesPapers, citation }: MechanismInfo): string =>
  postDatesPapers ? en.policy.visitor(citation) : citation;

/** State that a switch keeps for each VC. A counter goes up to the size of the buffer in cells. */
const stateText = (bits: number | 'counter', { bufferCells }: PortState): string =>
  bits === 'counter' ? en.policy.counter(Math.ceil(Math.log2(bufferCells))) : en.policy.state(bits);

interface ParametersProps {
  readonly info: MechanismInfo;
  readonly mechanism: Mechanism;
  readonly port: PortState;
  readonly of: ServiceClass | null;
}

function Parameters({ info, mechanism, port, of }: ParametersProps) {
  const size = sizeOf(useSession()).getState();
  const source = useRunSource();
  const ports: Ports = { ids: [null], states: [port], serviceClass: of };
  const buffer = sizesBuffer(mechanism);
  const nothing = !buffer && info.parameters.length === 0;
  // The words of a choice are long, so it is summarised only if the summary would be empty without it.
  const choices = !buffer && info.parameters.every(({ kind }) => kind === 'choice');
  return (
    <details className="parameters" open={isRoomy(size) && (mechanism !== 'algorithm' || longOrTall(size))}>
      <summary>
        {nothing && en.policy.noParameters}
        {choices && info.parameters.map(({ label }) => label).join(', ')}
        {buffer && info.parameters.length < MANY && (
          <>
            <span className="nowrap">
              {en.policy.buffer} <b>{placesText(port.bufferCells)}</b>
            </span>{' '}
          </>
        )}
        {info.parameters.slice(0, mechanism === 'algorithm' ? MANY : undefined).map((spec) => (
          <Fragment key={spec.name}>
            {spec.kind === 'number' && (
              <>
                <span className="nowrap">
                  {spec.label} <b>{parameterText(spec, port, mechanism)}</b>
                </span>{' '}
              </>
            )}
          </Fragment>
        ))}
      </summary>
      <p className={styles.citation}>{sourceOf(info)}</p>
      {info.bits !== undefined && <p className={styles.citation}>{stateText(info.bits, port)}</p>}
      {mechanism !== 'policy' && <p className="mechanism-help">{info.help}</p>}
      <div className="parameter-list">
        {buffer && <SettingRow row={bufferRow(ports)} source={source} />}
        {parameterRows(ports, mechanism, info.parameters).map((row) => (
          <SettingRow key={`${of} ${info.id} ${row.spec.name}`} row={row} source={source} />
        ))}
      </div>
    </details>
  );
}

/** Whether an edit changes something that the card offers. */
function isOfCard(text: string, mechanism: Mechanism, port: string, of: ServiceClass | null): boolean {
  const every = everyOf(text);
  if (text !== every && text !== pathOf('ports', port, every)) return false;
  const buffers = [bufferPath(of), ...(of === null ? [BUFFERS_PATH] : [])];
  return isWithin(every, mechanismPath(mechanism, of)) || (sizesBuffer(mechanism) && buffers.includes(every));
}

/** One mechanism: choice, source, parameters, pseudo-code. */
export function MechanismCard({ mechanism, port, of = null, fold, parameters }: MechanismCardProps) {
  const session = useSession();
  const catalog = useMoment((s) => s.catalog);
  const path = mechanismPath(mechanism, of);
  const projector = useMoment((s) => isProjector(s.theme));
  const size = useStageSize();
  const { width, tall } = size;
  const phone = width === 'phone' && !projector;
  const tight = size.low && !isColumn(size);
  const plenty = tight ? SOME : null;
  const locked = useLocked(path);
  const curves = mechanism === 'policy' && of === null;
  const curved = useCurveOpen() && curves;
  const isAlone = useContext(PanelPlacingContext)?.column.length === 1 && width === 'full';
  const isCompared = useBranches((s) => s.compared.length > 0);
  // On a projector, lines without room are left out.
  const few = isAlone ? ALONE : isCompared && !projector && !tall ? COMPARED : FEW;
  const isEdited = useEditing((s) => s.path === path);
  const running = catalog ? runningAt(catalog, port, mechanism) : undefined;
  const states = curves ? catalog?.policies.find(({ id }) => id === port.policy)?.states : undefined;
  const withHelp = useHelp(running !== undefined && running.help === undefined);
  if (running === undefined) return null;
  const info = withHelp(mechanism, running);
  return (
    <>
      <div className={styles.head} data-leaves="choice">
        <div className="row gap-8">
          {locked ? (
            <Locked label={en.policy.labels[mechanism]} value={`${info.short}: ${info.name}`} />
          ) : (
            <MechanismChoice mechanism={mechanism} info={info} path={path} />
          )}
          {mechanism === 'policy' && !locked && (
            <Button
              className={styles.raceIt}
              aria-expanded={isEdited}
              onClick={() => (isEdited ? closeEditor(session) : openEditor(session, { path }))}
            >
              {isEdited ? en.policy.closeEditor : en.policy.edit}
            </Button>
          )}
          {curves && (
            <Button
              className={styles.raceIt}
              title={en.policy.raceHint}
              onClick={() => showDialog(session, 'race')}
            >
              {en.policy.race}
            </Button>
          )}
        </div>
        <p className={styles.citation}>{sourceOf(info)}</p>
        <FromStart place="card" isOwn={(text) => isOfCard(text, mechanism, port.id, of)} />
      </div>
      {curves && phone && <CurveFigure />}
      {parameters && <Parameters info={info} mechanism={mechanism} port={port} of={of} />}
      {curves && !phone && !isEdited && <CurveFigure />}
      {mechanism === 'policy' && !isEdited && isRuleText(port.policy) && <Origin text={port.policy} />}
      {isEdited && <RuleEditor path={path} port={port} of={of} />}
      {curves && !phone && isEdited && <CurveFigure />}
      {!isEdited && !(projector && curved) && (
        <PseudoCode
          info={info}
          mechanism={mechanism}
          of={of}
          fold={tight && curved ? NEXT_TO_CURVE : fold ? few : plenty}
        />
      )}
      {states && <VcStates diagram={states} />}
    </>
  );
}
