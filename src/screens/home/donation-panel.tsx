import { Trans, useLingui } from '@lingui/react/macro';
import { cartItemKey } from '../../../domain/cart/index.ts';
import { addOnce } from '../../alive/add.ts';
import { Live } from '../../alive/index.ts';
import { AddForm } from '../../components/add-form.tsx';
import { Button } from '../../components/button.tsx';
import { Price } from '../../components/price.tsx';
import { ScenePicture } from '../../components/scene-picture.tsx';
import { Panel } from '../../components/section.tsx';
import { Eyebrow, Lead } from '../../components/text.tsx';
import { useLocale } from '../../components/use-locale.ts';
import type { Product } from '../../services/catalog/index.ts';
import { styled } from '../../theme/stitches.ts';

const Frame = styled('div', { paddingBlock: 'calc($space$section / 2)' });

const Night = styled(Panel, {
  display: 'grid',
  paddingBlock: 0,
  '@md': { gridTemplateColumns: 'repeat(2,minmax(0,1fr))', minHeight: '34rem' },
});

const Words = styled('div', {
  display: 'grid',
  gap: '1.25rem',
  alignContent: 'center',
  justifyItems: 'start',
  padding: '2.5rem 1.5rem 1.5rem',
  '@md': { padding: '3.5rem 0 5rem clamp(2rem,5.2vw,5rem)', gap: '1.5rem' },
});

const Warm = styled(Eyebrow, { color: '#ffb4aa' });
const Quiet = styled(Lead, { color: '$onNight2' });
const Added = styled('p', { minHeight: '1.5em', color: '$onNight2', fontSize: '$small' });
const Place = styled('div', { alignSelf: 'end', margin: '0 -4% -1%', '@md': { margin: 0 } });

/** One box for somebody else. Numbers of what was given stand here only when they are true. */
export function DonationPanel({ donation }: { donation: Product }) {
  const { t } = useLingui();
  const locale = useLocale();
  const quantity = '{quantity}';
  return (
    <Frame>
      <Night tone="night">
        <Words>
          <Warm>
            <Trans>Bağış kültürü</Trans>
          </Warm>
          <h2>
            <Trans>
              Bir kutu sana, <em>bir kutu okula.</em>
            </Trans>
          </h2>
          <Quiet>
            <Trans>
              Sepetine bağış paketi ekle; okula, yurda, gıda bankasına biz ulaştıralım. İçinde 24 süper ped var, kargosu
              bizden.
            </Trans>
          </Quiet>
          <AddForm {...addOnce(donation.choice, 'oneTimePurchase')}>
            <Button type="submit" look="cream">
              <span>
                {t`Bağış paketi ekle`} · <Price amount={donation.price.oneTimePurchase} />
              </span>
            </Button>
          </AddForm>
          <Added>
            <Live
              name="inCart"
              locale={locale}
              of={cartItemKey(donation.choice)}
              words={{ inCart: t`Sepetinde ${quantity} bağış paketi var.` }}
            />
          </Added>
        </Words>
        <Place>
          <ScenePicture scene="donation" />
        </Place>
      </Night>
    </Frame>
  );
}
