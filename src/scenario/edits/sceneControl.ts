import {
  type Catalog,
  type ParameterValue,
  type Problem,
  type Reason,
  readEditPath,
  type ScenarioDocument,
  type SceneControlAnswer,
} from '../../contract/index.ts';
import type { CompleteScenario } from '../document/complete.ts';
import { checkLiveEdit, placesOf } from './kinds.ts';
import { writeAt } from './settingPaths.ts';

/** Returns all problems of a document. */
type Judge = (document: ScenarioDocument) => readonly Problem[];

/** Checks that every answer of the scene's control (`knob`) is an edit that the run accepts at its start. */
export function checkSceneControl(
  scenario: CompleteScenario,
  catalog: Catalog,
  judge: Judge,
): readonly Problem[] {
  const { knob } = scenario.document.stage ?? {};
  if (knob === undefined) return [];
  return knob.answers.flatMap((answer, i) => {
    const reason = refusalOf(answer.path ?? knob.path, answer, scenario, catalog, judge);
    return reason === null ? [] : [{ path: `stage.knob.answers[${i}].value`, value: answer.value, reason }];
  });
}

function refusalOf(
  text: string,
  { value }: SceneControlAnswer,
  { document, ports, vcs, links, presets }: CompleteScenario,
  catalog: Catalog,
  judge: Judge,
): Reason | null {
  if (readEditPath(text) === null) return startRefusal(document, text, value, judge);
  const state = {
    ...{ links, presets, senders: vcs, rated: null },
    ports: ports.map((port) => ({ ...port, frameCells: 0, crossing: [] })),
    vcs: vcs.map((vc) => vc.state),
  };
  const checked = checkLiveEdit(text, value, state, catalog);
  return checked.ok ? null : checked.problem.reason;
}

/** Reason against an answer that is fixed at the start of a run, from the check of the resulting document. */
function startRefusal(
  document: ScenarioDocument,
  text: string,
  value: ParameterValue,
  judge: Judge,
): Reason | null {
  const { knob: _knob, ...stage } = document.stage ?? {};
  const asked: ScenarioDocument = { ...document, stage };
  const placement = placesOf(asked, text, value);
  if (!placement.ok) return placement.reason;
  const changed = placement.places.reduce((target, place) => writeAt(target, place, value), asked);
  return judge(changed)[0]?.reason ?? null;
}
