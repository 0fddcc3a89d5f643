import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { unauthorized } from '../../../domain/failure/index.ts';
import type { FamilyCode, FamilyCodeUse } from '../../../domain/promo/index.ts';
import type {
  FamilyCodeEvent,
  familyCodeMachine,
  FamilyCodeView,
} from '../../../machines/family-code/family-code.machine.ts';
import { ReadPage } from '../../components/account/read-page.tsx';
import { Card, Line, Lines } from '../../components/basics/card.tsx';
import { Pill } from '../../components/basics/pill.tsx';
import { Row, Stack } from '../../components/basics/stack.tsx';
import { Text } from '../../components/basics/text.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { CodeForm } from '../../components/forms/code-form.tsx';
import { Price } from '../../components/payment/price.tsx';
import { QrCode } from '../../components/pictures/qr-code.tsx';
import { useDates } from '../../components/words/use-days.ts';
import { useFailureWords } from '../../components/words/use-failure-words.ts';
import { styled } from '../../theme/stitches.ts';

const Poster = styled('section', {
  display: 'grid',
  gap: '$5',
  alignItems: 'center',
  padding: 'clamp(1.25rem,3vw,2.25rem)',
  borderRadius: '$xl',
  background: '#ff5a4e',
  color: '#2b1a2f',
  '@sm': { gridTemplateColumns: 'minmax(0,1fr) auto' },
});

const Code = styled('p', {
  font: '520 clamp(2.25rem,7vw,4rem)/1.05 $fonts$serif',
  letterSpacing: '-.02em',
  overflowWrap: 'anywhere',
});

const PosterButton = styled('button', {
  display: 'inline-flex',
  gap: '.5em',
  alignItems: 'center',
  minHeight: '$target',
  padding: '0 1.15rem',
  borderRadius: '$full',
  border: '1.5px solid #2b1a2f',
  background: 'transparent',
  color: '#2b1a2f',
  font: '600 .9375rem/1.2 $fonts$sans',
  variants: { look: { ink: { background: '#2b1a2f', color: '#fff9f3' } } },
});

export interface FamilyCodeScreenProps {
  snapshot: SnapshotFrom<typeof familyCodeMachine>;
  send: (event: FamilyCodeEvent) => void;
}

function Uses({ own, uses }: { own: FamilyCode; uses: FamilyCodeView['uses'] }) {
  return (
    <Card>
      <Row between>
        <h2>
          <Trans>Kim kullandı?</Trans>
        </h2>
        {own.earnedAmount > 0 && (
          <p>
            <Trans>
              <Price amount={own.earnedAmount} /> kazandın
            </Trans>
          </p>
        )}
      </Row>
      {uses.length === 0 ? (
        <Text quiet>
          <Trans>Kodunu henüz kimse kullanmadı.</Trans>
        </Text>
      ) : (
        <Lines>
          {uses.map((use) => (
            <OneUse key={use._id} use={use} />
          ))}
        </Lines>
      )}
      <Text size="small" quiet>
        <Trans>
          Bakiye, arkadaşının iade süresi bitince eklenir. Kartı ve adresi, seninkilerden ve sana daha önce kazandıran
          arkadaşlarınınkilerden farklı olmalı. E-posta adresinin kendisine ait olduğu da belli olmalı; örneğin
          e-postasına gelen bağlantıyla şifresini yenilemesi yeter. Bunun için siparişinden sonra en az 30 günü var.
        </Trans>
      </Text>
      <Text size="small" quiet>
        <Trans>Arkadaşlarının yalnızca baş harflerini görürsün.</Trans>
      </Text>
    </Card>
  );
}

function OneUse({ use: { name, usedAt, status, rewardAmount } }: { use: FamilyCodeUse }) {
  const { t } = useLingui();
  const dateOf = useDates();
  const words = {
    EARNED: t`Bakiyende`,
    PENDING: t`İade süresi bitince belli olur`,
    CANCELLED: t`Siparişi iade edildi`,
    NOT_EARNED: t`Koşullara uymadı`,
  };
  const tones = { EARNED: 'success', PENDING: 'warning', CANCELLED: 'error', NOT_EARNED: 'error' } as const;
  return (
    <Line>
      <Stack gap={1} align="start">
        <b>{name}</b>
        <Text size="small" quiet>
          {dateOf(usedAt)}
        </Text>
        <Pill tone={tones[status]}>{words[status]}</Pill>
      </Stack>
      <Price amount={rewardAmount} />
    </Line>
  );
}

