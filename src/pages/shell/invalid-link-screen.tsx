import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../components/button.tsx';
import { MessagePage } from '../../components/message-page.tsx';

/** A link from an e-mail that does not count, or does not count any more. Spec §8: 'Invalid token'. */
export function InvalidLinkScreen() {
  const { t } = useLingui();
  return (
    <MessagePage
      scene="not-found"
      title={<Trans>Bu bağlantı geçersiz.</Trans>}
      actions={<ButtonLink look="main" href="/">{t`Ana sayfaya dön`}</ButtonLink>}
    >
      <Trans>
        Süresi dolmuş ya da eksik kopyalanmış olabilir. Yeni bir e-posta istersen yeni bir bağlantı göndeririz.
      </Trans>
    </MessagePage>
  );
}
