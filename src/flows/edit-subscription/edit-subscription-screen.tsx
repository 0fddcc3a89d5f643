import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { readContents } from '../../../art/products/contents.ts';
import { formatDate } from '../../../domain/calendar/index.ts';
import { unauthorized } from '../../../domain/failure/index.ts';
import { joinPieces } from '../../../domain/subscription/index.ts';
import { inLocale } from '../../../domain/locale/index.ts';
import { type EditDraft, type EditView, leavingWith } from '../../../machines/edit-subscription/index.ts';
import type { Delivery } from '../../../machines/subscription/index.ts';
import { TextLink } from '../../components/basics/app-link.tsx';
import { Button, ButtonLink } from '../../components/basics/button.tsx';
import { Card } from '../../components/basics/card.tsx';
import { ChoiceCard, ChoiceGroup } from '../../components/fields/choice-card.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { Price } from '../../components/payment/price.tsx';
import { ReadPage } from '../../components/account/read-page.tsx';
import { Segmented } from '../../components/fields/segmented.tsx';
import { Row, Stack } from '../../components/basics/stack.tsx';
import { Text } from '../../components/basics/text.tsx';
import { TrayPicture } from '../../components/pictures/tray-picture.tsx';
import { TruthLine } from '../../components/feedback/truth-line.tsx';
import { useDeliveryName } from '../../components/words/use-delivery-name.ts';
import { useLocale } from '../../components/words/use-locale.ts';
import { useRefusalWords } from '../../components/words/use-refusal-words.ts';
import { DueCardWords } from '../subscription/plan/due-card-words.tsx';
import { BeforeAfter } from '../subscription/plan/before-after.tsx';
import { EditLines } from './edit-lines.tsx';
import { Due, EditGrid } from './edit-subscription.styles.ts';
import type { EditScreenProps } from './edit-subscription.types.ts';

/** Snapshot in, events out: a draft of what comes, how often and from which card. */
export function EditSubscriptionScreen({ snapshot, send }: EditScreenProps) {
  const { view, draft } = snapshot.context;
  const refusalWords = useRefusalWords();
  const failure = snapshot.matches('suspended') ? unauthorized() : snapshot.context.failure;
  return (
    <ReadPage
      title={
        view ? (
          <Trans>
            {view.name} <em>içinde ne olsun?</em>
          </Trans>
        ) : (
          <Trans>Aboneliğini düzenle</Trans>
        )
      }
      state={typeof snapshot.value === 'string' ? snapshot.value : `editing.${snapshot.value.editing}`}
      busy={snapshot.hasTag('busy')}
      failure={failure}
      failureWords={refusalWords(failure?.data)}
      unreadable={
        (snapshot.matches('unreadable') || snapshot.matches('stuck')) && {
          words: <Trans>Aboneliğini şu an getiremedik. Yazdıkların duruyor.</Trans>,
          onRetry: () => send({ type: 'view.refresh' }),
        }
      }
    >
      {view && draft && (
        <Stack gap={5}>
          {snapshot.matches('conflicted') && <Conflict send={send} />}
          <FromCart snapshot={snapshot} draft={draft} />
          <EditGrid>
            <Stack gap={5}>
              <Card>
                <h2>
                  <Trans>Kutunun içi</Trans>
                </h2>
                <EditLines draft={draft} view={view} send={send} />
              </Card>
              <Rhythm draft={draft} view={view} send={send} />
            </Stack>
            <Saving {...{ snapshot, send, view, draft }} />
          </EditGrid>
        </Stack>
      )}
    </ReadPage>
  );
}

/** Cart lines in the draft, those that it cannot take, and that the cart stays unchanged until the draft is saved. */
function FromCart({ snapshot, draft }: Pick<PartProps, 'snapshot' | 'draft'>) {
  const locale = useLocale();
  const { taken, refused } = snapshot.context;
  const names = refused.map(({ name }) => inLocale(name, locale)).join(', ');
  const isSaved = snapshot.matches({ editing: 'saved' });
  return (
    <>
      {!isSaved && leavingWith(taken, draft.lines).length > 0 && (
        <Notice tone="info" data-from-cart="">
          <b>
            <Trans>Sepetindekileri bu kutuya koyduk.</Trans>
          </b>{' '}
          <Trans>Kaydedince sepetinden çıkarlar; kaydetmezsen sepetin olduğu gibi kalır.</Trans>{' '}
          <TextLink href="/cart">
            <Trans>Sepete dön</Trans>
          </TextLink>
        </Notice>
      )}
      {names && (
        <Notice tone="warning">
          <Trans>Bunlar bu kutuya konamıyor, sepetinde duruyor: {names}</Trans>
        </Notice>
      )}
    </>
  );
}

type PartProps = EditScreenProps & { view: EditView; draft: EditDraft };

function Conflict({ send }: Pick<PartProps, 'send'>) {
  return (
    <Notice tone="warning" takesFocus>
      <b>
        <Trans>Aboneliğin bu arada başka bir yerde değişmiş.</Trans>
      </b>
      <Row>
        <Button size="small" onClick={() => send({ type: 'edit.keep' })}>
          <Trans>Benimki kalsın</Trans>
        </Button>
        <Button size="small" onClick={() => send({ type: 'edit.discard' })}>
          <Trans>Yeni hâli kalsın</Trans>
        </Button>
      </Row>
    </Notice>
  );
}

