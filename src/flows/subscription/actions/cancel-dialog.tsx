import { Trans, useLingui } from '@lingui/react/macro';
import { inLocale } from '../../../../domain/locale/index.ts';
import { INTERVALS } from '../../../../domain/subscription/index.ts';
import {
  type ActionReason,
  canAsk,
  longestReason,
  type CustomerAction,
  type SubscriptionDialog,
} from '../../../../machines/subscription/index.ts';
import { TextLink, TextButton } from '../../../components/basics/app-link.tsx';
import { ChoiceCard, ChoiceGroup } from '../../../components/fields/choice-card.tsx';
import { Stack } from '../../../components/basics/stack.tsx';
import { Text } from '../../../components/basics/text.tsx';
import { TextAreaField } from '../../../components/fields/text-field.tsx';
import { useFieldWords } from '../../../components/words/use-field-words.ts';
import { useLocale } from '../../../components/words/use-locale.ts';
import { ActionDialog } from './action-dialog.tsx';
import { openDialog } from '../plan/action-tiles.tsx';
import type { SubscriptionPartProps } from '../plan/subscription.types.ts';

/** Ends a subscription: one page, one button, an optional reason. Says what ends and what stays; no offer hides it. */
export function CancelDialog(props: SubscriptionPartProps) {
  const { view, send, snapshot } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const fieldWords = useFieldWords();
  const { reasonId, note } = snapshot.context.because ?? { reasonId: null, note: '' };
  const write = (changed: Partial<ActionReason>) =>
    send({ type: 'action.write', because: { reasonId, note, ...changed } });
  const wrongNote = snapshot.context.errors.find(({ field }) => field === 'note');
  return (
    <ActionDialog
      {...props}
      title={
        <Trans>
          {view.name}: <em>bitir</em>
        </Trans>
      }
      action={<Trans>Aboneliği bitir</Trans>}
      stay={<Trans>Kalsın</Trans>}
      because={() => ({ reasonId, note: note.trim() })}
      offers={canAsk(view, 'pause') && <Offers {...{ view, send }} />}
      reasons={
        <Stack gap={2}>
          <b>
            <Trans>Bitirince</Trans>
          </b>
          <ul>
            <li>
              {view.isPaymentOpen ? (
                <Trans>Sıradaki kutular gelmez.</Trans>
              ) : (
                <Trans>Sıradaki kutular gelmez, para çekilmez.</Trans>
              )}
            </li>
            <li>
              <Trans>Yoldaki siparişlerin, bakiyen ve kartların olduğu gibi kalır.</Trans>
            </li>
            <li>
              <Trans>Varsa diğer aboneliklerin sürer.</Trans>
            </li>
          </ul>
        </Stack>
      }
    >
      <ChoiceGroup legend={<Trans>Nedenini söylemek ister misin?</Trans>}>
        <ChoiceCard
          name="reason"
          label={<Trans>Söylemeden bitir</Trans>}
          checked={reasonId === null}
          onChange={() => write({ reasonId: null })}
        />
        {view.cancellationReasons.map(({ id, name }) => (
          <ChoiceCard
            key={id}
            name="reason"
            label={inLocale(name, locale)}
            checked={reasonId === id}
            onChange={() => write({ reasonId: id })}
          />
        ))}
      </ChoiceGroup>
      <TextAreaField
        label={<Trans>Söylemek istediğin</Trans>}
        note={<Trans>isteğe bağlı</Trans>}
        hint={t`Bir insan okur.`}
        maxLength={longestReason}
        value={note}
        error={wrongNote && fieldWords(wrongNote)}
        onValueChange={(typed) => write({ note: typed })}
      />
    </ActionDialog>
  );
}

/** Alternatives to ending. Each shows its effect before it is done; none blocks the end. */
function Offers({ view, send }: Pick<SubscriptionPartProps, 'view' | 'send'>) {
  const rarer = INTERVALS.find((days) => days > view.intervalDays);
  const press = (dialog: SubscriptionDialog, action: CustomerAction) => () => openDialog(send, dialog, action);
  return (
    <Text size="small" css={{ marginBlock: '-.35rem' }}>
      {rarer ? (
        <Trans>
          Ya da{' '}
          <TextButton type="button" onClick={press('rhythm', { kind: 'changeRhythm', intervalDays: rarer })}>
            daha seyrek al
          </TextButton>
          , <TextLink href={`/account/subscription/edit/${view.id}`}>kutunu küçült</TextLink>,{' '}
          <TextButton type="button" onClick={press('pause', { kind: 'pause', until: null })}>
            duraklat
          </TextButton>
          .
        </Trans>
      ) : (
        <Trans>
          Ya da <TextLink href={`/account/subscription/edit/${view.id}`}>kutunu küçült</TextLink>,{' '}
          <TextButton type="button" onClick={press('pause', { kind: 'pause', until: null })}>
            duraklat
          </TextButton>
          .
        </Trans>
      )}
    </Text>
  );
}
