import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { styled } from '../../theme/stitches.ts';
import { Button, ButtonLink } from '../basics/button.tsx';
import { Drawer } from '../dialogs/modal.tsx';
import { type FilterGroup, removableOf } from './filter-groups.ts';
import { FilterPanel } from './filter-panel.tsx';

const Actions = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2', '& > *': { flex: '1 1 auto' } });

export interface FilterSheetProps {
  groups: readonly FilterGroup[];
  /** The address without any choice. */
  clearHref: string;
  /** The result: "6 ürünü göster". */
  show: ReactNode;
  onClose: () => void;
}

/** All choices. The page behind it follows each of them. */
export function FilterSheet({ groups, clearHref, show, onClose }: FilterSheetProps) {
  const { t } = useLingui();
  return (
    <Drawer
      open
      onClose={onClose}
      title={<Trans>Filtrele, sırala</Trans>}
      footer={
        <Actions>
          {removableOf(groups).length > 0 && <ButtonLink href={clearHref} onClick={onClose}>{t`Temizle`}</ButtonLink>}
          <Button look="main" onClick={onClose}>
            {show}
          </Button>
        </Actions>
      }
    >
      <FilterPanel groups={groups} />
    </Drawer>
  );
}
