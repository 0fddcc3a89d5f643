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
  marginBlock: '0 $8',
  borderRadius: '$xl',
  background: '$butter',
  '& p': { color: 'inherit' },
  '@md': { gridTemplateColumns: 'minmax(0,1fr) auto', alignItems: 'center', padding: '$7' },
});

/** For whom no ready-made packet fits. */
export function OwnBox() {
  const { t } = useLingui();
  return (
    <Frame>
      <Stack gap={3}>
        <h2>
          <Trans>
            Tam sana göre yok mu? <em>Kendin kur.</em>
          </Trans>
        </h2>
        <Lead>
          <Trans>Boş bir kutudan ya da beğendiğin paketten başla; fiyat hep gözünün önünde.</Trans>
        </Lead>
      </Stack>
      <ButtonLink look="ink" href="/custom-packet">{t`Kutunu kur`}</ButtonLink>
    </Frame>
  );
}
