import { useLingui } from '@lingui/react/macro';
import type { SnapshotFrom } from 'xstate';
import type { MailAction, MailActionEvent, mailActionMachine } from '../../../machines/mail-action/index.ts';
import { Button, ButtonLink } from '../../components/basics/button.tsx';
import { Card } from '../../components/basics/card.tsx';
import { Container } from '../../components/basics/container.tsx';
import { FormErrors } from '../../components/forms/form-errors.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { TextSkeleton } from '../../components/feedback/skeleton.tsx';
import { Row, Stack } from '../../components/basics/stack.tsx';
import { useFailureWords } from '../../components/words/use-failure-words.ts';
import { VisuallyHidden } from '../../components/basics/visually-hidden.tsx';
import { Coming, MailedBox, Offers } from './mailed-box.tsx';
import { RefusedLink } from './refused-link.tsx';

export interface MailActionScreenProps {
  snapshot: SnapshotFrom<typeof mailActionMachine>;
  send: (event: MailActionEvent) => void;
}

/** The page of a link that skips or moves a box. Snapshot in, events out. */
export function MailActionScreen({ snapshot, send }: MailActionScreenProps) {
  return (
    <Container width="narrow" data-state={snapshot.value}>
      <Stack aria-live="polite">
        <Content snapshot={snapshot} send={send} />
      </Stack>
    </Container>
  );
}

function Content({ snapshot, send }: MailActionScreenProps) {
  const { t } = useLingui();
  const error = useErrorOf(snapshot);
  const { asked, back, delivery, failure, outcome, refusal, usedFor } = snapshot.context;
  if (refusal) return <RefusedLink refusal={refusal} usedFor={usedFor} />;
  if (back) {
    return (
      <>
        <h1>{t`Geri aldın`}</h1>
        <Notice tone="success" takesFocus>{t`Her şey önceki gibi.`}</Notice>
        <Coming coming={back} />
        <Account />
      </>
    );
  }
  if (outcome) return <Done snapshot={snapshot} send={send} />;
  if (snapshot.matches('unread')) {
    return (
      <>
        <h1>{t`Kutunu gösteremedik`}</h1>
        {error}
        <div>
          <Button look="main" onClick={() => send({ type: 'link.retry' })}>{t`Yeniden dene`}</Button>
        </div>
      </>
    );
  }
  if (snapshot.matches('unsure') || snapshot.matches('checking')) {
    return (
      <>
        <h1>{t`Oldu mu, henüz bilmiyoruz`}</h1>
        <Notice tone="warning" takesFocus>
          {t`Yanıt gelmedi: kutun değişmiş de olabilir, değişmemiş de. Sorunca öğrenirsin.`}
        </Notice>
        <div>
          <Button look="main" busy={snapshot.hasTag('busy')} onClick={() => send({ type: 'outcome.check' })}>
            {t`Ne olduğunu sor`}
          </Button>
        </div>
      </>
    );
  }
  if (snapshot.matches('reading') || delivery === null) {
    return (
      <div aria-busy="true">
        <VisuallyHidden as="h1">{t`Kutuna bakıyoruz`}</VisuallyHidden>
        <TextSkeleton lines={4} />
      </div>
    );
  }
  return (
    <>
      <h1>{t`Sıradaki kutun`}</h1>
      {error}
      {asked !== null && failure === null && snapshot.matches('ready') && (
        <Notice tone="info" takesFocus>{t`Kutun henüz değişmedi. Yeniden seçebilirsin.`}</Notice>
      )}
      <MailedBox delivery={delivery} />
      <Offers
        delivery={delivery}
        asked={snapshot.matches('acting') ? asked : null}
        onTake={(action) => send({ type: 'action.take', action })}
      />
      <p>{t`Başka bir şey için hesabına gir. Bu bağlantı bir kez kullanılır.`}</p>
    </>
  );
}

/** What was done, the next box, and an undo button. */
function Done({ snapshot, send }: MailActionScreenProps) {
  const { t } = useLingui();
  const error = useErrorOf(snapshot);
  const { outcome } = snapshot.context;
  if (!outcome) return null;
  const titles: Record<MailAction, string> = {
    SKIP: t`Kutuyu atladın`,
    MOVE_ONE_WEEK: t`Kutunu bir hafta erteledin`,
    MOVE_TWO_WEEKS: t`Kutunu iki hafta erteledin`,
  };
  return (
    <>
      <h1>{titles[outcome.action]}</h1>
      {snapshot.matches('undoUnsure') ? (
        <Notice tone="warning" takesFocus>
          {t`Geri alındı mı, henüz bilmiyoruz: yanıt gelmedi. Yeniden istemen bir şeyi bozmaz.`}
        </Notice>
      ) : (
        (error ?? <Notice tone="success" takesFocus>{t`Değişikliği kaydettik. Şimdi para çekilmedi.`}</Notice>)
      )}
      <Card>
        <h2>{t`Sonraki kutun`}</h2>
        <Coming coming={outcome.next} />
      </Card>
      <Row>
        {!snapshot.matches('kept') && (
          <Button busy={snapshot.hasTag('busy')} onClick={() => send({ type: 'action.undo' })}>{t`Geri al`}</Button>
        )}
        <Account />
      </Row>
      {snapshot.matches('done') && <p>{t`On dakika içinde buradan geri alabilirsin.`}</p>}
    </>
  );
}

function Account() {
  const { t } = useLingui();
  return (
    <div>
      <ButtonLink look="main" href="/account">{t`Hesabıma git`}</ButtonLink>
    </div>
  );
}

function useErrorOf({ context: { failure } }: MailActionScreenProps['snapshot']) {
  const { t } = useLingui();
  const words = useFailureWords();
  if (!failure) return null;
  const own = {
    OFFLINE: t`İnternet yok gibi görünüyor. Bağlanınca yeniden dene.`,
    TIMEOUT: t`Yanıt gecikti. Biraz sonra yeniden dene.`,
    UNAVAILABLE: t`Şu an yanıt veremiyoruz. Biraz sonra yeniden dene.`,
    LINK_EXPIRED: t`Geri almak için süre doldu. Kutunu hesabından değiştirebilirsin.`,
    INVALID_TOKEN: t`Bu değişiklik buradan artık geri alınamıyor. Hesabına bak.`,
    NOTHING_TO_UNDO: t`Sonradan başka bir şey değişmiş; buradan geri alınamıyor. Hesabına bak.`,
  };
  return <FormErrors summary={words(failure, own)} />;
}
