import { Trans } from '@lingui/react/macro';
import { Button, ButtonLink } from '../../components/basics/button.tsx';
import { MessagePage } from '../../components/feedback/message-page.tsx';
import type { CharityApplicationScreenProps } from './charity-application.types.ts';

export function Sent({ snapshot }: CharityApplicationScreenProps) {
  const quantity = snapshot.context.sent?.quantity;
  return (
    <MessagePage
      scene="donation"
      title={<Trans>Başvurun bizde</Trans>}
      actions={
        <ButtonLink look="main" href="/charity">
          <Trans>Başvurularıma git</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans>{quantity} paketlik başvurunu aldık. İncelemeye başlayınca ve karar verince e-postayla yazarız.</Trans>
      </p>
    </MessagePage>
  );
}

export function AlreadyOpen({ send }: CharityApplicationScreenProps) {
  return (
    <MessagePage
      title={<Trans>Önceki başvurun hâlâ değerlendiriliyor</Trans>}
      actions={
        <>
          <ButtonLink look="main" href="/charity">
            <Trans>Başvurularıma git</Trans>
          </ButtonLink>
          <Button onClick={() => send({ type: 'step.back' })}>
            <Trans>Taslağa dön</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          Aynı anda tek başvurun değerlendirilebilir. Bu taslak bu cihazda duruyor; o sonuçlanınca gönderebilirsin.
        </Trans>
      </p>
    </MessagePage>
  );
}

export function Unsure({ send }: CharityApplicationScreenProps) {
  return (
    <MessagePage
      scene="offline"
      title={<Trans>Başvurun ulaştı mı, henüz bilmiyoruz</Trans>}
      actions={
        <Button look="main" onClick={() => send({ type: 'application.check' })}>
          <Trans>Yeniden bak</Trans>
        </Button>
      }
    >
      <p>
        <Trans>Yanıt gelmedi. Yeniden göndermeden önce ulaşıp ulaşmadığına bakalım; taslağın duruyor.</Trans>
      </p>
    </MessagePage>
  );
}
