import { Trans, useLingui } from '@lingui/react/macro';
import type { NewsletterOutcome } from '../../../domain/newsletter/index.ts';
import { needsApp } from '../../alive/index.ts';
import { ButtonLink } from '../../components/basics/button.tsx';
import { Container } from '../../components/basics/container.tsx';
import { Hero } from '../../components/pictures/hero.tsx';
import { Newsletter, type Subscribe } from '../../components/shell/newsletter.tsx';
import { QrCode } from '../../components/pictures/qr-code.tsx';
import { Display, Text } from '../../components/basics/text.tsx';
import type { Apps } from '../../services/communication/index.ts';
import { Camera } from './landing.styles.ts';
import { Proof } from './proof.tsx';

export interface AppScreenProps {
  apps: Apps;
  /** The page's own address, for a phone's camera. */
  address: string;
  onSubscribe: Subscribe;
  /** How the form ended when it was sent without JavaScript. */
  newsletter?: NewsletterOutcome | undefined;
}

/** The shop on a phone: the stores' pages of the apps, or, while there are none, a form to be notified of them. */
export function AppScreen({ apps, address, onSubscribe, newsletter }: AppScreenProps) {
  const { t } = useLingui();
  const hasApp = apps.appStore !== null || apps.playStore !== null;
  return (
    <div data-state={hasApp ? 'published' : 'unpublished'}>
      <Hero
        scene="subs"
        tone="butter"
        priority
        tag={t`Telefonunda`}
        heading={
          <Display>
            <Trans>
              Kutun nerede? <em>Cebinde.</em>
            </Trans>
          </Display>
        }
        actions={
          <>
            {apps.appStore && <ButtonLink look="ink" href={apps.appStore}>{t`App Store’dan indir`}</ButtonLink>}
            {apps.playStore && <ButtonLink look="ink" href={apps.playStore}>{t`Google Play’den indir`}</ButtonLink>}
            <Camera>
              <QrCode text={address} label={t`Bu sayfanın karekodu`} />
              <Text size="small">{t`Telefonunun kamerasını tut, bu sayfa orada açılsın.`}</Text>
            </Camera>
          </>
        }
      >
        {hasApp ? (
          <Trans>Teslimatını atla, tarihini kaydır, içini değiştir. Sitedeki hesabınla girersin.</Trans>
        ) : (
          <Trans>
            Uygulamamız henüz yok; site telefonuna göre yapıldı. Teslimatını atla, tarihini kaydır, içini değiştir:
            hepsi tarayıcında.
          </Trans>
        )}
      </Hero>
      <Container>
        <Proof
          items={[
            {
              icon: 'house',
              title: t`Ana ekranına ekle`,
              text: t`Tarayıcının menüsünden “Ana ekrana ekle”yi seç; Mercan simgesinden açılır.`,
            },
            {
              icon: 'bag',
              title: t`Sepetin seni bekler`,
              text: t`Sayfa açıkken bağlantın koparsa sepetine eklediklerin telefonunda kalır.`,
            },
            {
              icon: 'calendar',
              title: t`Takvimine eklenir`,
              text: t`Aboneysen teslimat günlerin telefonunun takviminde de durabilir; bağlantısı hesabında.`,
            },
          ]}
        />
        {!hasApp && (
          <Newsletter
            onSubscribe={onSubscribe}
            ended={newsletter}
            fields={{ campaign: 'app' }}
            submitProps={needsApp}
            heading={
              <>
                <h2>{t`Uygulama çıkınca ilk sen duy`}</h2>
                <p>{t`Çıktığında bültenimizde yazarız: adresini bir kez onayla, istediğin gün ayrıl.`}</p>
              </>
            }
          />
        )}
      </Container>
    </div>
  );
}
