import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { cartItemKey } from '../../../domain/cart/index.ts';
import { HOME_DELIVERY } from '../../../domain/delivery/index.ts';
import { inLocale } from '../../../domain/locale/index.ts';
import { formatLira, kurus } from '../../../domain/money/index.ts';
import { picturePath } from '../../../domain/product/index.ts';
import { Live, on, step } from '../../alive/index.ts';
import { AddForm } from '../../components/forms/add-form.tsx';
import { AddedLink } from '../../components/forms/added-link.tsx';
import { TextLink } from '../../components/basics/app-link.tsx';
import { DeliveryLine } from '../../components/catalogue/delivery-line.tsx';
import { LateAddBar } from '../../components/catalogue/late-add-bar.tsx';
import { Rhythm } from '../../components/catalogue/rhythm.tsx';
import { Button } from '../../components/basics/button.tsx';
import { ChoiceCard } from '../../components/fields/choice-card.tsx';
import { Flow } from '../../components/pictures/drops.tsx';
import { CalendarIcon, SwapIcon } from '../../components/basics/icons.tsx';
import { Pill } from '../../components/basics/pill.tsx';
import { Price } from '../../components/payment/price.tsx';
import { QuantityField } from '../../components/fields/quantity-field.tsx';
import { SizeCard, SizeGroup } from '../../components/catalogue/size-card.tsx';
import { useLocale } from '../../components/words/use-locale.ts';
import type { Product, ProductPage } from '../../services/catalog/index.ts';
import type { Reviews } from '../../services/reviews/index.ts';
import {
  Added,
  BuyColumn,
  BuyGrid,
  BuyRow,
  Description,
  Head,
  HeadRow,
  PromiseLine,
  PromiseList,
  RoomForPrice,
  BuyForm,
  Ways,
} from '../../components/catalogue/buy.styles.ts';
import { Gallery } from './gallery.tsx';
import { meanIn } from './reviews/mean-in.ts';

/** Everything between the picture and the cart: one form that works before React and without JavaScript. */
export function Buy({ page, reviews }: { page: ProductPage; reviews: Reviews | null }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { sizes } = page;
  const { earliest, latest } = HOME_DELIVERY.workingDays;
  const name = inLocale(page.name, locale);
  const selected = sizes.find((box) => box._id === page.selected) ?? sizes[0]!;
  const choices = sizes.map((box) => box.choice);
  const keys = choices.map(cartItemKey).join(' ');
  const isRepeatable = sizes.every((box) => box.isSuitableFor.subscription);
  const isSold = sizes.some((box) => box.isInStock);
  const startPrice = isRepeatable ? selected.price.subscription : selected.price.oneTimePurchase;
  const quantity = '{quantity}';
  const often = t`8 haftada bir`;

  return (
    <AddForm
      fields={{ type: choices[0]!.type }}
      formProps={{ ...on('submit', { type: 'line.add', choices }), ...on('input', { type: 'draft.change', choices }) }}
    >
      <BuyForm>
        <BuyGrid>
          <Gallery page={page} />
          <BuyColumn>
            <Head>
              <HeadRow>
                {selected.intensity && <Flow level={selected.intensity} />}
                {reviews && <Rating reviews={reviews} />}
              </HeadRow>
              <h1>{name}</h1>
            </Head>
            <Description>{inLocale(page.description, locale)}</Description>
            {sizes.length > 1 ? (
              <SizeGroup legend={t`Kutu boyu`}>
                {sizes.map((box, nth) => (
                  <Size key={box._id} box={box} nth={nth} isSelected={box === selected} isRepeatable={isRepeatable} />
                ))}
              </SizeGroup>
            ) : (
              <input type="hidden" name="choice" value={selected._id} />
            )}
            {isRepeatable ? (
              <PurchaseTypes sizes={sizes} often={often} />
            ) : (
              <>
                <input type="hidden" name="purchaseType" value="oneTimePurchase" />
                <Price amount={selected.price.oneTimePurchase} size="large" />
              </>
            )}
            <BuyRow data-main-action="">
              <QuantityField label={t`Kaç kutu`} decreaseProps={step(-1)} increaseProps={step(1)} />
              <Button type="submit" look="main" disabled={!isSold}>
                {isSold ? (
                  <span>
                    {t`Sepete ekle`} ·{'\u00a0'}
                    <RoomForPrice>
                      <Live name="draftTotal" locale={locale} of={keys} server={formatLira(startPrice)} />
                    </RoomForPrice>
                  </span>
                ) : (
                  t`Şimdilik tükendi`
                )}
              </Button>
              {isSold && <AddedLink />}
            </BuyRow>
            {isSold && (
              <DeliveryLine undated={t`${earliest}–${latest} iş gününde kapında`} dated={(when) => t`${when} kapında`}>
                {t`kargo bizden`}
              </DeliveryLine>
            )}
            <Added>
              <Live name="inCart" locale={locale} of={keys} words={{ inCart: t`Sepetinde ${quantity} kutu var.` }} />
            </Added>
            <PromiseList>
              {isRepeatable && (
                <PromiseLine>
                  <CalendarIcon />
                  <Trans>Abonelikte kutun 8 haftada bir gelir: atla, tarihi kaydır, istediğin gün bitir.</Trans>
                </PromiseLine>
              )}
              <PromiseLine>
                <SwapIcon />
                <Trans>Koruyucu ambalajı açılmamış ürünü 14 gün içinde geri alırız, kargosu bizden.</Trans>
              </PromiseLine>
            </PromiseList>
          </BuyColumn>
        </BuyGrid>
        {isSold && (
          <LateAddBar
            name={name}
            add={t`Sepete ekle`}
            total={<Live name="draftTotal" locale={locale} of={keys} server={formatLira(startPrice)} />}
            detail={
              <>
                {sizes.length > 1 &&
                  sizes.map((box, nth) => (
                    <span key={box._id} data-for={nth}>
                      {t`${box.productSize} adet`}
                      {' · '}
                    </span>
                  ))}
                <Rhythm often={isRepeatable ? often : undefined} once={t`tek sefer`} />
              </>
            }
          />
        )}
      </BuyForm>
    </AddForm>
  );
}

