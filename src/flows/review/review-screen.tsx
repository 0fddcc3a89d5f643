import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import type { SnapshotFrom } from 'xstate';
import { unauthorized } from '../../../domain/failure/index.ts';
import { inLocale } from '../../../domain/locale/index.ts';
import {
  longestText,
  ratedItems,
  type ReviewableType,
  type ReviewEvent,
  type ReviewField,
  reviewMachine,
  type ReviewRequest,
} from '../../../machines/review/review.machine.ts';
import { TextLink } from '../../components/basics/app-link.tsx';
import { Button } from '../../components/basics/button.tsx';
import { CheckBox } from '../../components/fields/check-box.tsx';
import { ErrorState } from '../../components/feedback/error-state.tsx';
import { FormErrors } from '../../components/forms/form-errors.tsx';
import { LinePicture } from '../../components/pictures/picture.tsx';
import { TextSkeleton } from '../../components/feedback/skeleton.tsx';
import { Row, Stack } from '../../components/basics/stack.tsx';
import { Switch } from '../../components/fields/switch.tsx';
import { TextAreaField } from '../../components/fields/text-field.tsx';
import { Lead, Text } from '../../components/basics/text.tsx';
import { useFailureWords } from '../../components/words/use-failure-words.ts';
import { useFocusOnWrong } from '../../components/hooks/use-focus-on-wrong.ts';
import { useFieldWords } from '../../components/words/use-field-words.ts';
import { useLocale } from '../../components/words/use-locale.ts';
import { PointsField } from './points-field.tsx';
import { TypeCard } from './review.styles.ts';

export interface ReviewScreenProps {
  snapshot: SnapshotFrom<typeof reviewMachine>;
  send: (event: ReviewEvent) => void;
  /** Input so far. It may contain types that cannot be reviewed any more. */
  draft: ReviewRequest;
  onDraft: (draft: ReviewRequest) => void;
  /** The name as it would be shown with the review; null before the account is known. */
  reviewer: string | null;
  onClose: () => void;
}

/** Snapshot in, events out. The parent keeps the input. */
export function ReviewScreen(props: ReviewScreenProps) {
  const { snapshot, send, onClose } = props;
  const { view } = snapshot.context;
  if (snapshot.matches('unreadable')) {
    const isOffline = snapshot.context.failure?.kind === 'offline';
    return (
      <ErrorState offline={isOffline} onRetry={() => send({ type: 'view.refresh' })}>
        <Trans>Kutularını şu an getiremedik. Yazdıkların duruyor.</Trans>
      </ErrorState>
    );
  }
  if (snapshot.matches('done')) {
    return (
      <Stack as="output" gap={4} data-state="done">
        <Lead>
          <Trans>Sağ ol. Okuyup ürünün sayfasına koyacağız; koymazsak nedenini e-postayla yazarız.</Trans>
        </Lead>
        <Row>
          <Button look="ink" data-autofocus="" onClick={onClose}>
            <Trans>Kapat</Trans>
          </Button>
        </Row>
      </Stack>
    );
  }
  return view ? <ReviewForm {...props} types={view.types} /> : <TextSkeleton lines={5} />;
}

