import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { styled } from '../../theme/stitches.ts';
import { ButtonLink } from '../basics/button.tsx';
import { Row, Stack } from '../basics/stack.tsx';
import { Text } from '../basics/text.tsx';
import { chosenOf, type FilterGroup } from './filter-groups.ts';

const Plate = styled(Stack, { padding: '$5', borderRadius: '$l', border: '1.5px dashed $field', maxWidth: '42rem' });

interface NothingFitsProps {
  groups: readonly FilterGroup[];
  clearHref: string;
  title: ReactNode;
  /** Another next step. */
  action?: ReactNode;
}

/** Shown without matches: lists the chosen options whose removal gives matches, as links that remove one each. */
export function NothingFits({ groups, clearHref, title, action }: NothingFitsProps) {
  const { t } = useLingui();
  const chosen = chosenOf(groups);
  const droppable = chosen.filter(({ left }) => left !== undefined && left > 0);
  const labels = chosen.map(({ label }) => label).join(', ');
  return (
    <Plate gap={3} data-state="empty">
      <h2>{title}</h2>
      {chosen.length > 1 && (
        <Text quiet>
          <Trans>Bunlar bir arada çıkmadı: {labels}.</Trans>
        </Text>
      )}
      <Row gap={2}>
        {droppable.map(({ key, label, href }, nth) => (
          <ButtonLink key={key} size="small" look={nth === 0 ? 'ink' : 'line'} href={href}>
            {t`“${label}” seçimini kaldır`}
          </ButtonLink>
        ))}
        {droppable.length === 0 && chosen.length > 0 && (
          <ButtonLink size="small" look="ink" href={clearHref}>{t`Filtreleri kaldır`}</ButtonLink>
        )}
        {action}
      </Row>
    </Plate>
  );
}
