import { Trans, useLingui } from '@lingui/react/macro';
import { needsApp } from '../../alive/index.ts';
import { Button, ButtonLink } from '../../components/basics/button.tsx';
import { ArrowRightIcon, InfoIcon } from '../../components/basics/icons.tsx';
import { ClockIcon, LockIcon } from '../../components/basics/more-icons.tsx';
import { ScenePicture } from '../../components/pictures/scene-picture.tsx';
import { Row, Stack } from '../../components/basics/stack.tsx';
import { Display, Lead } from '../../components/basics/text.tsx';
import { styled } from '../../theme/stitches.ts';
import { KeptNotice } from './parts/kept-notice.tsx';
import { Tide } from './parts/quiz-frame.tsx';
import { Body, Room, Split } from './parts/quiz.styles.ts';
import type { QuizPartProps } from './parts/quiz.types.ts';

const Facts = styled('ul', {
  display: 'grid',
  gap: '$3',
  '& li': { display: 'flex', gap: '$3', alignItems: 'start' },
  '& svg': { flex: 'none', marginTop: '.1rem' },
});

/** Introduction to the quiz, before the first question. */
export function Welcome({ snapshot, send }: QuizPartProps) {
  const { t } = useLingui();
  return (
    <Room>
      <Body>
        <Split>
          <Stack gap={5} align="start">
            <Display>
              <Trans>
                Sekiz soru, <em>sana göre bir kutu.</em>
              </Trans>
            </Display>
            <Lead>
              <Trans>
                Kaç gün, ne kadar, neyle? Cevapla; kutuna neyi neden koyduğumuzu cümle cümle yazalım. Beğenmezsen
                değiştirirsin.
              </Trans>
            </Lead>
            <Facts>
              <li>
                <ClockIcon />
                <Trans>İki dakika. Geri dönünce cevapların durur.</Trans>
              </li>
              <li>
                <LockIcon />
                <Trans>Cevapların sağlık verisi: yalnızca açık rızanla saklarız.</Trans>
              </li>
              <li>
                <InfoIcon />
                <Trans>Bu bir alışveriş testi; doktor değil, teşhis koymaz.</Trans>
              </li>
            </Facts>
            <KeptNotice snapshot={snapshot} send={send} canResume />
            <Row>
              <Button look="main" onClick={() => send({ type: 'quiz.begin' })} {...needsApp}>
                {t`Başla`}
                <ArrowRightIcon />
              </Button>
              <ButtonLink href="/custom-packet">{t`Kendim kurayım`}</ButtonLink>
            </Row>
          </Stack>
          <ScenePicture scene="quiz" priority />
        </Split>
      </Body>
      <Tide rise={0} />
    </Room>
  );
}
