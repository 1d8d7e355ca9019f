import type { ReactElement, ReactNode } from 'react';
import type { ScenarioDocument } from '../../../contract/index.ts';
import { useSession } from '../../session/context.ts';
import { idIn } from '../../session/session.ts';
import { builderTexts as words } from '../../strings/builder/texts.ts';
import { Button } from '../../widgets/Button.tsx';
import { changeGroup } from '../actions.ts';
import type { SenderGroup } from '../document/groups.ts';
import { switchesOf } from '../document/parts.ts';
import { routesBetween } from '../document/routes.ts';
import {
  type Control,
  controlOf,
  MOST_SENDERS,
  patternOf,
  setControl,
  setCount,
  setEnds,
  setHostLinks,
  setRoute,
} from '../document/senders.ts';
import { withGroupValues } from '../document/values.ts';
import { setMode } from '../draft.ts';
import { ChoiceField, NumberField, NumberFields } from './Fields.tsx';
import { Settings } from './Settings.tsx';

/** Id of the choice of a route. */
export const ROUTE = 'builder-route';

const ARROW = ' \u2192 ';
const routeText = (route: readonly string[]) => route.join(ARROW);

interface GroupFormProps {
  readonly document: ScenarioDocument;
  readonly group: SenderGroup;
  /** By which it is selected. */
  readonly vc: number;
  readonly children: ReactNode;
}

/** How many senders, from where to where, and what they send. */
export function GroupForm({ document, group, vc, children }: GroupFormProps): ReactElement {
  const session = useSession();
  const { first, route } = group;
  const [from = '', to = ''] = [route[0], route.at(-1)];
  const switches = switchesOf(document).map(({ id }) => [id, id] as const);
  const routes = [...new Set([...routesBetween(document, from, to).map(routeText), routeText(route)])];
  const { access, exit } = patternOf(document, first);
  const set = (make: (document: ScenarioDocument, group: SenderGroup) => ScenarioDocument) =>
    changeGroup(session, vc, make);
  const most = MOST_SENDERS - document.vcs.length + group.vcs.length;
  return (
    <>
      <NumberFields>
        <NumberField
          label={words.count}
          help={words.help.count}
          unit=""
          isWhole
          value={group.vcs.length}
          min={1}
          max={most}
          onCommit={(count) => set((one, same) => setCount(one, same, count))}
        />
        <NumberField
          label={words.accessRate}
          help={words.help.accessRate}
          unit="Mb/s"
          value={access.rateMbps}
          min={0.01}
          max={10_000}
          onCommit={(rateMbps) => set((one, same) => setHostLinks(one, same, 'access', { rateMbps }))}
        />
        <NumberField
          label={words.accessDelay}
          help={words.help.accessDelay}
          unit="ms"
          value={access.delayMs}
          min={0}
          max={10_000}
          onCommit={(delayMs) => set((one, same) => setHostLinks(one, same, 'access', { delayMs }))}
        />
        <NumberField
          label={words.exitDelay}
          help={words.help.exitDelay}
          unit="ms"
          value={exit.delayMs}
          min={0}
          max={10_000}
          onCommit={(delayMs) => set((one, same) => setHostLinks(one, same, 'exit', { delayMs }))}
        />
      </NumberFields>
      <ChoiceField
        label={words.enter}
        value={from}
        options={switches}
        onChoose={(id) => set((one, same) => setEnds(one, same, id, to))}
      />
      <ChoiceField
        label={words.leave}
        value={to}
        options={switches}
        onChoose={(id) => set((one, same) => setEnds(one, same, from, id))}
      />
      <ChoiceField
        id={idIn(session, ROUTE)}
        label={words.route}
        value={routeText(route)}
        options={routes.map((text) => [text, text] as const)}
        onChoose={(text) => set((one, same) => setRoute(one, same, text.split(ARROW)))}
      />
      <Button onClick={() => setMode(session, 'route')}>{words.drawRoute}</Button>
      <ChoiceField
        label={words.control}
        value={controlOf(group)}
        options={(['none', 'abr', 'credit'] as const).map((one) => [one, words.controls[one]] as const)}
        onChoose={(control) => set((one, same) => setControl(one, same, control as Control))}
      />
      {(['sender', 'vc'] as const).map((kind) => (
        <Settings
          key={kind}
          document={document}
          thing={{ kind, id: String(first.id) }}
          onChange={(changes) => set((one, same) => withGroupValues(one, same, changes))}
        />
      ))}
      {children}
    </>
  );
}
