import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { inLocale } from '../../../../domain/locale/index.ts';
import { PRODUCT_TYPES, productShelfName } from '../../../../domain/product/index.ts';
import { searchText } from '../../../../domain/text/index.ts';
import type { Delivery } from '../../../../machines/subscription/index.ts';
import { Picture } from '../../../components/pictures/picture.tsx';
import { Price } from '../../../components/payment/price.tsx';
import { TextSkeleton } from '../../../components/feedback/skeleton.tsx';
import { Row, Stack } from '../../../components/basics/stack.tsx';
import { Stepper } from '../../../components/fields/stepper.tsx';
import { Text } from '../../../components/basics/text.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useDays } from '../../../components/words/use-days.ts';
import { useDeliveryName } from '../../../components/words/use-delivery-name.ts';
import { useLocale } from '../../../components/words/use-locale.ts';
import { ActionDialog } from './action-dialog.tsx';
import { goesWith } from './goes-with.ts';
import { ItemCard, ItemRow } from '../../../components/account/item-row.styles.ts';
import type { SubscriptionPartProps } from '../plan/subscription.types.ts';

const mostOfOne = 20;

/** Boxes for the next delivery only, at the one-time price; those already in it can be taken out. */
export function ExtrasDialog(props: SubscriptionPartProps & { delivery: Delivery }) {
  const { view, delivery, send, snapshot, shelf } = props;
  const { t } = useLingui();
  const days = useDays();
  const nameOf = useDeliveryName();
  const locale = useLocale();
  const [sought, setSought] = useState('');
  const words = searchText(sought);
  const found = (shelf?.products ?? []).filter(({ name }) => searchText(inLocale(name, locale)).includes(words));
  const shelves = [
    { name: t`Kutunla iyi gider`, products: words === '' ? goesWith(view.contents, found) : [] },
    ...PRODUCT_TYPES.map((type) => ({
      name: inLocale(productShelfName(type), locale),
      products: found.filter((product) => product.type === type),
    })),
  ].filter(({ products }) => products.length > 0);
  const { action } = snapshot.context;
  const chosen = action?.kind === 'setExtras' ? action.products : view.extras;
  const next = snapshot.context.preview?.after.find(({ cycle }) => cycle === delivery.cycle);
  const countOf = (id: string) => chosen.find(({ productId }) => productId === id)?.quantity ?? 0;
  const choose = (productId: string, quantity: number) => {
    const others = chosen
      .filter((one) => one.productId !== productId)
      .map((one) => ({ productId: one.productId, quantity: one.quantity }));
    const products = quantity === 0 ? others : [...others, { productId, quantity }];
    send({ type: 'action.choose', action: { kind: 'setExtras', products } });
  };
  return (
    <ActionDialog
      {...props}
      title={
        <Trans>
          Bu kutuya <em>bir şey daha</em>
        </Trans>
      }
      action={<Trans>Kutuya koy</Trans>}
      total={
        <Row between>
          <b>
            <Trans>{days(delivery.orderDay)} günü çekilecek</Trans>
          </b>
          <Price amount={next?.charged ?? delivery.charged} size="large" />
        </Row>
      }
    >
      <Text quiet>
        <Trans>Yalnız {nameOf(delivery)} kutusuna girer, sonrakine geçmez. Tek seferlik fiyatından.</Trans>
      </Text>
      {shelf?.products ? (
        <>
          <TextField
            type="search"
            label={<Trans>Ara</Trans>}
            value={sought}
            autoComplete="off"
            onValueChange={setSought}
          />
          {found.length === 0 && (
            <Text aria-live="polite">
              <Trans>Böyle bir ürün yok. Başka bir sözcük dene.</Trans>
            </Text>
          )}
          {shelves.map(({ name: shelfName, products }) => (
            <Stack key={shelfName} gap={2} as="section" aria-label={shelfName}>
              <h3>{shelfName}</h3>
              <ItemRow>
                {products.map(({ id, name, price, picture }) => (
                  <ItemCard key={id} isChosen={countOf(id) > 0}>
                    <Picture src={picture} alt="" width={72} height={72} />
                    <b>{inLocale(name, locale)}</b>
                    <Price amount={price} />
                    <Stepper
                      label={inLocale(name, locale)}
                      value={countOf(id)}
                      max={mostOfOne}
                      onChange={(count) => choose(id, count)}
                    />
                  </ItemCard>
                ))}
              </ItemRow>
            </Stack>
          ))}
        </>
      ) : (
        <TextSkeleton lines={4} />
      )}
    </ActionDialog>
  );
}
