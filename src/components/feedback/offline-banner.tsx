import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { styled } from '../../theme/stitches.ts';
import { CloudOffIcon } from '../basics/icons.tsx';

const Banner = styled('span', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$2',
  padding: '.5rem $gutter',
  background: '$butterSoft',
  color: '$onButterSoft',
  fontSize: '$small',
  fontWeight: 600,
});

/** Appears while the browser is offline, disappears by itself. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <output>
      {!online && (
        <Banner>
          <CloudOffIcon />
          <span>
            <Trans>İnternet yok. Sepetin bu cihazda duruyor; bağlanınca kaldığın yerden devam edersin.</Trans>
          </span>
        </Banner>
      )}
    </output>
  );
}

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}
