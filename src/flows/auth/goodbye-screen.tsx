import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../components/basics/button.tsx';
import { MessagePage } from '../../components/feedback/message-page.tsx';

/** After the account was deleted: what happened, and that the customer may come back. */
export function GoodbyeScreen({ cancelledSubscriptionCount }: { cancelledSubscriptionCount: number }) {
  const { t } = useLingui();
  return (
    <div data-state="deleted">
      <MessagePage
        scene="sign-in"
        title={
          <Trans>
            Hesabın silindi, <em>hoşça kal</em>
          </Trans>
        }
        actions={
          <>
            <ButtonLink look="main" href="/">{t`Ana sayfaya git`}</ButtonLink>
            <ButtonLink href="/know-us/kvkk">{t`Ne kalır, ne kadar süre`}</ButtonLink>
          </>
        }
      >
        <output>
          {cancelledSubscriptionCount > 0 ? (
            <Trans>Bütün oturumların kapandı, aboneliklerin bitti; senden bir daha para çekilmez.</Trans>
          ) : (
            <Trans>Bütün oturumların kapandı; senden bir daha para çekilmez.</Trans>
          )}
        </output>
        <p>
          <Trans>
            Silindiğini söyleyen bir e-posta gönderdik. Bir gün dönmek istersen aynı adresle yeni bir hesap açabilirsin.
          </Trans>
        </p>
      </MessagePage>
    </div>
  );
}
