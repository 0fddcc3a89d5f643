import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Kurus } from '../../../domain/money/index.ts';
import { styled } from '../../theme/stitches.ts';
import { MessagePage } from '../feedback/message-page.tsx';
import { Price } from './price.tsx';
import { Timeline } from '../pictures/timeline.tsx';
import { TruthLine } from '../feedback/truth-line.tsx';

const Story = styled('div', { width: '100%', textAlign: 'left', marginTop: '$3' });

export interface UnknownPaymentProps {
  /** What would have been charged; null when it is not known any more. */
  amount: Kurus | null;
  /** The server is being asked right now. */
  isAsking: boolean;
  actions: ReactNode;
}

/** The bank has not answered. The sentence about the money comes first, so that the customer does not pay twice. */
export function UnknownPayment({ amount, isAsking, actions }: UnknownPaymentProps) {
  const { t } = useLingui();
  return (
    <MessagePage
      scene="bank-unknown"
      title={
        <Trans>
          Şu an <em>biz de bilmiyoruz</em>
        </Trans>
      }
      truth={
        <>
          <TruthLine money="unknown">
            <Trans>Çekildiyse siparişin hazır, e-postayla da yazarız; çekilmediyse sepetin yerinde.</Trans>
          </TruthLine>
          <Story>
            <Timeline
              items={[
                {
                  key: 'sent',
                  title: t`Bankana gönderildi`,
                  ...(amount === null ? {} : { text: <Price amount={amount} /> }),
                  when: 'past',
                },
                {
                  key: 'silent',
                  title: t`Kesin cevap gelmedi`,
                  text: t`Bankana yeniden sorsak da bu ödeme en çok bir kez çekilir.`,
                  when: 'past',
                },
                {
                  key: 'asking',
                  title: isAsking ? t`Şimdi soruyoruz` : t`Sormaya devam ediyoruz`,
                  text: t`Bu sayfayı kapatabilirsin.`,
                  when: 'next',
                },
              ]}
            />
          </Story>
        </>
      }
      actions={actions}
    >
      <p>
        <Trans>
          Sonucu öğrenemedik. Para çekilmiş de olabilir, çekilmemiş de. Öğrenene kadar sorarız; çoğu zaman birkaç dakika
          sürer.
        </Trans>
      </p>
    </MessagePage>
  );
}
