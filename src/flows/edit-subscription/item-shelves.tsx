import { Trans, useLingui } from '@lingui/react/macro';
import { PRODUCT_TYPES, productShelfName } from '../../../domain/product/index.ts';
import { inLocale } from '../../../domain/locale/index.ts';
import type { EditItem } from '../../../machines/edit-subscription/index.ts';
import { Button } from '../../components/basics/button.tsx';
import { Stack } from '../../components/basics/stack.tsx';
import { Price } from '../../components/payment/price.tsx';
import { useLocale } from '../../components/words/use-locale.ts';
import { ItemCard, ItemRow } from '../../components/account/item-row.styles.ts';
import { ItemPicture } from './item-picture.tsx';

interface ItemShelvesProps {
  /** Label of the button of each item: "Kutuya ekle". */
  label: string;
  items: readonly EditItem[];
  /** Keys of the items in the box. */
  inBox: ReadonlySet<string>;
  onChoose: (item: EditItem) => void;
}

/** The items that can come in the box: a shelf for packets and one for each family, with pictures. */
export function ItemShelves({ label, items, inBox, onChoose }: ItemShelvesProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const shelves = [
    { name: t`Hazır paketler`, items: items.filter(({ item }) => item.kind !== 'product') },
    ...PRODUCT_TYPES.map((type) => ({
      name: inLocale(productShelfName(type), locale),
      items: items.filter(({ item, pieces }) => item.kind === 'product' && pieces.startsWith(`${type}.`)),
    })),
  ].filter((shelf) => shelf.items.length > 0);
  return (
    <Stack gap={4} as="fieldset" aria-label={label}>
      {shelves.map((shelf) => (
        <Stack key={shelf.name} gap={2}>
          <h3>{shelf.name}</h3>
          <ItemRow aria-label={shelf.name}>
            {shelf.items.map((item) => {
              const name = inLocale(item.name, locale);
              return (
                <ItemCard key={item.key} isChosen={inBox.has(item.key)}>
                  <ItemPicture item={item} size={72} />
                  <b>{name}</b>
                  {item.unitPrice !== null && <Price amount={item.unitPrice} />}
                  <Button size="small" aria-label={t`Seç: ${name}`} onClick={() => onChoose(item)}>
                    <Trans>Seç</Trans>
                  </Button>
                </ItemCard>
              );
            })}
          </ItemRow>
        </Stack>
      ))}
    </Stack>
  );
}
