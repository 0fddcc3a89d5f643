import { Trans } from '@lingui/react/macro';
import { type CartItem, cartItemKey, formerPrice } from '../../../domain/cart/index.ts';
import { inLocale } from '../../../domain/locale/index.ts';
import { styled } from '../../theme/stitches.ts';
import { Notice } from '../feedback/notice.tsx';
import { Price } from './price.tsx';
import { useLocale } from '../words/use-locale.ts';

/** A live region that takes no space while it is empty. */
const Said = styled('div', { '& > *': { marginBottom: '1.1rem' } });

/** Lines of a cart whose price has changed since they were added. Empty without any. */
export function PriceChanges({ items }: { items: readonly CartItem[] }) {
  const locale = useLocale();
  const changed = items.flatMap((item) => {
    const before = formerPrice(item);
    return before === null
      ? []
      : [
          {
            key: cartItemKey(item),
            name: inLocale(item.data.name, locale),
            before,
            now: item.data.price[item.purchaseType],
          },
        ];
  });
  return (
    <Said aria-live="polite">
      {changed.length > 0 && (
        <Notice tone="warning" data-notice="repriced">
          <b>
            <Trans>Eklediğinden beri fiyatı değişen:</Trans>
          </b>
          <ul>
            {changed.map(({ key, name, before, now }) => (
              <li key={key}>
                <Trans>
                  {name}: önce <Price amount={before} />, şimdi <Price amount={now} />.
                </Trans>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </Said>
  );
}
