import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { opensAtTop } from '../../../domain/payment/index.ts';
import { TextButton } from '../../components/basics/app-link.tsx';
import { Button } from '../../components/basics/button.tsx';
import { Container } from '../../components/basics/container.tsx';
import { ClockIcon, LockIcon } from '../../components/basics/more-icons.tsx';
import { ScenePicture } from '../../components/pictures/scene-picture.tsx';
import { Row } from '../../components/basics/stack.tsx';
import { Lead } from '../../components/basics/text.tsx';
import { Bank, BankCover, BankFrame, BankHead, BankPage, BankRest, Quiet } from './three-d-secure.styles.ts';
import type { ThreeDSecureScreenProps, ThreeDSecureViews } from './three-d-secure.types.ts';
import { useChallengeReturn } from './use-challenge-return.ts';
import { icon } from '../../components/basics/icons.tsx';

const ExternalIcon = icon('M9 5H5v14h14v-4M13 4.5h6.5V11M19.5 4.5 11 13');

/** The bank's page in a frame of its own origin: we neither see nor touch what is typed there. */
export function Approving(props: ThreeDSecureScreenProps & { views: ThreeDSecureViews }) {
  const { snapshot, send, now, views } = props;
  const { t } = useLingui();
  const { redirectUrl, expiresAt, attemptId } = snapshot.context;
  const frame = useRef<HTMLIFrameElement>(null);
  const [turn, setTurn] = useState(0);
  useChallengeReturn(frame, attemptId, () => send({ type: 'challenge.returned' }));
  const bank = redirectUrl && URL.canParse(redirectUrl) ? new URL(redirectUrl).host : '';
  const isBlocked = snapshot.matches({ approving: 'blocked' });
  const isLookupFailed = snapshot.matches('lookupFailed');
  const isOpening = snapshot.matches({ approving: 'opening' });
  if (redirectUrl === null) return null;
  const { amount: Amount, offer: Offer, lookupFailed: LookupFailed } = views.beside;
  const isTop = opensAtTop(redirectUrl, window.location.origin);
  const way = (
    <a href={redirectUrl} target="_top">
      <Trans>Bankanın sayfasını tam pencerede aç</Trans>
    </a>
  );
  return (
    <Container>
      <Bank>
        <BankHead>
          <div data-scene="">
            <ScenePicture scene="bank-waiting" />
          </div>
          <h1 tabIndex={-1}>
            <Trans>
              Sıra <em>bankanda</em>
            </Trans>
          </h1>
          {!isLookupFailed && (
            <Lead>
              {isTop ? (
                <Trans>Bankanın sayfasını aç, telefonuna gelen kodu oraya yaz. Biz kodu görmeyiz.</Trans>
              ) : (
                <Trans>Telefonuna bir kod geldi. Bankanın penceresi açık; kodu oraya yaz. Biz kodu görmeyiz.</Trans>
              )}{' '}
              <Amount {...props} />
            </Lead>
          )}
          {isLookupFailed && <LookupFailed {...props} />}
        </BankHead>
        <BankFrame aria-label={t`Bankanın sayfası`}>
          <header>
            <LockIcon />
            <span>
              <Trans>Bankanın güvenli sayfası</Trans> · {bank}
            </span>
          </header>
          <BankPage>
            {isTop ? (
              <BankCover>
                <b>{t`Bankan onayı kendi sayfasında alıyor.`}</b>
                <span>{t`Sayfa tam pencerede açılır; onaydan sonra buraya dönersin.`}</span>
                {way}
              </BankCover>
            ) : (
              <iframe
                key={turn}
                ref={frame}
                src={redirectUrl}
                title={t`Bankanın onay sayfası`}
                // No allow-same-origin: scripts of the bank's page never run with our origin.
                sandbox="allow-forms allow-scripts"
                referrerPolicy="strict-origin-when-cross-origin"
                onLoad={() => send({ type: 'frame.opened' })}
              />
            )}
            {isOpening && !isTop && (
              <BankCover>
                <output>{t`Bankanın sayfası açılıyor…`}</output>
              </BankCover>
            )}
            {isBlocked && !isTop && (
              <BankCover role="alert">
                <b>{t`Bankanın sayfası burada açılmadı.`}</b>
                <span>{t`Bazı bankalar çerçeve içinde açılmaz. Tam pencerede açınca onaydan sonra buraya dönersin.`}</span>
                {way}
              </BankCover>
            )}
          </BankPage>
        </BankFrame>
        <BankRest>
          {!isLookupFailed && <Offer {...props} />}
          <Quiet>
            <ClockIcon />
            <span>
              <Trans>Pencere kapanırsa korkma: sonucu bankana kendimiz sorarız.</Trans>{' '}
              <TimeLeft until={expiresAt} now={now} />
            </span>
          </Quiet>
          {!isBlocked && !isTop && (
            <Quiet>
              <ExternalIcon />
              <span>
                <Trans>Sayfa boş mu görünüyor?</Trans>{' '}
                <TextButton type="button" onClick={() => setTurn(turn + 1)}>{t`Yeniden yükle`}</TextButton> · {way}
              </span>
            </Quiet>
          )}
          <Row>
            <Button size="small" onClick={() => send({ type: 'payment.cancel' })}>
              <Trans>Vazgeç, geri dön</Trans>
            </Button>
          </Row>
        </BankRest>
      </Bank>
    </Container>
  );
}

/** Minutes and seconds, for the eye only: a screen reader does not read every second. */
function TimeLeft({ until, now }: { until: number; now: () => number }) {
  const [left, setLeft] = useState(() => until - now());
  useEffect(() => {
    const timer = setInterval(() => setLeft(until - now()), 1000);
    return () => clearInterval(timer);
  }, [until, now]);
  if (left <= 0) return null;
  const minutes = Math.floor(left / 60_000);
  const seconds = String(Math.floor((left % 60_000) / 1000)).padStart(2, '0');
  return (
    <span aria-hidden="true">
      <Trans>
        Kalan süre {minutes}.{seconds}
      </Trans>
    </span>
  );
}
