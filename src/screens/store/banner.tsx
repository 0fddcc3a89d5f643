import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../components/button.tsx';
import { Stack } from '../../components/stack.tsx';
import { Lead } from '../../components/text.tsx';
import { styled } from '../../theme/stitches.ts';

const Frame = styled('aside', {
  display: 'grid',
  gap: '$5',
  justifyItems: 'start',
  padding: '$6',
  marginBlock: '$6 $8',
  borderRadius: '$xl',
  background: '$lilac',
  '& p': { color: 'inherit' },
  '@md': { gridTemplateColumns: 'minmax(0,1fr) auto', alignItems: 'center', padding: '$7' },
});

/** From single boxes to a packet of one's own. */
export function Banner() {
  const { t } = useLingui();
  return (
    <Frame>
      <Stack gap={3}>
        <h2>
          <Trans>
            Hepsinden biraz mı? <em>Kutunu kur.</em>
          </Trans>
        </h2>
        <Lead>
          <Trans>Hangisinden kaç tane, sen söyle. En ucuza gelen kutuları biz eşleştirelim.</Trans>
        </Lead>
      </Stack>
      <ButtonLink look="ink" href="/custom-packet">{t`Kutunu kur`}</ButtonLink>
    </Frame>
  );
}
