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
  setControl,
  setCount,
  setEnds,
  setHostLinks,
  setRoute,
  vcPattern,
} from '../document/senders.ts';
import { withGroupValues } from '../document/values.ts';
import { setMode } from '../draft.ts';
import { ChoiceField, EndFields, NumberField, NumberFields } from './Fields.tsx';
import { Settings } from './Settings.tsx';

/** Id of the route selection. */
export const ROUTE = 'builder-route';

const ARROW = ' \u2192 ';
const routeText = (route: readonly string[]) => route.join(ARROW);

/** Fields for the links of all hosts of the group. */
const HOST_LINKS = [
  { name: 'accessRate', end: 'access', value: 'rateMbps', unit: 'Mb/s', min: 0.01 },
  { name: 'accessDelay', end: 'access', value: 'delayMs', unit: 'ms', min: 0 },
  { name: 'exitDelay', end: 'exit', value: 'delayMs', unit: 'ms', min: 0 },
] as const;

const CONTROLS = ['none', 'abr', 'credit'] as const satisfies readonly Control[];

interface GroupFormProps {
  readonly document: ScenarioDocument;
  readonly group: SenderGroup;
  /** Number of the VC by which the group is selected. */
  readonly vc: number;
  readonly children: ReactNode;
}

/** Form for the number of senders, their route, and their source. */
export function GroupForm({ document, group, vc, children }: GroupFormProps): ReactElement {
  const session = useSession();
  const { first, route } = group;
  const [from = '', to = ''] = [route[0], route.at(-1)];
  const switches = switchesOf(document).map(({ id }) => id);
  const routes = [...new Set([...routesBetween(document, from, to).map(routeText), routeText(route)])];
  const pattern = vcPattern(document, first);
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
          onCommit={(count) => set((draft, same) => setCount(draft, same, count))}
        />
        {HOST_LINKS.map(({ name, end, value, unit, min }) => (
          <NumberField
            key={name}
            label={words[name]}
            help={words.help[name]}
            unit={unit}
            value={pattern[end][value]}
            min={min}
            max={10_000}
            onCommit={(typed) => set((draft, same) => setHostLinks(draft, same, end, { [value]: typed }))}
          />
        ))}
      </NumberFields>
      <EndFields
        labels={[words.enter, words.leave]}
        ends={[from, to]}
        options={[switches, switches]}
        onChoose={(a, b) => set((draft, same) => setEnds(draft, same, a, b))}
      />
      <ChoiceField
        id={idIn(session, ROUTE)}
        label={words.route}
        value={routeText(route)}
        options={routes.map((text) => [text, text] as const)}
        onChoose={(text) => set((draft, same) => setRoute(draft, same, text.split(ARROW)))}
      />
      <Button onClick={() => setMode(session, 'route')}>{words.drawRoute}</Button>
      <ChoiceField
        label={words.control}
        value={controlOf(group)}
        options={CONTROLS.map((control) => [control, words.controls[control]] as const)}
        onChoose={(control) => set((draft, same) => setControl(draft, same, control))}
      />
      {(['sender', 'vc'] as const).map((kind) => (
        <Settings
          key={kind}
          document={document}
          element={{ kind, id: String(first.id) }}
          onChange={(changes) => set((draft, same) => withGroupValues(draft, same, changes))}
        />
      ))}
      {children}
    </>
  );
}
