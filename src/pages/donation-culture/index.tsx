import { Trans, useLingui } from '@lingui/react/macro';
import { cartItemKey } from '../../../domain/cart/index.ts';
import { addOnce } from '../../alive/add.tsx';
import { Live } from '../../alive/index.ts';
import { AddForm } from '../../components/forms/add-form.tsx';
import { AddedLink } from '../../components/forms/added-link.tsx';
import { Button, ButtonLink } from '../../components/basics/button.tsx';
import { Container } from '../../components/basics/container.tsx';
import { Hero } from '../../components/pictures/hero.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { Price } from '../../components/payment/price.tsx';
import { Section } from '../../components/basics/section.tsx';
import { Stack } from '../../components/basics/stack.tsx';
import { Display, Eyebrow, Lead, Text } from '../../components/basics/text.tsx';
import { Timeline } from '../../components/pictures/timeline.tsx';
import { useLocale } from '../../components/words/use-locale.ts';
import { DonationNote, type DonationNoteProps } from './donation-note.tsx';
import type { Product } from '../../services/catalog/index.ts';
import { styled } from '../../theme/stitches.ts';

const Warm = styled(Eyebrow, { color: '#ffb4aa' });

export interface DonationCultureProps {
  /** Null while it cannot be bought. */
  donation: Product | null;
  /** The note for the parcel. */
  note: DonationNoteProps;
}

export function DonationCultureScreen({ donation, note }: DonationCultureProps) {
  const { t } = useLingui();
  return (
    <>
      <Hero
        scene="donation"
        tone="night"
        priority
        heading={
          <Stack gap={4}>
            <Warm>
              <Trans>Bağış kültürü</Trans>
            </Warm>
            <Display>
              <Trans>
                Bir kutu sana, <em>bir kutu okula.</em>
              </Trans>
            </Display>
          </Stack>
        }
        actions={donation && <AddDonation donation={donation} />}
      >
        <Trans>
          Bağış paketinde 24 süper ped var. Sen sepete eklersin; başvuran okula, yurda, gıda bankasına biz göndeririz.
        </Trans>
      </Hero>
      <Container>
        <Section>
          <Stack gap={5}>
            <Stack gap={3}>
              <h2>
                <Trans>
                  Yolu, <em>adım adım</em>
                </Trans>
              </h2>
              <Lead>
                <Trans>Bağış paketi sana gelmez: biz toplar, başvurusu onaylanan kuruma göndeririz.</Trans>
              </Lead>
            </Stack>
            <Timeline
              flat
              items={[
                {
                  key: 'add',
                  when: 'later',
                  title: t`Sen eklersin`,
                  text: t`Tek başına ya da kendi kutunun yanına. Bağışın kargosu bizden.`,
                },
                {
                  key: 'keep',
                  when: 'later',
                  title: t`Biz ayırırız`,
                  text: t`Paketler başvurular için kenarda durur.`,
                },
                {
                  key: 'apply',
                  when: 'later',
                  title: t`Kurum başvurur`,
                  text: t`Her başvuruyu bir insan okur; tamamını, bir kısmını onaylar ya da nedenini yazar.`,
                },
                { key: 'send', when: 'later', title: t`Koli yola çıkar`, text: t`Kapıya kadar biz göndeririz.` },
              ]}
            />
            <Notice tone="info">
              <Trans>Bu bir satın almadır; vergiden düşülen bağış makbuzu değildir.</Trans>
            </Notice>
          </Stack>
        </Section>
        {donation && (
          <Section>
            <DonationNote {...note} />
          </Section>
        )}
        <Section>
          <Stack
            gap={3}
            css={{ justifyItems: 'start', gridTemplateColumns: 'minmax(0,1fr)', '& > h2': { maxWidth: '100%' } }}
          >
            <h2>
              <Trans>Senin kurumuna mı gerek?</Trans>
            </h2>
            <Text>
              <Trans>On bir tür kurum başvurabilir.</Trans>
            </Text>
            <ButtonLink href="/charity">
              <Trans>Nasıl başvurulur?</Trans>
            </ButtonLink>
          </Stack>
        </Section>
      </Container>
    </>
  );
}

function AddDonation({ donation }: { donation: Product }) {
  const { t } = useLingui();
  const locale = useLocale();
  const quantity = '{quantity}';
  return (
    <Stack gap={2}>
      <AddForm {...addOnce(donation.choice, 'oneTimePurchase')}>
        <Button type="submit" look="cream">
          <span>
            {t`Bağış paketi ekle`} · <Price amount={donation.price.oneTimePurchase} />
          </span>
        </Button>
        <AddedLink />
      </AddForm>
      <Text size="small">
        <Live
          name="inCart"
          locale={locale}
          of={cartItemKey(donation.choice)}
          words={{ inCart: t`Sepetinde ${quantity} bağış paketi var.` }}
        />
      </Text>
    </Stack>
  );
}
