import { Trans, useLingui } from '@lingui/react/macro';
import { inLocale } from '../../../domain/locale/index.ts';
import type { Delivery } from '../../../machines/subscription/index.ts';
import { Picture } from '../../components/picture.tsx';
import { Price } from '../../components/price.tsx';
import { TextSkeleton } from '../../components/skeleton.tsx';
import { Row } from '../../components/stack.tsx';
import { Stepper } from '../../components/stepper.tsx';
import { Text } from '../../components/text.tsx';
import { useDays } from '../../components/use-days.ts';
import { useLocale } from '../../components/use-locale.ts';
import { ActDialog } from './act-dialog.tsx';
import { ShelfLine, ShelfLines } from './subscription.styles.ts';
import type { SubscriptionPartProps } from './subscription.types.ts';

const mostOfOne = 20;

/** Boxes for the next delivery alone, at the one-time price; those that are in it already can be taken out. */
export function ExtrasDialog(props: SubscriptionPartProps & { delivery: Delivery }) {
  const { view, delivery, send, snapshot, shelf } = props;
  const { t } = useLingui();
  const days = useDays();
  const locale = useLocale();
  const { act } = snapshot.context;
  const chosen = act?.kind === 'setExtras' ? act.products : view.extras;
  const next = snapshot.context.preview?.after.find(({ cycle }) => cycle === delivery.cycle);
  const countOf = (id: string) => chosen.find(({ productId }) => productId === id)?.quantity ?? 0;
  const choose = (productId: string, quantity: number) => {
    const others = chosen
      .filter((one) => one.productId !== productId)
      .map((one) => ({ productId: one.productId, quantity: one.quantity }));
    const products = quantity === 0 ? others : [...others, { productId, quantity }];
    send({ type: 'act.choose', act: { kind: 'setExtras', products } });
  };
  return (
    <ActDialog
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
        <Trans>Yalnız {days(delivery.orderDay)} kutusuna girer, sonrakine geçmez. Tek seferlik fiyatından.</Trans>
      </Text>
      {shelf?.products ? (
        <ShelfLines aria-label={t`Kutuya konabilecekler`}>
          {shelf.products.map(({ id, name, price, picture }) => (
            <ShelfLine key={id}>
              <Picture src={picture} alt="" width={72} height={72} />
              <div>
                <b>{inLocale(name, locale)}</b>
                <Price amount={price} />
              </div>
              <Stepper
                label={inLocale(name, locale)}
                value={countOf(id)}
                max={mostOfOne}
                onChange={(count) => choose(id, count)}
              />
            </ShelfLine>
          ))}
        </ShelfLines>
      ) : (
        <TextSkeleton lines={4} />
      )}
    </ActDialog>
  );
}
