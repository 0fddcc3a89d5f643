import { Trans, useLingui } from '@lingui/react/macro';
import { cartItemKey } from '../../../domain/cart/index.ts';
import { HOME_DELIVERY } from '../../../domain/delivery/index.ts';
import { inLocale } from '../../../domain/locale/index.ts';
import { formatLira, kurus } from '../../../domain/money/index.ts';
import { Live, on } from '../../alive/index.ts';
import { AddForm } from '../../components/forms/add-form.tsx';
import { AddedLink } from '../../components/forms/added-link.tsx';
import { DeliveryLine } from '../../components/catalogue/delivery-line.tsx';
import { Rhythm } from '../../components/catalogue/rhythm.tsx';
import { LateAddBar } from '../../components/catalogue/late-add-bar.tsx';
import { Button, ButtonLink } from '../../components/basics/button.tsx';
import {
  Added,
  BuyColumn,
  BuyForm,
  BuyGrid,
  BuyRow,
  Description,
  Head,
  phone,
  PromiseLine,
  PromiseList,
  RoomForPrice,
  Ways,
} from '../../components/catalogue/buy.styles.ts';
import { ChoiceCard } from '../../components/fields/choice-card.tsx';
import { Flow } from '../../components/pictures/drops.tsx';
import { flowTint } from '../../components/catalogue/flow-tint.ts';
import { CalendarIcon, EditIcon, SwapIcon } from '../../components/basics/icons.tsx';
import { contentsInWords, flowOfPacket, packetPicture } from '../../components/catalogue/packets/packet-words.ts';
import { Picture } from '../../components/pictures/picture.tsx';
import { Pill } from '../../components/basics/pill.tsx';
import { Price } from '../../components/payment/price.tsx';
import { useLocale } from '../../components/words/use-locale.ts';
import type { Packet } from '../../services/packets/index.ts';
import { styled } from '../../theme/stitches.ts';
import { ContentList } from './content-list.tsx';

const Frame = styled('div', {
  borderRadius: '$xl',
  background: '$sand',
  overflow: 'hidden',
  aspectRatio: '1',
  [phone]: {
    aspectRatio: 'auto',
    height: '12.5rem',
    '& > picture': { display: 'block', height: '100%' },
    '& img': { height: '100%', width: '100%', objectFit: 'contain' },
  },
  variants: { tint: flowTint },
});

/** The box as it is sold, and the one form that buys it. */
export function BuyPacket({ packet }: { packet: Packet }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { price, choice } = packet;
  const key = cartItemKey(choice);
  const saved = price.oneTimePurchase - price.subscription;
  const saving = formatLira(kurus(Math.max(0, saved)));
  const { earliest, latest } = HOME_DELIVERY.workingDays;
  const name = inLocale(packet.name, locale);
  const often = t`8 haftada bir`;
  const contents = contentsInWords(packet.summary, locale).join(', ');
  const { formProps, fields } = {
    fields: { type: 'packet', choice: choice.data._id, quantity: '1' },
    formProps: {
      ...on('submit', { type: 'line.add', choices: [choice] }),
      ...on('input', { type: 'draft.change', choices: [choice] }),
    },
  };
  return (
    <AddForm fields={fields} formProps={formProps}>
      <BuyForm>
        <BuyGrid>
          <Frame tint={flowOfPacket(packet.intensity)}>
            <Picture
              src={packetPicture(packet.slug, locale)}
              alt={t`Kutunun içinde: ${contents}`}
              width={640}
              height={640}
              sizes="(min-width: 740px) 50vw, 100vw"
              priority
            />
          </Frame>
          <BuyColumn>
            <Head>
              <Flow level={flowOfPacket(packet.intensity)} />
              <h1>{name}</h1>
            </Head>
            <Description>{inLocale(packet.description, locale)}</Description>
            <ContentList summary={packet.summary} />
            <Ways legend={t`Nasıl alırsın?`}>
              <ChoiceCard
                name="purchaseType"
                value="subscription"
                defaultChecked
                label={
                  <>
                    {t`Abonelikle`}
                    {saved > 0 && <Pill tone="success">{t`${saving} daha ucuz`}</Pill>}
                  </>
                }
                aside={<Price amount={price.subscription} size="small" />}
                detail={often}
              />
              <ChoiceCard
                name="purchaseType"
                value="oneTimePurchase"
                label={t`Tek seferlik`}
                aside={<Price amount={price.oneTimePurchase} size="small" />}
              />
            </Ways>
            <BuyRow data-main-action="">
              <Button type="submit" look="main" disabled={!packet.isInStock}>
                {packet.isInStock ? (
                  <span>
                    {t`Sepete ekle`} ·{'\u00a0'}
                    <RoomForPrice>
                      <Live name="draftTotal" locale={locale} of={key} server={formatLira(price.subscription)} />
                    </RoomForPrice>
                  </span>
                ) : (
                  t`Şimdilik tükendi`
                )}
              </Button>
              {packet.isInStock && <AddedLink />}
              <ButtonLink href={`/custom-packet?packet=${packet.slug}`}>
                <EditIcon />
                {packet.isCustom ? t`İçini değiştir` : t`Kendine göre değiştir`}
              </ButtonLink>
            </BuyRow>
            {packet.isInStock && (
              <DeliveryLine undated={t`${earliest}–${latest} iş gününde kapında`} dated={(when) => t`${when} kapında`}>
                {t`kargo bizden`}
              </DeliveryLine>
            )}
            <Added>
              <Live name="inCart" locale={locale} of={key} words={{ inCart: t`Bu paket sepetinde.` }} />
            </Added>
            <PromiseList>
              <PromiseLine>
                <CalendarIcon />
                <Trans>Abonelikte kutun 8 haftada bir gelir: atla, tarihi kaydır, istediğin gün bitir.</Trans>
              </PromiseLine>
              <PromiseLine>
                <SwapIcon />
                <Trans>Koruyucu ambalajı açılmamış ürünü 14 gün içinde geri alırız, kargosu bizden.</Trans>
              </PromiseLine>
            </PromiseList>
          </BuyColumn>
        </BuyGrid>
        {packet.isInStock && (
          <LateAddBar
            name={name}
            add={t`Sepete ekle`}
            total={<Live name="draftTotal" locale={locale} of={key} server={formatLira(price.subscription)} />}
            detail={<Rhythm often={often} once={t`tek sefer`} />}
          />
        )}
      </BuyForm>
    </AddForm>
  );
}
