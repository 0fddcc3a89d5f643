import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { CustomerAction } from '../../../../machines/subscription/index.ts';
import { Button } from '../../../components/basics/button.tsx';
import { CheckBox } from '../../../components/fields/check-box.tsx';
import { ChoiceCard, ChoiceGroup } from '../../../components/fields/choice-card.tsx';
import { Dialog } from '../../../components/dialogs/modal.tsx';
import { TextSkeleton } from '../../../components/feedback/skeleton.tsx';
import { Row, Stack } from '../../../components/basics/stack.tsx';
import { TruthLine } from '../../../components/feedback/truth-line.tsx';
import { useAddressLine } from '../../../components/words/use-address-line.ts';
import { ActionErrors } from './action-dialog.tsx';
import { AddPlace } from './add-place.tsx';
import { DueCardWords } from '../plan/due-card-words.tsx';
import type { AddToShelf, SubscriptionPartProps } from '../plan/subscription.types.ts';

interface Choice {
  id: string;
  label: ReactNode;
  detail?: ReactNode;
  isClosed?: boolean;
}

interface ChoiceDialogProps extends SubscriptionPartProps {
  title: ReactNode;
  legend: ReactNode;
  /** Undefined until they have been read. */
  choices: readonly Choice[] | undefined;
  current: string | null;
  button: ReactNode;
  toAction: (id: string) => CustomerAction;
  /** Opens the form that adds another one; `addLabel` is its label. */
  add: AddToShelf | undefined;
  addLabel: ReactNode;
  /** A second choice beside the first. */
  along?: { choice: ReactNode; isChosen: boolean };
  /** How charges and deliveries change. */
  effect?: ReactNode;
}

/** Replaces the card or address by another. Days and contents stay as they are, so no preview is needed. */
function ChoiceDialog(props: ChoiceDialogProps) {
  const { snapshot, send, title, legend, choices, current, button, toAction, add, addLabel, along, effect } = props;
  const { t } = useLingui();
  const { action, failure } = snapshot.context;
  const asked =
    action && 'cardId' in action ? action.cardId : action && 'addressId' in action ? action.addressId : null;
  const [chosen, setChosen] = useState(asked ?? current);
  const close = () => send({ type: 'dialog.close' });
  const isBusy = snapshot.matches('performing');
  const isSame = chosen === current && !along?.isChosen;
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (chosen === null) event.currentTarget.querySelector<HTMLElement>('input:enabled,button:enabled')?.focus();
    else if (isSame) close();
    else send({ type: 'action.do', action: toAction(chosen) });
  };
  return (
    <Dialog open onClose={close} dismissable={!isBusy} title={title} state={snapshot.value}>
      <form onSubmit={save}>
        <Stack gap={5}>
          <ActionErrors failure={failure} />
          {choices ? (
            <ChoiceGroup legend={legend}>
              {choices.map(({ id, label, detail, isClosed = false }) => (
                <ChoiceCard
                  key={id}
                  name="choice"
                  label={label}
                  detail={detail}
                  disabled={isClosed}
                  checked={chosen === id}
                  onChange={() => setChosen(id)}
                  {...(chosen === id && { 'data-autofocus': '' })}
                />
              ))}
              <AddPlace add={add} onAdded={setChosen}>
                {addLabel}
              </AddPlace>
            </ChoiceGroup>
          ) : (
            <TextSkeleton lines={3} />
          )}
          {along?.choice}
          <TruthLine money="notCharged" sentence={t`Şimdi para çekilmez.`}>
            {effect ?? <Trans>Kutunun içi ve günü aynı kalır.</Trans>}
          </TruthLine>
          <Row>
            <Button type="submit" look="main" busy={isBusy}>
              {button}
            </Button>
            <Button disabled={isBusy} onClick={close}>
              <Trans>Vazgeç</Trans>
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}

/** Chooses the card that pays for the boxes. */
export function CardDialog(props: SubscriptionPartProps) {
  const { view, shelf } = props;
  const { t } = useLingui();
  return (
    <ChoiceDialog
      {...props}
      title={
        <Trans>
          {view.name} <em>hangi karttan ödensin?</em>
        </Trans>
      }
      legend={<Trans>Kart</Trans>}
      choices={shelf?.cards?.map(({ id, name, lastFourDigits, isExpired }) => ({
        id,
        label: `${name || t`Kart`} •••• ${lastFourDigits}`,
        isClosed: isExpired,
        ...(isExpired && { detail: <Trans>Süresi dolmuş</Trans> }),
      }))}
      current={view.card?.id ?? null}
      button={<Trans>Bu karttan öde</Trans>}
      toAction={(cardId) => ({ kind: 'changeCard', cardId })}
      {...(view.status === 'DUE_PAYMENT' && { effect: <DueCardWords /> })}
      add={shelf?.addCard}
      addLabel={<Trans>Yeni kart ekle</Trans>}
    />
  );
}

/** Chooses the address to which the boxes go. */
export function AddressDialog(props: SubscriptionPartProps) {
  const { view, shelf } = props;
  const lineOf = useAddressLine();
  const [withBilling, setWithBilling] = useState(false);
  return (
    <ChoiceDialog
      {...props}
      title={
        <Trans>
          {view.name} <em>nereye gelsin?</em>
        </Trans>
      }
      legend={<Trans>Adres</Trans>}
      choices={shelf?.addresses?.map((address) => ({
        id: address._id,
        label: address.title,
        detail: lineOf(address),
      }))}
      current={view.deliveryAddressId}
      button={<Trans>Bu adrese gelsin</Trans>}
      toAction={(addressId) => ({ kind: 'changeAddress', addressId, withBilling })}
      {...(view.billingAddressId !== view.deliveryAddressId && {
        along: {
          choice: (
            <CheckBox checked={withBilling} onCheckedChange={setWithBilling}>
              <Trans>Fatura da bu adrese yazılsın. İşaretlemezsen eskisi gibi kalır.</Trans>
            </CheckBox>
          ),
          isChosen: withBilling,
        },
      })}
      add={shelf?.addAddress}
      addLabel={<Trans>Yeni adres ekle</Trans>}
    />
  );
}
