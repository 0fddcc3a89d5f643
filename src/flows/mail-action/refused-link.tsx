import { useLingui } from '@lingui/react/macro';
import type { MailAction, RefusedMail } from '../../../machines/mail-action/index.ts';
import { ButtonLink } from '../../components/basics/button.tsx';

/** Why a link does not work, or no longer works, and where to go on. */
export function RefusedLink({ refusal, usedFor }: { refusal: RefusedMail; usedFor: MailAction | null }) {
  const { t } = useLingui();
  const used: Record<MailAction, string> = {
    SKIP: t`Bu bağlantıyla kutu atlandı.`,
    MOVE_ONE_WEEK: t`Bu bağlantıyla kutu bir hafta ertelendi.`,
    MOVE_TWO_WEEKS: t`Bu bağlantıyla kutu iki hafta ertelendi.`,
  };
  const there = t`Kutularının şimdiki hâlini hesabında görürsün.`;
  const words: Record<RefusedMail, [title: string, text: string]> = {
    INVALID_TOKEN: [t`Bu bağlantı geçersiz.`, t`Eksik kopyalanmış olabilir. E-postadaki bağlantıyı bir daha aç.`],
    LINK_EXPIRED: [
      t`Bu bağlantının süresi dolmuş.`,
      t`Bu bağlantıyla artık bir şey değişmez. Kutularını hesabından değiştirebilirsin.`,
    ],
    LINK_USED: [t`Bu bağlantı kullanılmış.`, usedFor ? `${used[usedFor]} ${there}` : there],
    LINK_WITHDRAWN: [
      t`Bu bağlantı artık geçerli değil.`,
      t`Sonradan şifre değişmiş ya da oturumlar kapatılmış. Kutularını hesabından değiştirebilirsin.`,
    ],
    CUTOFF_PASSED: [t`Bu kutu artık değiştirilemiyor.`, t`Kutu hazırlanmaya başladı. ${there}`],
    DELIVERY_GONE: [t`Bu kutu zaten gelmeyecek.`, there],
    DELIVERY_IN_PREPARATION: [t`Bu kutu şu an değiştirilemiyor.`, t`Kutu ödeniyor ya da hazırlanıyor. ${there}`],
    SUBSCRIPTION_NOT_ACTIVE: [t`Bu abonelik şu an kutu göndermiyor.`, there],
  };
  const [title, text] = words[refusal];
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
      <div>
        {refusal === 'INVALID_TOKEN' ? (
          <ButtonLink look="main" href="/">{t`Ana sayfaya dön`}</ButtonLink>
        ) : (
          <ButtonLink look="main" href="/account">{t`Hesabıma git`}</ButtonLink>
        )}
      </div>
    </>
  );
}
