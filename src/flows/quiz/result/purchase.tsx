import { Trans, useLingui } from '@lingui/react/macro';
import { formatLira, kurus, ZERO_KURUS } from '../../../../domain/money/index.ts';
import { type CustomPacketEvent, packedPacket } from '../../../../machines/custom-packet/index.ts';
import { TextLink } from '../../../components/basics/app-link.tsx';
import { ChoiceCard, ChoiceGroup } from '../../../components/fields/choice-card.tsx';
import { EditIcon } from '../../../components/basics/icons.tsx';
import { Pill } from '../../../components/basics/pill.tsx';
import { Price } from '../../../components/payment/price.tsx';
import { Stack } from '../../../components/basics/stack.tsx';
import { AddToCart } from '../../custom-packet/box/add-to-cart.tsx';
import type { CustomPacketSnapshot } from '../../custom-packet/box/custom-packet.types.ts';

export interface PurchaseProps {
  packet: CustomPacketSnapshot;
  sendPacket: (event: CustomPacketEvent) => void;
  intervalDays: number;
}

/** The packet's price in both ways of buying, and into the cart. */
export function Purchase({ packet, sendPacket, intervalDays }: PurchaseProps) {
  const { t } = useLingui();
  const { purchaseType } = packet.context;
  const packed = packedPacket(packet.context);
  const price = packed?.price ?? { subscription: ZERO_KURUS, oneTimePurchase: ZERO_KURUS };
  const saved = price.oneTimePurchase - price.subscription;
  const saving = formatLira(kurus(Math.max(0, saved)));
  return (
    <Stack gap={4}>
      <ChoiceGroup legend={t`Nasıl alırsın?`}>
        <ChoiceCard
          name="purchaseType"
          checked={purchaseType === 'subscription'}
          onChange={() => sendPacket({ type: 'purchaseType.choose', purchaseType: 'subscription' })}
          label={
            <>
              {t`Abonelikle`}
              {saved > 0 && <Pill tone="success">{t`${saving} daha ucuz`}</Pill>}
            </>
          }
          aside={<Price amount={price.subscription} size="small" />}
          detail={
            intervalDays === 56
              ? t`8 haftada bir kapında. Atla, tarihi kaydır, istediğin gün bitir.`
              : t`Abonelik 8 haftada bir başlar; sana 12 haftada bir yeter, sıklığı hesabından değiştirirsin.`
          }
        />
        <ChoiceCard
          name="purchaseType"
          checked={purchaseType === 'oneTimePurchase'}
          onChange={() => sendPacket({ type: 'purchaseType.choose', purchaseType: 'oneTimePurchase' })}
          label={t`Tek seferlik`}
          aside={<Price amount={price.oneTimePurchase} size="small" />}
        />
      </ChoiceGroup>
      <AddToCart snapshot={packet} send={sendPacket} withPrice />
      {packed && (
        <TextLink href={`/custom-packet?packet=${packed.slug}`}>
          <EditIcon />
          <Trans>Kutu kurucuda aç</Trans>
        </TextLink>
      )}
    </Stack>
  );
}
