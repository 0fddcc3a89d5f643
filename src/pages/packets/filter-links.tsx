import { useLingui } from '@lingui/react/macro';
import { TextLink } from '../../components/basics/app-link.tsx';
import { ChipLink, Chips } from '../../components/basics/chip-link.tsx';
import { styled } from '../../theme/stitches.ts';
import type { FilterGroup } from './filter-groups.tsx';

const Groups = styled('div', { display: 'grid', gap: '$5' });

const Group = styled('div', {
  display: 'grid',
  gap: '$2',
  '& > h2': { font: '600 $fontSizes$small/1.4 $fonts$sans', letterSpacing: 0, color: '$ink2' },
  '& a:not([aria-current])': { background: '$surface' },
});

interface FilterLinksProps {
  groups: readonly FilterGroup[];
  wishes: number;
}

/** Every choice is a link to the address it makes, so that it works before React, by keyboard and in a new tab. */
export function FilterLinks({ groups, wishes }: FilterLinksProps) {
  const { t } = useLingui();
  return (
    <Groups>
      {groups.map(({ key: group, heading, options }) => (
        <Group key={group}>
          <h2>{heading}</h2>
          <Chips>
            {options.map(({ key, label, sign, isOn, href }) => (
              <ChipLink key={key} isOn={isOn} href={href}>
                {sign}
                {label}
              </ChipLink>
            ))}
          </Chips>
        </Group>
      ))}
      {wishes > 0 && <TextLink href="/packets">{t`Hepsini temizle`}</TextLink>}
    </Groups>
  );
}
