import { type ReactNode, useState } from 'react';
import { Aside, SmallButton, Spread, Strip, Tab } from '../explorer.styles.ts';
import type { Overlay } from '../overlays/overlay.ts';
import { useWords } from '../settings.tsx';

const sideTabs = ['screen', 'stateTab', 'findingsTab', 'legendTab'] as const;
export type SideTab = (typeof sideTabs)[number];

export interface Side {
  /** The shown part of the panel; null while it is collapsed. */
  tab: SideTab | null;
  choose: (tab: SideTab | null) => void;
  /** Shows this part unless the panel is collapsed; `isWanted` opens it. */
  show: (tab: SideTab, isWanted?: boolean) => void;
}

/** The shown part of the side panel: choosing an overlay switches to its findings. */
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
  /** The shown part; null while the panel is collapsed. */
  tab: SideTab | null;
  onTab: (tab: SideTab | null) => void;
  parts: Record<SideTab, ReactNode>;
}

/** The panel beside the diagram on a wide screen: one part at a time; hidden parts keep their state. */
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
