import { Trans, useLingui } from '@lingui/react/macro';
import { TextLink } from '../../components/basics/app-link.tsx';
import { ArrowRightIcon } from '../../components/basics/icons.tsx';
import { Section } from '../../components/basics/section.tsx';
import { Stack } from '../../components/basics/stack.tsx';
import { Lead } from '../../components/basics/text.tsx';
import { TideLink, Tides } from '../../components/pictures/tide-card.tsx';
import { styled } from '../../theme/stitches.ts';

const Frame = styled(Section, {
  display: 'grid',
  gap: '$6',
  '@lg': { gridTemplateColumns: 'minmax(0,1fr) minmax(0,2fr)', gap: '4.5rem', alignItems: 'end' },
});

/** Links by strength of flow. */
export function FlowChooser() {
  const { t } = useLingui();
  return (
    <Frame>
      <Stack align="start">
        <h2>
          <Trans>Akışın nasıl?</Trans>
        </h2>
        <Lead>
          <Trans>En yoğun gününü düşün; o akışa göre hazırladığımız paketleri gösterelim.</Trans>
        </Lead>
        <TextLink href="/quiz">
          {t`Emin değilsen sekiz soruda bul`} <ArrowRightIcon />
        </TextLink>
        <TextLink href="/custom-packet">
          {t`Hiçbirine benzemiyorsa kendin kur`} <ArrowRightIcon />
        </TextLink>
      </Stack>
      <Tides>
        <TideLink level={1} href="/packets/low-intensity">{t`Günde 2–3 değişim`}</TideLink>
        <TideLink level={2} href="/packets/medium-intensity">{t`Günde 3–4 değişim`}</TideLink>
        <TideLink level={3} href="/packets/high-intensity">{t`Günde 5–6 değişim`}</TideLink>
        <TideLink level={4} href="/packets/very-high-intensity">{t`İki saatte bir değişim`}</TideLink>
      </Tides>
    </Frame>
  );
}
