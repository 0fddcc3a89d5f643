import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../components/basics/button.tsx';
import { MessagePage } from '../../components/feedback/message-page.tsx';
import { type MoneyTruth, TruthLine } from '../../components/feedback/truth-line.tsx';

export interface LogoutScreenProps {
  /** `expired`: the session ended by itself; `leaving`, `left`: the customer is signing out, or has signed out. */
  why: 'leaving' | 'left' | 'expired';
  /** Known state of the money of an unfinished payment; null without one. */
  money: MoneyTruth | null;
  /** "/auth/login" with its redirect. */
  loginPath: string;
}

/** The page after signing out: why the customer is here, and one button that leads on. Spec §4. */
export function LogoutScreen({ why, money, loginPath }: LogoutScreenProps) {
  const { t } = useLingui();
  const after = {
    notCharged: t`Giriş yapınca siparişini kaldığın yerden tamamlarsın.`,
    unknown: t`Giriş yapınca önce ödemenin sonucunu görürsün. Çekildiyse e-postayla da yazarız.`,
    charged: t`Giriş yapınca siparişini hesabında görürsün.`,
  };
  const truth = money && <TruthLine money={money}>{after[money]}</TruthLine>;
  if (why === 'expired') {
    return (
      <div data-state={why}>
        <MessagePage
          scene="sign-in"
          title={
            <Trans>
              Oturumun bitti, <em>işin bitmedi</em>
            </Trans>
          }
          truth={truth}
          actions={
            <>
              <ButtonLink look="main" href={loginPath}>{t`Giriş yap, devam et`}</ButtonLink>
              <ButtonLink href="/">{t`Ana sayfaya dön`}</ButtonLink>
            </>
          }
        >
          <p>
            <Trans>
              Hesabını korumak için oturumlar bir süre sonra kapanır. Giriş yapınca kaldığın yere dönersin; sepetin
              olduğu gibi duruyor.
            </Trans>
          </p>
        </MessagePage>
      </div>
    );
  }
  return (
    <div data-state={why} aria-busy={why === 'leaving'}>
      <MessagePage
        scene="sign-in"
        title={why === 'leaving' ? t`Çıkış yapılıyor…` : <Trans>Çıkış yaptın</Trans>}
        truth={money === 'unknown' && truth}
        actions={
          <>
            <ButtonLink look="main" href="/store">{t`Mağazaya dön`}</ButtonLink>
            <ButtonLink href={loginPath}>{t`Yeniden giriş yap`}</ButtonLink>
          </>
        }
      >
        <output>
          <Trans>Bu cihazda oturumun kapalı. Sepetin burada kalıyor.</Trans>
        </output>
      </MessagePage>
    </div>
  );
}
