import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react';
import { styled } from '../../theme/stitches.ts';
import { TextLink } from '../basics/app-link.tsx';
import { ChipLink, Chips } from '../basics/chip-link.tsx';
import { CloseIcon, icon } from '../basics/icons.tsx';
import { type FilterGroup, isImpossible, removableOf } from './filter-groups.ts';
import { FilterPanel } from './filter-panel.tsx';
import { FilterSheet } from './filter-sheet.tsx';

const FilterIcon = /* @__PURE__ */ icon('M4 8h9M17 8h3M4 16h3M11 16h9M15 6v4M9 14v4');

/** Stays where the row begins while the rest is scrolled away under it. */
const Pin = styled('li', {
  '@upToMd': {
    position: 'sticky',
    // From where the row's padding ends.
    left: '-$gutter',
    zIndex: 1,
    marginLeft: '-$gutter',
    paddingLeft: '$gutter',
    paddingRight: '$2',
    marginRight: '-$2',
    background: '$page',
  },
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '.5em',
    minHeight: '$target',
    padding: '0 1rem',
    borderRadius: '$full',
    background: '$surface',
    border: '1.5px solid $ink',
    fontWeight: 600,
    fontSize: '.9375rem',
    textDecoration: 'none',
  },
  '& b': {
    minWidth: '1.4rem',
    padding: '0 .35em',
    borderRadius: '$full',
    background: '$action',
    color: '$onAction',
    font: '700 .8125rem/1.4rem $fonts$sans',
    textAlign: 'center',
  },
});

const Found = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 $4',
  minHeight: '$target',
  '& output': { fontWeight: 600, fontSize: '$small' },
});

const Unscripted = styled('noscript', { display: 'block', '&:empty': { display: 'none' }, marginBottom: '$6' });

export interface FilterRowProps {
  groups: readonly FilterGroup[];
  /** The address without any choice. */
  clearHref: string;
  /** How many there are: "6 ürün". */
  total: ReactNode;
  /** The same on the button of the sheet: "6 ürünü göster". */
  show: ReactNode;
  /** Attributes of the link that opens the sheet: `needsApp`. */
  openProps: Omit<ComponentProps<'a'>, 'href' | 'children' | 'onClick'>;
  /** The items that match. */
  children: ReactNode;
}

/**
 * One row: the link to all choices, then the chosen ones, then the most used ones. Without scripts all choices are
 * below the items, and the first link leads there.
 */
export function FilterRow(props: FilterRowProps) {
  const { groups, clearHref, total, show, openProps, children } = props;
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const chosen = removableOf(groups);
  const quick = groups.flatMap(({ isQuick, options }) =>
    isQuick ? options.filter((option) => !option.isOn && !isImpossible(option)) : [],
  );
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <search aria-label={t`Filtreler`}>
        <Chips row>
          <Pin>
            <a href="#filters" aria-haspopup="dialog" {...openProps} onClick={open}>
              <FilterIcon />
              {t`Filtrele`}
              {chosen.length > 0 && <b>{chosen.length}</b>}
            </a>
          </Pin>
          {chosen.map(({ key, label, sign, href }) => (
            <ChipLink key={key} isOn href={href} label={t`${label}: kaldır`}>
              {sign}
              {label}
              <CloseIcon />
            </ChipLink>
          ))}
          {quick.map(({ key, label, sign, href }) => (
            <ChipLink key={key} isOn={false} href={href}>
              {sign}
              {label}
            </ChipLink>
          ))}
        </Chips>
      </search>
      <Found>
        <output>{total}</output>
        {chosen.length > 0 && <TextLink href={clearHref}>{t`Filtreleri kaldır`}</TextLink>}
      </Found>
      {children}
      <Unscripted id="filters">
        <FilterPanel groups={groups} />
      </Unscripted>
      {isOpen && <FilterSheet groups={groups} clearHref={clearHref} show={show} onClose={() => setOpen(false)} />}
    </>
  );
}
