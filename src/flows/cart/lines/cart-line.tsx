import { Trans, useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { type CartItem, cartItemKey, lineTotal, QUANTITY_LIMIT } from '../../../../domain/cart/index.ts';
import { inLocale } from '../../../../domain/locale/index.ts';
import type { PurchaseType } from '../../../../domain/product/index.ts';
import type { CartEvent, UnavailableReason } from '../../../../machines/cart/index.ts';
import { IconButton } from '../../../components/basics/button.tsx';
import { Flow } from '../../../components/pictures/drops.tsx';
import { ChevronDownIcon, EditIcon, TrashIcon } from '../../../components/basics/icons.tsx';
import { LineItem, linePath } from '../../../components/payment/line-item.tsx';
import { LinePicture } from '../../../components/pictures/picture.tsx';
import { Price } from '../../../components/payment/price.tsx';
import { Stepper } from '../../../components/fields/stepper.tsx';
import { useLocale } from '../../../components/words/use-locale.ts';
import { useWayWords } from '../../../components/words/use-way-words.ts';
import { EditLink, Frequency, LineActions, LineError } from './cart.styles.ts';
import { lineFacts, usePacketWords } from './line-words.ts';

export interface CartLineProps {
  item: CartItem;
  /** Asks the machine whether an event would change anything now. */
  can: (event: CartEvent) => boolean;
  send: (event: CartEvent) => void;
  /** Ref of the frequency select: it moves the line to the other group, where the line is mounted again. */
  turnRef: Ref<HTMLSelectElement>;
  /** Why the server does not sell the line as it is; null if it does. */
  unavailable: UnavailableReason | null;
}

export function CartLine({ item, can, send, turnRef, unavailable }: CartLineProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const packetWords = usePacketWords();
  const key = cartItemKey(item);
  const name = inLocale(item.data.name, locale);
  const { contents, intensity, canRepeat } = lineFacts(item);
  const ways = useWayWords();
  const other: PurchaseType = item.purchaseType === 'subscription' ? 'oneTimePurchase' : 'subscription';
  const turn: CartEvent = { type: 'line.setPurchaseType', key, purchaseType: other };
  const unavailableTexts: Record<UnavailableReason, string> = {
    unknown: t`Bu artık satılmıyor. Çıkarınca devam edebilirsin.`,
    outOfStock:
      item.quantity > 1
        ? t`Bu kadarı şu an stokta yok. Azaltınca ya da çıkarınca devam edebilirsin.`
        : t`Şu an stokta yok. Çıkarınca devam edebilirsin.`,
    tooMany: t`Bir siparişte bu kadar kutu olamıyor. Azaltınca ya da çıkarınca devam edebilirsin.`,
    notPurchasable: t`Bu şu an satın alınamıyor. Çıkarınca devam edebilirsin.`,
    notForSubscription: t`Bu ürün yalnızca tek seferlik. Tek seferliğe çevirebilirsin.`,
    notForAccount: t`Bu, kurum hesaplarına kapalı. Çıkarınca devam edebilirsin.`,
  };
  return (
    <LineItem
      wide
      picture={<LinePicture type={item.type} slug={item.data.slug} width={144} />}
      name={name}
      href={linePath({ type: item.type, slug: item.data.slug })}
      price={
        <Price
          amount={lineTotal(item)}
          size="body"
          perPiece={item.quantity > 1 ? item.data.price[item.purchaseType] : undefined}
        />
      }
      actions={
        <LineActions>
          {item.isQuantifiable && (
            <Stepper
              label={t`${name}: adet`}
              value={item.quantity}
              min={1}
              max={QUANTITY_LIMIT}
              onChange={(quantity) => send({ type: 'line.setQuantity', key, quantity })}
            />
          )}
          {contents.length > 0 && (
            <EditLink href={`/custom-packet?replace=${encodeURIComponent(key)}`} aria-label={t`${name}: düzenle`}>
              <EditIcon />
              <Trans>Düzenle</Trans>
            </EditLink>
          )}
          {(canRepeat || item.purchaseType === 'subscription') && can(turn) && (
            <Frequency>
              <select
                ref={turnRef}
                aria-label={t`${name}: sıklık`}
                value={item.purchaseType}
                onChange={() => send(turn)}
              >
                <option value="subscription">{ways.subscription}</option>
                <option value="oneTimePurchase">{ways.oneTimePurchase}</option>
              </select>
              <ChevronDownIcon />
            </Frequency>
          )}
          <IconButton aria-label={t`${name}: çıkar`} onClick={() => send({ type: 'line.remove', key })}>
            <TrashIcon />
          </IconButton>
        </LineActions>
      }
    >
      {contents.length > 0 && <p>{packetWords(contents)}</p>}
      {intensity !== null && <Flow level={intensity} quiet />}
      {item.type === 'donation' && (
        <p>
          <Trans>Bir kutu da okula, yurda, gıda bankasına.</Trans>
        </p>
      )}
      {unavailable && <LineError>{unavailableTexts[unavailable]}</LineError>}
    </LineItem>
  );
}
