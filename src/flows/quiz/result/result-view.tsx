import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { QuizAnswers, QuizSubType, Recommendation } from '../../../../domain/quiz/index.ts';
import { pieces } from '../../../../machines/custom-packet/index.ts';
import { addOnce } from '../../../alive/add.tsx';
import { Container } from '../../../components/basics/container.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { PacketShelf } from '../../../components/catalogue/packets/packet-shelf.tsx';
import { contentsInWords, piecesOf } from '../../../components/catalogue/packets/packet-words.ts';
import { Pill } from '../../../components/basics/pill.tsx';
import { Section, SectionHead } from '../../../components/basics/section.tsx';
import { Row, Stack } from '../../../components/basics/stack.tsx';
import { Lead, Text } from '../../../components/basics/text.tsx';
import { useFocusOnMount } from '../../../components/hooks/use-focus-on-mount.ts';
import { useLocale } from '../../../components/words/use-locale.ts';
import type { ShelfPacket } from '../../../services/packets/index.ts';
import { BoxTray } from '../../custom-packet/box/box-tray.tsx';
import { DayStrip } from './day-strip.tsx';
import { Purchase, type PurchaseProps } from './purchase.tsx';
import { Reasons } from './reasons.tsx';
import { Columns, StageFrame } from './result.styles.ts';

export interface ResultViewProps extends Omit<PurchaseProps, 'intervalDays'> {
  answers: QuizAnswers;
  recommendation: Recommendation;
  /** Ready-made packets that come close. */
  packets: readonly ShelfPacket[];
  /** Below: review, changing and deleting answers. */
  children: ReactNode;
}

/** The packet that fits, why, and what it costs. */
export function ResultView({ answers, recommendation, packets, packet, sendPacket, children }: ResultViewProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const [active, setActive] = useState<QuizSubType | null>(null);
  const { items, reasons, periods, intervalDays } = recommendation;
  const { name } = answers;
  const ringed = reasons.filter(({ _subType }) => _subType === active).flatMap(({ days }) => days);
  const packed = pieces(packet.context);
  const missing = items.filter((item) => item.missing > 0);
  const tampons = items.some(({ _subType }) => _subType.startsWith('tampon-'));
  const isReserve = reasons.some(({ code }) => code === 'halved');
  const contents = contentsInWords(items, locale).join(', ');
  return (
    <Container>
      <Columns>
        <StageFrame>
          <Row between>
            <Pill>{t`Cevaplarından kuruldu`}</Pill>
            <b>
              <Plural value={packed} one="# adet" other="# adet" />
            </b>
          </Row>
          <BoxTray box={packet.context} title={name} label={t`Kutunun içinde: ${contents}`} />
          <DayStrip levels={answers.intensityOfEachDay} ringed={ringed} />
          <Text size="small">
            <Trans>Bir satıra dokun: hangi günler için olduğunu gösterelim.</Trans>
          </Text>
        </StageFrame>
        <Stack gap={5}>
          <Stack gap={3}>
            <h1 ref={heading} tabIndex={-1}>
              <Trans>
                {name}, <em>kutun bu.</em>
              </Trans>
            </h1>
            <Lead>
              <Plural value={periods} one="# döneme yeter." other="# döneme yeter." />{' '}
              <Trans>Neyi neden koyduk, tek tek:</Trans>
            </Lead>
          </Stack>
          {packed < piecesOf(items) && (
            <Notice tone="warning">
              <Trans>Önerdiğimizin bir kısmı şu an tükendi; kutuda yalnızca elimizde olanlar var.</Trans>
            </Notice>
          )}
          {isReserve && (
            <Notice tone="info">
              <Trans>Asıl kullandığın başka bir şey; bu kutu yedek, o yüzden yarısı kadar.</Trans>
            </Notice>
          )}
          <Reasons answers={answers} recommendation={recommendation} active={active} onActive={setActive} />
          {missing.length > 0 && (
            <Notice tone="warning">
              <Trans>Bir kutuya her boydan en çok üç paket sığar. Eksik kalan:</Trans>{' '}
              {contentsInWords(
                missing.map((item) => ({ _subType: item._subType, amount: item.missing })),
                locale,
              ).join(', ')}
              .
            </Notice>
          )}
          {tampons && (
            <Notice tone="warning">
              <Trans>
                <b>Bir tamponu en çok 8 saat kullan.</b> Ateşin ya da döküntün olursa tamponu hemen çıkar, doktora git.
                Gece için ped koyduk.
              </Trans>
            </Notice>
          )}
          <Purchase packet={packet} sendPacket={sendPacket} intervalDays={intervalDays} />
        </Stack>
      </Columns>
      {packets.length > 0 && (
        <Section>
          <SectionHead>
            <h2>
              <Trans>
                Ya da <em>bunlardan biri</em>
              </Trans>
            </h2>
            <Lead>
              <Trans>Cevaplarına en yakın hazır paketler; kendi indirimleri vardır.</Trans>
            </Lead>
          </SectionHead>
          <PacketShelf packets={packets} addOf={(one) => addOnce(one.choice, 'subscription')} slide />
        </Section>
      )}
      {children}
    </Container>
  );
}