/** How often, for which boxes, and from which card. */
function Rhythm({ draft, view, send }: Pick<PartProps, 'draft' | 'view' | 'send'>) {
  const { t } = useLingui();
  const intervals = { 28: t`4 haftada bir`, 56: t`8 haftada bir`, 84: t`12 haftada bir` } as const;
  return (
    <Card>
      <h2>
        <Trans>Ne zaman, hangi karttan?</Trans>
      </h2>
      {(view.next !== null || draft.scope === 'once') && (
        <Segmented
          legend={t`Değişiklik hangi kutular için?`}
          name="scope"
          value={draft.scope}
          options={[
            { value: 'always', label: t`Bundan sonraki her kutu` },
            { value: 'once', label: t`Yalnız sıradaki` },
          ]}
          onChange={(scope) => send({ type: 'scope.choose', scope })}
        />
      )}
      {draft.scope === 'always' && (
        <Segmented
          legend={t`Ne sıklıkla?`}
          name="interval"
          value={`${draft.intervalDays}`}
          options={([28, 56, 84] as const).map((days) => ({ value: `${days}`, label: intervals[days] }))}
          onChange={(days) =>
            send({ type: 'interval.choose', intervalDays: days === '28' ? 28 : days === '56' ? 56 : 84 })
          }
        />
      )}
      {view.cards.length > 0 && (
        <ChoiceGroup legend={<Trans>Kart</Trans>}>
          {view.cards.map(({ id, name, lastFourDigits, isExpired }) => (
            <ChoiceCard
              key={id}
              name="card"
              label={`${name} •••• ${lastFourDigits}`}
              {...(isExpired && { detail: <Trans>Süresi dolmuş</Trans> })}
              disabled={isExpired}
              checked={draft.cardId === id}
              onChange={() => send({ type: 'card.choose', cardId: id })}
            />
          ))}
        </ChoiceGroup>
      )}
    </Card>
  );
}

/** Price of the next boxes, and the button that saves. */
function Saving({ snapshot, send, view, draft }: PartProps) {
  const { t } = useLingui();
  const { price } = snapshot.context;
  const isPricing = snapshot.matches({ editing: 'waiting' }) || snapshot.matches({ editing: 'pricing' });
  const isSaving = snapshot.matches('saving');
  const isUnchanged = snapshot.matches({ editing: 'unchanged' });
  const next = price?.after.find(({ state }) => state === 'planned');
  const tray = readContents(joinPieces(draft.lines));
  const pieces = tray.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card tone="sand">
      <h2>{isUnchanged ? <Trans>Kutun</Trans> : <Trans>Yeni kutun</Trans>}</h2>
      {pieces > 0 && <TrayPicture contents={tray} label={t`Kutunun üstten görünüşü: ${pieces} adet`} />}
      {snapshot.matches({ editing: 'saved' }) && (
        <Notice tone="success" aria-live="polite" takesFocus>
          <b>{draft.scope === 'once' ? t`Sıradaki kutun değişti.` : t`Aboneliğin değişti.`}</b>
          {leavingWith(snapshot.context.taken, draft.lines).length > 0 && (
            <p>
              <Trans>Sepetindekiler artık bu kutuda; sepetinden çıktılar.</Trans>
            </p>
          )}
          <ButtonLink size="small" href={`/account/subscription/${view.id}`}>
            <Trans>Kutularına dön</Trans>
          </ButtonLink>
        </Notice>
      )}
      {next && <OneDue box={next} label={<Trans>Sıradaki kutu</Trans>} />}
      {price && price.before.length > 0 && <BeforeAfter preview={price} on="sand" />}
      <TruthLine money="notCharged" sentence={t`Şimdi para çekilmez.`}>
        {view.isDue && draft.cardId !== view.stored.cardId ? (
          <DueCardWords />
        ) : (
          <Trans>Yeni tutar sıradaki kutunun gününde çekilir.</Trans>
        )}
      </TruthLine>
      <Row>
        <Button
          look="main"
          busy={isSaving || isPricing}
          disabled={!isSaving && !isPricing && !snapshot.can({ type: 'edit.save' })}
          onClick={() => send({ type: 'edit.save' })}
        >
          <Trans>Değişiklikleri kaydet</Trans>
        </Button>
        {snapshot.matches({ editing: 'priceless' }) && (
          <Button onClick={() => send({ type: 'price.retry' })}>
            <Trans>Yeniden dene</Trans>
          </Button>
        )}
        {!isUnchanged && !snapshot.matches({ editing: 'saved' }) && (
          <Button disabled={isSaving} onClick={() => send({ type: 'edit.discard' })}>
            <Trans>Hepsini geri al</Trans>
          </Button>
        )}
      </Row>
      {isUnchanged && (
        <Text size="small" quiet>
          <Trans>Henüz bir şey değiştirmedin.</Trans>
        </Text>
      )}
    </Card>
  );
}

/** The order day as the specification writes it (§7: dd/MM/yyyy), and the days of delivery. */
function OneDue({ box, label }: { box: Delivery; label: ReactNode }) {
  const nameOf = useDeliveryName();
  return (
    <Due>
      <b>{label}</b>
      <Price amount={box.charged} size="large" />
      <small>
        <Trans>
          {formatDate(box.orderDay)} günü çekilir, {nameOf(box)} kapında
        </Trans>
      </small>
    </Due>
  );
}
