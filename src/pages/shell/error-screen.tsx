import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Button, ButtonLink } from '../../components/basics/button.tsx';
import { CloudOffIcon } from '../../components/basics/icons.tsx';
import { MessagePage } from '../../components/feedback/message-page.tsx';
import { Pill } from '../../components/basics/pill.tsx';

interface ErrorScreenProps {
  /** What was thrown while rendering; absent on the page /500 itself. */
  error?: unknown;
  onRetry: () => void;
  /** Called once with what went wrong. */
  onReport?: (error: unknown) => void;
}

/** The fallback of a page that could not be rendered: code 500, a picture, one retry. Spec §2, §8. */
export function ErrorScreen({ error, onRetry, onReport }: ErrorScreenProps) {
  const { t } = useLingui();
  useEffect(() => {
    if (error !== undefined) onReport?.(error);
  }, [error, onReport]);
  if (error !== undefined && isOffline()) return <OfflineScreen onRetry={onRetry} />;
  return (
    <div data-code="500">
      <MessagePage
        scene="error"
        title={
          <Trans>
            Sorun sende değil, <em>bizde</em>
          </Trans>
        }
        actions={
          <>
            <Button look="main" onClick={onRetry}>{t`Yeniden dene`}</Button>
            <ButtonLink href="/">{t`Ana sayfaya dön`}</ButtonLink>
          </>
        }
      >
        <p>
          <Pill>500</Pill>
        </p>
        <p>
          <Trans>Sarman fişi çekmiş olabilir. Sepetin yerinde duruyor; bir kez daha deneyelim.</Trans>
        </p>
      </MessagePage>
    </div>
  );
}

/** Never on a server: nothing is known of a network there. */
const isOffline = () => typeof window !== 'undefined' && !navigator.onLine;

/** The page could not be loaded without a network: it is loaded again when the network is back. */
function OfflineScreen({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <div data-code="offline">
      <MessagePage
        title={
          <>
            {/* No picture can be fetched here. */}
            <Pill tone="warning" css={{ padding: '$5', marginBottom: '$5', fontSize: '4rem' }}>
              <CloudOffIcon />
            </Pill>
            <br />
            <Trans>
              İnternet <em>gitti</em>
            </Trans>
          </>
        }
        actions={<Button look="main" onClick={onRetry}>{t`Yeniden dene`}</Button>}
      >
        <p>
          <Trans>Bu sayfa henüz inmemişti. Bağlantın dönünce kendiliğinden açılır; sepetin yerinde duruyor.</Trans>
        </p>
      </MessagePage>
    </div>
  );
}
