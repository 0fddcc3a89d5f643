import { type ReactNode, useState } from 'react';
import { Aside, SmallButton, Spread, Strip, Tab } from '../explorer.styles.ts';
import type { Overlay } from '../overlays/overlay.ts';
import { useWords } from '../settings.tsx';

const sideTabs = ['screen', 'stateTab', 'findingsTab', 'legendTab'] as const;
export type SideTab = (typeof sideTabs)[number];

export interface Side {
  /** What is shown of the panel; null while it is put away. */
  tab: SideTab | null;
  choose: (tab: SideTab | null) => void;
  /** Turns to this part, unless the panel was put away; `isWanted` opens it. */
  show: (tab: SideTab, isWanted?: boolean) => void;
}

/** Which part of the side panel is shown: an overlay that is chosen turns to what it says. */
export function useSideTab(overlay: Overlay): Side {
  const [tab, setTab] = useState<SideTab | null>('screen');
  const [seen, setSeen] = useState<Overlay>('money');
  if (seen !== overlay) {
    setSeen(overlay);
    if (tab !== null) setTab(overlay === 'money' ? 'screen' : 'findingsTab');
  }
  return {
    tab,
    choose: setTab,
    show: (wanted, isWanted = false) => setTab((before) => (before === null && !isWanted ? null : wanted)),
  };
}

interface SidePanelProps {
  /** What is shown of it; null while it is put away. */
  tab: SideTab | null;
  onTab: (tab: SideTab | null) => void;
  parts: Record<SideTab, ReactNode>;
}

/** Beside the diagram on a wide screen: one part at a time. Those that are not shown stay as they are. */
export function SidePanel({ tab, onTab, parts }: SidePanelProps) {
  const { t } = useWords();
  return (
    <Aside open={tab !== null} aria-label={t('panels')} data-beside="">
      <Spread css={{ flexWrap: 'nowrap' }}>
        <Strip narrow as="fieldset" aria-label={t('panels')}>
          {sideTabs
            .filter((one) => parts[one] !== null)
            .map((one) => (
              <Tab key={one} type="button" aria-pressed={tab === one} onClick={() => onTab(one)}>
                {t(one)}
              </Tab>
            ))}
        </Strip>
        <SmallButton type="button" aria-label={t('closePanel')} title={t('closePanel')} onClick={() => onTab(null)}>
          ×
        </SmallButton>
      </Spread>
      {sideTabs.map((one) => (
        <div key={one} hidden={tab !== one} style={{ display: 'grid', gap: '1rem', minWidth: 0 }}>
          {parts[one]}
        </div>
      ))}
    </Aside>
  );
}