function Rating({ reviews }: { reviews: Reviews }) {
  const locale = useLocale();
  const { count } = reviews;
  return (
    <TextLink href="#reviews">
      <span aria-hidden="true">★</span> {meanIn(reviews, locale)} ·{' '}
      <Plural value={count} one="# değerlendirme" other="# değerlendirme" />
    </TextLink>
  );
}

interface SizeProps {
  box: Product;
  nth: number;
  isSelected: boolean;
  isRepeatable: boolean;
}

function Size({ box, nth, isSelected, isRepeatable }: SizeProps) {
  const { t } = useLingui();
  const price = isRepeatable ? box.price.subscription : box.price.oneTimePurchase;
  const each = formatLira(kurus(Math.round(price / box.productSize)));
  return (
    <SizeCard
      name="choice"
      value={box._id}
      defaultChecked={isSelected}
      disabled={!box.isInStock}
      data-size={nth}
      picture={picturePath(box.picture)}
      label={t`${box.productSize} adet`}
      detail={box.isInStock ? t`tanesi ${each}` : t`tükendi`}
    />
  );
}

/** The prices of all sizes are rendered; CSS shows those of the chosen one, without scripts. */
function PurchaseTypes({ sizes, often }: { sizes: readonly Product[]; often: string }) {
  const { t } = useLingui();
  return (
    <Ways legend={t`Nasıl alırsın?`}>
      <ChoiceCard
        name="purchaseType"
        value="subscription"
        defaultChecked
        label={
          <>
            {t`Abonelikle`}
            {sizes.map((box, nth) => {
              const saved = box.price.oneTimePurchase - box.price.subscription;
              const saving = formatLira(kurus(saved));
              return (
                saved > 0 && (
                  <Pill key={box._id} tone="success" data-for={nth}>
                    <Trans>{saving} daha ucuz</Trans>
                  </Pill>
                )
              );
            })}
          </>
        }
        aside={
          <span>
            {sizes.map((box, nth) => (
              <span key={box._id} data-for={nth}>
                <Price amount={box.price.subscription} size="small" />
              </span>
            ))}
          </span>
        }
        detail={often}
      />
      <ChoiceCard
        name="purchaseType"
        value="oneTimePurchase"
        label={t`Tek seferlik`}
        aside={
          <span>
            {sizes.map((box, nth) => (
              <span key={box._id} data-for={nth}>
                <Price
                  amount={box.price.oneTimePurchase}
                  size="small"
                  {...(box.price.previous === null ? {} : { previous: box.price.previous })}
                />
              </span>
            ))}
          </span>
        }
      />
    </Ways>
  );
}
