import { Trans, useLingui } from '@lingui/react/macro';
import { cartItemKey } from '../../../domain/cart/index.ts';
import { CYCLE_DAYS } from '../../../domain/calendar/index.ts';
import { inLocale } from '../../../domain/locale/index.ts';
import { addOnce } from '../../alive/add.tsx';
import { Live } from '../../alive/index.ts';
import { AddForm } from '../../components/forms/add-form.tsx';
import { AddedLink } from '../../components/forms/added-link.tsx';
import { TextLink } from '../../components/basics/app-link.tsx';
import { Button } from '../../components/basics/button.tsx';
import { Container } from '../../components/basics/container.tsx';
import { CalendarIcon, SkipIcon, TruckIcon } from '../../components/basics/icons.tsx';
import { MoneySummary, savedRow } from '../../components/payment/money-summary.tsx';
import { contentsInWords, packetPicture } from '../../components/catalogue/packets/packet-words.ts';
import { Picture } from '../../components/pictures/picture.tsx';
import { Price } from '../../components/payment/price.tsx';
import { Stack } from '../../components/basics/stack.tsx';
import { Display, Lead, Text } from '../../components/basics/text.tsx';
import { useLocale } from '../../components/words/use-locale.ts';
import { kurus } from '../../../domain/money/index.ts';
import type { Packet } from '../../services/packets/index.ts';
import { OfferColumns, OfferFrame, Assurances } from './landing.styles.ts';

/** One packet with a subscription, and no links except to the cart. */
export function OfferScreen({ packet }: { packet: Packet }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { price, choice } = packet;
  const contents = contentsInWords(packet.summary, locale).join(', ');
  const weeks = CYCLE_DAYS / 7;
  const saved = kurus(Math.max(0, price.oneTimePurchase - price.subscription));
  return (
    <Container data-state={packet.isInStock ? 'available' : 'soldOut'}>
      <OfferColumns>
        <OfferFrame>
          <Picture
            src={packetPicture(packet.slug, locale)}
            alt={t`Kutunun içinde: ${contents}`}
            width={640}
            height={640}
            sizes="(min-width: 852px) 50vw, 100vw"
            priority
          />
        </OfferFrame>
        <Stack gap={5}>
          <Stack gap={3}>
            <Display>
              <Trans>
                İki boy ped. <em>Tek karar.</em>
              </Trans>
            </Display>
            <Lead>
              <Trans>
                {contents}. Hafif güne biri, yoğun güne öteki; {weeks} haftada bir kapında.
              </Trans>
            </Lead>
          </Stack>
          <MoneySummary
            rows={[
              ...packet.items.map(({ _product, quantity }) => ({
                key: _product._id,
                label: inLocale(_product.name, locale),
                amount: <Price amount={kurus(_product.price.oneTimePurchase * quantity)} />,
              })),
              ...(saved > 0 ? [savedRow('saved', t`Abonelikle`, saved)] : []),
            ]}
            total={{ label: t`Her teslimatta`, amount: <Price amount={price.subscription} size="large" /> }}
          />
          <AddForm {...addOnce(choice, 'subscription')}>
            <Button type="submit" look="main" wide disabled={!packet.isInStock}>
              {packet.isInStock ? t`Abonelikle sepete ekle` : t`Şimdilik tükendi`}
            </Button>
            {packet.isInStock && <AddedLink wide />}
          </AddForm>
          <Text size="small">
            <Live name="inCart" locale={locale} of={cartItemKey(choice)} words={{ inCart: t`Kutun sepetinde.` }} />{' '}
            <TextLink href="/cart">{t`Sepete git`}</TextLink>
          </Text>
          <Assurances>
            <li>
              <SkipIcon />
              <Trans>Her teslimattan önce atla, tarihini kaydır ya da aboneliği bitir.</Trans>
            </li>
            <li>
              <CalendarIcon />
              <Trans>Sıklığı hesabından değiştirebilirsin.</Trans>
            </li>
            <li>
              <TruckIcon />
              <Trans>Kargo ücretsiz.</Trans>
            </li>
          </Assurances>
        </Stack>
      </OfferColumns>
    </Container>
  );
}
