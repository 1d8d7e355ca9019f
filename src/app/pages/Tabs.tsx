import { isHidden } from '../link/controls.ts';
import { TABS } from '../link/state.ts';
import { usePage } from '../store/page.ts';

import { en } from '../strings/en.ts';

/** On a phone one panel is shown at a time. */
export function Tabs() {
  const shown = usePage((s) => s.tab);
  const page = usePage();
  const tabs = TABS.filter((tab) => tab === 'traces' || !isHidden(page, tab));
  const move = (by: number) => {
    const next = tabs[(tabs.indexOf(shown) + by + tabs.length) % tabs.length];
    usePage.setState({ tab: next });
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <div className="tabs" role="tablist" aria-label={en.tabs.label}>
      {tabs.map((tab) => (
        <button
          key={tab}
          id={`tab-${tab}`}
          type="button"
          role="tab"
          aria-selected={tab === shown}
          aria-controls="tab-panel"
          tabIndex={tab === shown ? 0 : -1}
          onClick={() => usePage.setState({ tab })}
          onKeyDown={({ key, altKey }) => {
            if (!altKey && key === 'ArrowRight') move(1);
            if (!altKey && key === 'ArrowLeft') move(-1);
          }}
        >
          {en.tabs[tab]}
        </button>
      ))}
    </div>
  );
}