/** Snapshot in, events out. */
export function FamilyCodeScreen({ snapshot, send }: FamilyCodeScreenProps) {
  const { view } = snapshot.context;
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const failure = snapshot.matches('suspended') ? unauthorized() : snapshot.context.failure;
  const isTaken = failure?.code === 'CODE_TAKEN';
  return (
    <ReadPage
      title={
        <Trans>
          Kodunu ver, <em>ikinize de yarasın</em>
        </Trans>
      }
      state={snapshot.value}
      busy={snapshot.hasTag('busy')}
      failure={isTaken ? null : failure}
      unreadable={
        snapshot.matches('unreadable') && {
          words: <Trans>Kodunu şu an getiremedik. Açılınca son hâlini görürsün.</Trans>,
          onRetry: () => send({ type: 'view.refresh' }),
        }
      }
    >
      {view && (
        <Stack gap={5}>
          {view.own.isStopped && (
            <Notice tone="warning">
              <Trans>Bu kodu durdurduk: indirim sağlamaz, bakiye kazandırmaz. Nedenini bize sorabilirsin.</Trans>
            </Notice>
          )}
          <Own own={view.own} />
          <Uses own={view.own} uses={view.uses} />
          <Card>
            <h2>
              <Trans>Kodunu değiştir</Trans>
            </h2>
            <Text size="small" quiet>
              <Trans>Değişince eskisi hemen çalışmaz olur; onu verdiklerine haber ver.</Trans>
            </Text>
            <CodeForm
              label={<Trans>Yeni kod</Trans>}
              hint={<Trans>4 ile 20 arası harf ve rakam</Trans>}
              initial={view.own.code}
              busy={snapshot.hasTag('busy')}
              error={snapshot.context.errors.find(({ field }) => field === 'code')}
              words={{
                invalid: t`Yalnızca İngilizce harf ve rakam olsun.`,
                tooShort: t`En az 4 harf ya da rakam olsun.`,
                tooLong: t`En çok 20 harf ya da rakam olsun.`,
              }}
              refusal={isTaken && failureWords(failure)}
              onSubmit={(code) => send({ type: 'action.submit', request: { code } })}
            >
              <Trans>Değiştir</Trans>
            </CodeForm>
            <output>
              {snapshot.matches('done') && (
                <Notice tone="success">
                  <Trans>Yeni kodun: {view.own.code}</Trans>
                </Notice>
              )}
            </output>
          </Card>
        </Stack>
      )}
    </ReadPage>
  );
}

function Own({ own: { code, shareUrl, friendDiscountPercent, rewardAmount } }: { own: FamilyCode }) {
  const { t } = useLingui();
  const [hasCopied, setCopied] = useState(false);
  const text = t`Mercan’daki ilk alışverişinde %${friendDiscountPercent} indirim benden: ${shareUrl}`;
  const copy = () => void navigator.clipboard.writeText(shareUrl).then(() => setCopied(true));
  return (
    <Poster aria-labelledby="own-code">
      <Stack gap={3}>
        <p id="own-code">
          <Trans>Senin kodun</Trans>
        </p>
        <Code>{code}</Code>
        <p>
          <Trans>
            Ona ilk alışverişinde <b>%{friendDiscountPercent}</b>, sana <Price amount={rewardAmount} /> bakiye.
          </Trans>
        </p>
        <Row>
          {'share' in navigator && (
            <PosterButton type="button" look="ink" onClick={() => void navigator.share({ text }).catch(() => {})}>
              <Trans>Paylaş</Trans>
            </PosterButton>
          )}
          <PosterButton type="button" onClick={copy}>
            <Trans>Bağlantıyı kopyala</Trans>
          </PosterButton>
        </Row>
        <output>{hasCopied && <Trans>Kopyalandı.</Trans>}</output>
      </Stack>
      <QrCode text={shareUrl} label={t`Kodunun karekodu`} />
    </Poster>
  );
}