function ReviewForm({
  snapshot,
  send,
  draft,
  onDraft,
  reviewer,
  types,
}: ReviewScreenProps & { types: readonly ReviewableType[] }) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const fieldWords = useFieldWords();
  const { form, submitted } = useFocusOnWrong(snapshot.hasTag('busy'));
  const { errors } = snapshot.context;
  const failure = snapshot.matches('suspended') ? unauthorized() : snapshot.context.failure;
  const errorOf = (field: ReviewField, own?: string) => {
    const error = errors.find((one) => one.field === field);
    return error && (own ?? fieldWords(error));
  };
  const items = types.map(
    ({ typeId }) => draft.items.find((item) => item.typeId === typeId) ?? { typeId, points: 0, text: '' },
  );
  const request = { ...draft, items };
  const count = ratedItems(request).length;
  const change = (typeId: string, changed: { points?: number; text?: string }) =>
    onDraft({ ...draft, items: items.map((item) => (item.typeId === typeId ? { ...item, ...changed } : item)) });
  function submit(event: FormEvent) {
    event.preventDefault();
    submitted();
    send({ type: 'action.submit', request });
  }
  if (types.length === 0) {
    return (
      <Text>
        <Trans>Değerlendirilecek bir şey kalmadı.</Trans>
      </Text>
    );
  }
  return (
    <form noValidate ref={form} onSubmit={submit} data-state={snapshot.value} aria-busy={snapshot.hasTag('busy')}>
      <Stack gap={4}>
        {failure && <FormErrors summary={failureWords(failure)} />}
        {errorOf('points') && <FormErrors summary={t`En az bir ürüne puan ver. Yazmak zorunda değilsin.`} />}
        {types.map((type) => (
          <TypeFields
            key={type.typeId}
            type={type}
            item={items.find(({ typeId }) => typeId === type.typeId)!}
            pointsError={errorOf(`points:${type.typeId}`, t`Yazdığının gitmesi için puan da ver.`)}
            textError={errorOf(`text:${type.typeId}`)}
            onChange={(changed) => change(type.typeId, changed)}
          />
        ))}
        <Switch
          label={t`Adım görünsün`}
          detail={
            draft.showsName && reviewer !== null ? (
              <Trans>
                Böyle yazar: <b>{reviewer}</b>
              </Trans>
            ) : (
              <Trans>Adın yazmaz.</Trans>
            )
          }
          checked={draft.showsName}
          onCheckedChange={(showsName) => onDraft({ ...draft, showsName })}
        />
        <CheckBox
          checked={draft.acceptedAt !== null}
          error={draft.acceptedAt === null && errorOf('acceptance')}
          onCheckedChange={(isAccepted) =>
            onDraft({ ...draft, acceptedAt: isAccepted ? new Date().toISOString() : null })
          }
        >
          <Trans>
            Yorumumun sitede yayımlanmasını kabul ediyorum;{' '}
            <TextLink href="/know-us/kvkk" target="_blank">
              KVKK metnini
            </TextLink>{' '}
            okudum.
          </Trans>
        </CheckBox>
        <Row>
          <Button type="submit" look="main" busy={snapshot.hasTag('busy')}>
            {count > 1 ? <Plural value={count} one="# yorumu gönder" other="# yorumu gönder" /> : <Trans>Gönder</Trans>}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

interface TypeFieldsProps {
  type: ReviewableType;
  item: ReviewRequest['items'][number];
  pointsError: string | undefined;
  textError: string | undefined;
  onChange: (changed: { points?: number; text?: string }) => void;
}

function TypeFields({ type: { name, products }, item, pointsError, textError, onChange }: TypeFieldsProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const title = inLocale(name, locale);
  return (
    <TypeCard aria-label={title}>
      <LinePicture type="product" slug={products[0]?.slug ?? ''} width={68} />
      <div>
        <h3>{title}</h3>
        <Text size="small" quiet>
          {products.map((product) => inLocale(product.name, locale)).join(', ')}
        </Text>
        <PointsField
          label={t`${title} için puanın`}
          value={item.points}
          error={pointsError}
          onChange={(points) => onChange({ points })}
        />
      </div>
      <div data-wide="">
        {item.points === 0 && item.text === '' ? (
          <Text size="small" quiet>
            <Trans>Daha açmadın mı? Boş bırak, sonra yazarsın.</Trans>
          </Text>
        ) : (
          <TextAreaField
            label={t`Ne yaşadın?`}
            hint={t`Adres, telefon yazma. ${longestText - item.text.length} harf kaldı.`}
            value={item.text}
            error={textError}
            onValueChange={(text) => onChange({ text })}
          />
        )}
      </div>
    </TypeCard>
  );
}
