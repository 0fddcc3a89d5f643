import { Trans } from '@lingui/react/macro';
import { styled } from '../../theme/stitches.ts';
import { CloudOffIcon } from '../basics/icons.tsx';

const Banner = styled('span', {
  display: 'none',
  'html[data-offline] &': { display: 'flex' },
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$2',
  padding: '.5rem $gutter',
  background: '$butterSoft',
  color: '$onButterSoft',
  fontSize: '$small',
  fontWeight: 600,
});

/** Shown while the early script finds the browser offline, also before React. */
export function OfflineBanner() {
  return (
    <output>
      <Banner>
        <CloudOffIcon />
        <span>
          <Trans>İnternet yok. Sepetin bu cihazda duruyor; bağlanınca kaldığın yerden devam edersin.</Trans>
        </span>
      </Banner>
    </output>
  );
}
