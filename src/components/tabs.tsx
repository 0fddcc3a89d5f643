import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { styled } from '../theme/stitches.ts';

const List = styled('div', {
  display: 'flex',
  gap: '$1',
  maxWidth: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: '4px',
  margin: '-4px',
});

const Tab = styled('button', {
  flex: 'none',
  minHeight: '$target',
  padding: '0 1rem',
  border: 0,
  borderRadius: '$full',
  background: 'none',
  fontWeight: 600,
  fontSize: '.9375rem',
  whiteSpace: 'nowrap',
  '&[aria-selected=true]': { background: '$lilacSoft', color: '$onLilacSoft' },
  '&:focus-visible': { borderRadius: '$full', outlineOffset: '1px' },
});

const Content = styled('div', { paddingTop: '$5' });

export interface TabsProps<Id extends string> {
  /** Said to screen readers. */
  label: string;
  tabs: readonly { id: Id; label: ReactNode }[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** Content of the selected tab. */
  children: ReactNode;
}

/** Arrow keys, Home and End move and select. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function moveWithKeys(event: KeyboardEvent): void {
    const at = tabs.findIndex((tab) => tab.id === selected);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const target = next === undefined ? undefined : tabs.at(next % tabs.length);
    if (!target) return;
    event.preventDefault();
    onSelect(target.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${target.id}"]`)?.focus();
  }

  return (
    <div>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={moveWithKeys}>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === selected}
            aria-controls={`${id}-content`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </Tab>
        ))}
      </List>
      <Content role="tabpanel" id={`${id}-content`} aria-labelledby={`${id}-tab-${selected}`}>
        {children}
      </Content>
    </div>
  );
}
