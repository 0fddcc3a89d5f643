import { Trans, useLingui } from '@lingui/react/macro';
import { CLOSING_OBSTACLES } from '../../../domain/account/index.ts';
import { unauthorized } from '../../../domain/failure/index.ts';
import { TextLink } from '../../components/basics/app-link.tsx';
import { Button } from '../../components/basics/button.tsx';
import { Card } from '../../components/basics/card.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { ReadPage } from '../../components/account/read-page.tsx';
import { Row, Stack } from '../../components/basics/stack.tsx';
import { Text } from '../../components/basics/text.tsx';
import type { DeleteAccountScreenProps } from './delete-account.types.ts';
import { LeavingForm } from './leaving-form.tsx';
import { Obstacles } from './obstacles.tsx';
import { WhatGoes, WhatStays } from './what-goes.tsx';
import { Halves } from './delete-account.styles.ts';

/** Failures shown at the password field or in the list of obstacles, not above the form. */
const saidElsewhere: ReadonlySet<string> = new Set(['WRONG_PASSWORD', ...CLOSING_OBSTACLES]);

/** Snapshot in, events out. */
export function DeleteAccountScreen({ snapshot, send }: DeleteAccountScreenProps) {
  const { t } = useLingui();
  const { view, errors, receipt } = snapshot.context;
  const isUnknown =
    snapshot.matches('suspended') && ['offline', 'timeout'].includes(snapshot.context.failure?.kind ?? '');
  const failure = snapshot.matches('suspended') ? unauthorized() : snapshot.context.failure;
  const isSaid = failure !== null && (saidElsewhere.has(failure.code) || errors.length > 0);
  return (
    <ReadPage
      title={
        <Trans>
          Hesabını <em>silmek</em>
        </Trans>
      }
      lead={<Trans>Silince ne gider, ne kalır: hepsi burada. Geri dönüşü yok.</Trans>}
      state={snapshot.value}
      busy={snapshot.hasTag('busy')}
      failure={isSaid ? null : failure}
      {...(isUnknown && {
        failureWords: {
          UNAUTHORIZED: t`Silme isteğinin cevabını alamadık, oturumun da kapandı. Hesabın silindiyse sana e-postayla yazdık; yazmadıysak yeniden giriş yap.`,
        },
      })}
      unreadable={
        snapshot.matches('unreadable') && {
          words: <Trans>Sayfayı şu an getiremedik. Açılınca son hâlini görürsün.</Trans>,
          onRetry: () => send({ type: 'page.refresh' }),
        }
      }
    >
      {view && (
        <Stack gap={5}>
          {snapshot.matches('blocked') && (
            <Stack gap={3}>
              <Obstacles obstacles={view.obstacles} />
              <Row>
                <Button size="small" onClick={() => send({ type: 'page.refresh' })}>
                  <Trans>Yeniden bak</Trans>
                </Button>
              </Row>
            </Stack>
          )}
          <Halves>
            <WhatGoes view={view} />
            <WhatStays view={view} />
          </Halves>
          {snapshot.hasTag('form') && <LeavingForm snapshot={snapshot} send={send} view={view} />}
          {receipt && (
            <Card>
              <output>
                <Notice tone="success">
                  <Trans>Hesabın silindi.</Trans>
                </Notice>
              </output>
              <Text>
                <TextLink href="/">
                  <Trans>Ana sayfaya git</Trans>
                </TextLink>
              </Text>
            </Card>
          )}
        </Stack>
      )}
    </ReadPage>
  );
}
