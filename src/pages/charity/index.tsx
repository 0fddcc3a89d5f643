import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CORPORATION_TYPES } from '../../../domain/account/index.ts';
import { Container } from '../../components/basics/container.tsx';
import { Hero } from '../../components/pictures/hero.tsx';
import { Pill } from '../../components/basics/pill.tsx';
import { Section } from '../../components/basics/section.tsx';
import { Row, Stack } from '../../components/basics/stack.tsx';
import { Display, Lead, Text } from '../../components/basics/text.tsx';
import { Timeline } from '../../components/pictures/timeline.tsx';
import { useCorporationKinds } from '../../components/words/use-corporation-kinds.ts';

/** `own`: what the visitor can do here, and the applications of a charity account. */
export function CharityScreen({ actions, own }: { actions: ReactNode; own: ReactNode }) {
  const kinds = useCorporationKinds();
  return (
    <>
      <Hero
        scene="donation"
        tone="sage"
        priority
        tag={<Trans>Kurumlar için</Trans>}
        heading={
          <Display>
            <Trans>
              Ped, ihtiyaç <em>listesinde olmalı.</em>
            </Trans>
          </Display>
        }
        actions={actions}
      >
        <Trans>
          Okul, yurt, dernek ya da muhtarlık adına mı başvuruyorsun? Kaç paket gerektiğini söyle; başvurun onaylanırsa
          bağışla gelen paketleri kapına kadar göndeririz.
        </Trans>
      </Hero>
      <Container>
        {own}
        <Section>
          <Stack gap={4}>
            <h2>
              <Trans>
                Kim <em>başvurabilir?</em>
              </Trans>
            </h2>
            <Lead>
              <Trans>Ürünleri ihtiyacı olana ulaştıracak her kurum. Başvuru için kurum hesabı gerekir.</Trans>
            </Lead>
            <Row as="ul">
              {CORPORATION_TYPES.map((kind) => (
                <li key={kind}>
                  <Pill tone="info">{kinds[kind]}</Pill>
                </li>
              ))}
            </Row>
          </Stack>
        </Section>
        <Section>
          <Stack gap={5}>
            <h2>
              <Trans>Sonra ne olur?</Trans>
            </h2>
            <WhatHappens />
          </Stack>
        </Section>
        <Section>
          <Stack gap={4}>
            <h2>
              <Trans>
                Baştan <em>söyleyelim</em>
              </Trans>
            </h2>
            <Text>
              <Trans>
                Bağış ne kadarsa o kadar gönderebiliriz: bir kısmını onayladığımız da, onaylayamadığımız da olur.
                Nedenini her seferinde yazarız.
              </Trans>
            </Text>
            <Text>
              <Trans>Gönderdiklerimiz satılamaz.</Trans>
            </Text>
            <Text>
              <Trans>Kimin ped aldığını bilmek istemiyoruz. Ad, sınıf, fotoğraf gönderme; sayı yeter.</Trans>
            </Text>
          </Stack>
        </Section>
      </Container>
    </>
  );
}

function WhatHappens() {
  const { t } = useLingui();
  return (
    <Timeline
      flat
      items={[
        {
          key: 'apply',
          when: 'later',
          title: t`Başvurursun`,
          text: t`Kime, kaç paket, nereye. Yarıda kalırsa taslağın bu cihazda durur.`,
        },
        {
          key: 'review',
          when: 'later',
          title: t`Okuruz`,
          text: t`Bir insan okur. O zamana kadar paket adedini değiştirebilirsin.`,
        },
        {
          key: 'decide',
          when: 'later',
          title: t`Karar veririz`,
          text: t`Tamamı, bir kısmı ya da hiçbiri. Nedeniyle birlikte e-postayla yazarız.`,
        },
        { key: 'send', when: 'later', title: t`Göndeririz`, text: t`Koli yola çıkınca yazarız. Kargosu bizden.` },
      ]}
    />
  );
}
