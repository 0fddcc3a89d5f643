import { Trans, useLingui } from '@lingui/react/macro';
import { cartItemKey } from '../../../domain/cart/index.ts';
import { inLocale } from '../../../domain/locale/index.ts';
import { formatLira, kurus } from '../../../domain/money/index.ts';
import { Live, on } from '../../alive/index.ts';
import { AddForm } from '../../components/add-form.tsx';
import { TextLink } from '../../components/app-link.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { ChoiceCard, ChoiceGroup } from '../../components/choice-card.tsx';
import { Flow } from '../../components/drops.tsx';
import { EditIcon, SwapIcon, TruckIcon } from '../../components/icons.tsx';
import { contentsInWords, flowOfPacket } from '../../components/packet-words.ts';
import { Picture } from '../../components/picture.tsx';
import { Pill } from '../../components/pill.tsx';
import { Price } from '../../components/price.tsx';
import { Stack } from '../../components/stack.tsx';
import { Lead } from '../../components/text.tsx';
import { useLocale } from '../../components/use-locale.ts';
import type { Packet } from '../../services/packets/index.ts';
import { styled } from '../../theme/stitches.ts';

const Columns = styled('div', {
  display: 'grid',
  gap: '$6',
  gridTemplateColumns: 'minmax(0,1fr)',
  paddingBottom: 'calc($space$section / 2)',
  '@media (min-width: 740px)': { gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)', alignItems: 'start' },
  '@md': { gridTemplateColumns: 'minmax(0,1.12fr) minmax(0,1fr)', gap: 'clamp(2rem,5vw,4rem)' },
});

const Frame = styled('div', { borderRadius: '$xl', background: '$sand', overflow: 'hidden', aspectRatio: '1' });

const InButton = styled('span', {
  display: 'inline-block',
  minWidth: '4.6em',
  textAlign: 'left',
  fontFamily: '$serif',
  fontWeight: 520,
});

const Added = styled('p', {
  minHeight: '1.5rem',
  fontSize: '$small',
  color: '$onSageSoft',
  fontWeight: 600,
  '&:has(> :first-child:empty)': { visibility: 'hidden' },
});

const Notes = styled('ul', {
  display: 'grid',
  gap: '$2',
  fontSize: '$small',
  color: '$ink2',
  '& li': { display: 'flex', gap: '$3', alignItems: 'start' },
});

/** The box as it stands on the shelf, and the one form that buys it. */
export function BuyPacket({ packet }: { packet: Packet }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { price, choice } = packet;
  const key = cartItemKey(choice);
  const saved = price.oneTimePurchase - price.subscription;
  const saving = formatLira(kurus(Math.max(0, saved)));
  const contents = contentsInWords(packet.summary, locale).join(', ');
  const { formProps, fields } = {
    fields: { type: 'packet', choice: choice.data._id, quantity: '1' },
    formProps: {
      ...on('submit', { type: 'line.add', choices: [choice] }),
      ...on('input', { type: 'draft.change', choices: [choice] }),
    },
  };
  return (
    <AddForm fields={fields} formProps={formProps}>
      <Columns>
        <Frame>
          <Picture
            src={packet.image}
            alt={t`Kutunun içinde: ${contents}`}
            width={640}
            height={640}
            sizes="(min-width: 740px) 50vw, 100vw"
            priority
          />
        </Frame>
        <Stack gap={5}>
          <Stack gap={3} align="start">
            <Flow level={flowOfPacket(packet.intensity)} />
            <h1>{inLocale(packet.name, locale)}</h1>
            <Lead>{inLocale(packet.description, locale)}</Lead>
          </Stack>
          <ChoiceGroup legend={t`Nasıl alırsın?`}>
            <ChoiceCard
              name="purchaseType"
              value="subscription"
              defaultChecked
              label={
                <>
                  {t`Abonelikle`}
                  {saved > 0 && <Pill tone="success">{t`${saving} daha ucuz`}</Pill>}
                </>
              }
              aside={<Price amount={price.subscription} size="small" />}
              detail={t`8 haftada bir kapında. Atla, tarihi kaydır, istediğin gün bitir.`}
            />
            <ChoiceCard
              name="purchaseType"
              value="oneTimePurchase"
              label={t`Tek seferlik`}
              aside={<Price amount={price.oneTimePurchase} size="small" />}
            />
          </ChoiceGroup>
          <Stack gap={3}>
            <Button type="submit" look="main" wide disabled={!packet.isInStock}>
              {packet.isInStock ? (
                <span>
                  {t`Sepete ekle`} ·{' '}
                  <InButton>
                    <Live name="draftTotal" locale={locale} of={key} server={formatLira(price.subscription)} />
                  </InButton>
                </span>
              ) : (
                t`Şimdilik tükendi`
              )}
            </Button>
            <ButtonLink wide href={`/custom-packet?packet=${packet.slug}`}>
              <EditIcon />
              {packet.isCustom ? t`İçini değiştir` : t`Kendine göre değiştir`}
            </ButtonLink>
          </Stack>
          <Added>
            <Live name="inCart" locale={locale} of={key} words={{ inCart: t`Bu paket sepetinde.` }} />{' '}
            <TextLink href="/cart">{t`Sepete git`}</TextLink>
          </Added>
          <Notes>
            <li>
              <TruckIcon />
              <Trans>Kargo ücretsiz.</Trans>
            </li>
            <li>
              <SwapIcon />
              <Trans>Açılmamış kutuyu 14 gün içinde geri alırız, kargosu bizden.</Trans>
            </li>
          </Notes>
        </Stack>
      </Columns>
    </AddForm>
  );
}
