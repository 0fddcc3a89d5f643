import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../components/basics/button.tsx';
import { MessagePage } from '../../components/feedback/message-page.tsx';
import { Pill } from '../../components/basics/pill.tsx';

export function NotFoundScreen() {
  const { t } = useLingui();
  return (
    <div data-code="404">
      <MessagePage
        scene="not-found"
        title={
          <Trans>
            Bu sayfa <em>az önce raftaydı</em>
          </Trans>
        }
        actions={
          <>
            <ButtonLink look="main" href="/store">{t`Mağazaya git`}</ButtonLink>
            <ButtonLink href="/">{t`Ana sayfaya dön`}</ButtonLink>
          </>
        }
      >
        <p>
          <Pill>404</Pill>
        </p>
        <p>
          <Trans>
            Adres değişmiş ya da hiç olmamış olabilir. Sarman bir şey bilmediğini söylüyor; aradığın büyük ihtimalle
            mağazada.
          </Trans>
        </p>
      </MessagePage>
    </div>
  );
}
