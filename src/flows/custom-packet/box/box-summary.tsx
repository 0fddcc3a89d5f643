import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatLira, kurus, ZERO_KURUS } from '../../../../domain/money/index.ts';
import { packedPacket, pieces, type CustomPacketEvent } from '../../../../machines/custom-packet/index.ts';
import { BoxCount } from '../../../components/catalogue/box-line.tsx';
import { QuietButton } from '../../../components/basics/button.tsx';
import { TrashIcon } from '../../../components/basics/icons.tsx';
import { MoneySummary } from '../../../components/payment/money-summary.tsx';
import { kindName } from '../../../components/catalogue/packets/packet-words.ts';
import { Pill } from '../../../components/basics/pill.tsx';
import { Price } from '../../../components/payment/price.tsx';
import { Segmented } from '../../../components/fields/segmented.tsx';
import { useLocale } from '../../../components/words/use-locale.ts';
import { AddToCart } from './add-to-cart.tsx';
import { linesOf } from './box-lines.ts';
import { BoxTray } from './box-tray.tsx';
import type { CustomPacketSnapshot } from './custom-packet.types.ts';

interface BoxSummaryProps {
  /** Names the radio group: the panel and the sheet are both mounted. */
  id: string;
  snapshot: CustomPacketSnapshot;
  send: (event: CustomPacketEvent) => void;
  on: 'page' | 'sand';
}

/** The box from above, its lines and its price: the side panel of a large screen, the sheet of a phone. */
export function BoxSummary({ id, snapshot, send, on }: BoxSummaryProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { context } = snapshot;
  const { purchaseType } = context;
  const lines = linesOf(context);
  const price = packedPacket(context)?.price ?? { subscription: ZERO_KURUS, oneTimePurchase: ZERO_KURUS };
  const saved = price.oneTimePurchase - price.subscription;
  const saving = formatLira(kurus(Math.max(0, saved)));
  const once = formatLira(price.oneTimePurchase);
  const isSubscription = purchaseType === 'subscription';
  return (
    <>
      <BoxTray box={snapshot.context} title={t`Senin kutun`} />
      <BoxCount
        action={
          snapshot.can({ type: 'packet.restore' }) ? (
            <QuietButton onClick={() => send({ type: 'packet.restore' })}>{t`Geri doldur`}</QuietButton>
          ) : (
            snapshot.can({ type: 'packet.empty' }) && (
              <QuietButton onClick={() => send({ type: 'packet.empty' })}>
                <TrashIcon />
                {t`Kutuyu boşalt`}
              </QuietButton>
            )
          )
        }
      >
        {lines.length === 0 ? (
          <Trans>Kutun boş, seni bekliyor</Trans>
        ) : (
          <Plural value={pieces(context)} one="# adet" other="# adet" />
        )}
      </BoxCount>
      <Segmented
        legend={t`Nasıl alırsın?`}
        name={`purchaseType-${id}`}
        on={on}
        value={purchaseType}
        onChange={(next) => send({ type: 'purchaseType.choose', purchaseType: next })}
        options={[
          { value: 'subscription', label: t`Abonelik` },
          { value: 'oneTimePurchase', label: t`Tek seferlik` },
        ]}
      />
      <MoneySummary
        rows={lines.map((line) => ({
          key: line.key,
          label: (
            <>
              {kindName(line.shelf, locale)} × {line.count}
            </>
          ),
          amount: <Price amount={line.price[purchaseType]} />,
        }))}
        total={{
          label: isSubscription ? <Trans>Her 8 haftada bir</Trans> : <Trans>Bir kereliğine</Trans>,
          detail: isSubscription ? <Trans>Kargo dâhil · tek sefer {once}</Trans> : <Trans>Kargo dâhil</Trans>,
          amount: (
            <output>
              <Price amount={price[purchaseType]} size="large" />
            </output>
          ),
        }}
      />
      {saved > 0 && (
        <div>
          <Pill tone="success">
            {isSubscription ? (
              <Trans>Abonelikle {saving} daha ucuz</Trans>
            ) : (
              <Trans>Abone olsan {saving} daha az</Trans>
            )}
          </Pill>
        </div>
      )}
      <AddToCart snapshot={snapshot} send={send} withPrice />
    </>
  );
}
