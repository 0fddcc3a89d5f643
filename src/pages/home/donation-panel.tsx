import { Trans, useLingui } from '@lingui/react/macro';
import { cartItemKey } from '../../../domain/cart/index.ts';
import { addOnce } from '../../alive/add.tsx';
import { Live } from '../../alive/index.ts';
import { AddForm } from '../../components/forms/add-form.tsx';
import { AddedLink } from '../../components/forms/added-link.tsx';
import { TextLink } from '../../components/basics/app-link.tsx';
import { Button } from '../../components/basics/button.tsx';
import { Hero } from '../../components/pictures/hero.tsx';
import { Price } from '../../components/payment/price.tsx';
import { Stack } from '../../components/basics/stack.tsx';
import { Eyebrow } from '../../components/basics/text.tsx';
import { useLocale } from '../../components/words/use-locale.ts';
import type { Product } from '../../services/catalog/index.ts';
import { styled } from '../../theme/stitches.ts';

const Frame = styled('div', { paddingBlock: 'calc($space$section / 2)' });
const Warm = styled(Eyebrow, { color: '#ffb4aa' });
const Added = styled('p', { minHeight: '1.5em', color: '$onNight2', fontSize: '$small', paddingTop: '$3' });

/** One box as a donation. Numbers of donated boxes are shown only when they are true. */
export function DonationPanel({ donation }: { donation: Product }) {
  const { t } = useLingui();
  const locale = useLocale();
  const quantity = '{quantity}';
  return (
    <Frame>
      <Hero
        scene="donation"
        tone="night"
        heading={
          <Stack gap={4}>
            <Warm>
              <Trans>Bağış kültürü</Trans>
            </Warm>
            <h2>
              <Trans>
                Bir kutu sana, <em>bir kutu okula.</em>
              </Trans>
            </h2>
          </Stack>
        }
        actions={
          <div>
            <AddForm {...addOnce(donation.choice, 'oneTimePurchase')}>
              <Button type="submit" look="cream">
                <span>
                  {t`Bağış paketi ekle`} · <Price amount={donation.price.oneTimePurchase} />
                </span>
              </Button>
              <AddedLink />
            </AddForm>
            <Added>
              <Live
                name="inCart"
                locale={locale}
                of={cartItemKey(donation.choice)}
                words={{ inCart: t`Sepetinde ${quantity} bağış paketi var.` }}
              />
            </Added>
          </div>
        }
      >
        <Trans>
          Sepetine bağış paketi ekle; okula, yurda, gıda bankasına biz ulaştıralım. İçinde 24 süper ped var, kargosu
          bizden. <TextLink href="/donation-culture">Bir bağışın yolu</TextLink>
        </Trans>
      </Hero>
    </Frame>
  );
}
