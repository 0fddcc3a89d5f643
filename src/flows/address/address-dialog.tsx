import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../components/basics/button.tsx';
import { FormErrors } from '../../components/forms/form-errors.tsx';
import { Dialog } from '../../components/dialogs/modal.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { Stack } from '../../components/basics/stack.tsx';
import type { AddressDialogProps } from './address.types.ts';
import { AddressForm, LeftUnsaved, useAddressFailure } from './address-form.tsx';

type Shown = 'form' | 'choosing' | 'conflicted' | 'tooLate';

/** Writing a new address or changing one. What is typed stays through every refusal. */
export function AddressDialog({ snapshot, send, onDiscard }: AddressDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const { address, failure } = snapshot.context;
  const shown: Shown = snapshot.matches('choosing')
    ? 'choosing'
    : snapshot.matches('conflicted') || snapshot.matches('reloading')
      ? 'conflicted'
      : snapshot.matches('tooLate')
        ? 'tooLate'
        : 'form';
  const isSaving = snapshot.matches('saving');
  useFocusOn(shown, id);
  const failureText = useAddressFailure(snapshot.context);

  return (
    <Dialog
      open
      size="wide"
      dismissable={!isSaving}
      onClose={() => send({ type: 'dialog.close' })}
      title={address ? <Trans>Adresi düzenle</Trans> : <Trans>Yeni adres</Trans>}
      state={typeof snapshot.value === 'string' ? snapshot.value : `writing.${snapshot.value.writing}`}
      footer={
        shown === 'form' && (
          <Button
            type="submit"
            form={id}
            look="main"
            wide
            busy={isSaving || snapshot.matches({ writing: 'listing' })}
          >{t`Adresi kaydet`}</Button>
        )
      }
    >
      {shown === 'choosing' && <Choosing snapshot={snapshot} send={send} />}
      {shown === 'tooLate' && <TooLate onClose={() => send({ type: 'dialog.close' })} />}
      {shown === 'conflicted' && (
        <Stack>
          <Notice tone="warning" role="alert">
            <b>{t`Bu adres başka bir yerde değişmiş.`}</b>
            {t`Üstüne yazmadık. Yazdıkların duruyor; son hâlini aldıktan sonra bakıp kaydedebilirsin.`}
          </Notice>
          {failure && failure.code !== 'CONFLICT_VERSION' && <FormErrors summary={failureText} />}
          <Button
            look="main"
            data-autofocus=""
            busy={snapshot.matches('reloading')}
            onClick={() => send({ type: 'address.reload' })}
          >{t`Son hâlini al, yazdıklarımla devam et`}</Button>
        </Stack>
      )}
      <AddressForm
        id={id}
        snapshot={snapshot}
        send={send}
        hidden={shown !== 'form'}
        notice={onDiscard && <LeftUnsaved onDiscard={onDiscard} />}
      />
    </Dialog>
  );
}

/** Focuses the view that replaces the one with the focused element. `formId`: id of the dialog's form. */
function useFocusOn(shown: Shown, formId: string): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const dialog = document.getElementById(formId)?.closest('dialog');
    if (dialog?.contains(document.activeElement)) return;
    dialog?.querySelector<HTMLElement>(shown === 'form' ? '[type=submit]' : '[data-autofocus]')?.focus();
  }, [shown, formId]);
}

/** The order was packed while the form was open: the change cannot apply to it any more. */
function TooLate({ onClose }: { onClose: () => void }) {
  return (
    <Stack>
      <Notice tone="warning" role="alert">
        <b>
          <Trans>Adresin kaydedildi ama siparişin bu arada paketlenmiş.</Trans>
        </b>
        <Trans>O, eski adrese gidiyor. Sonrakiler yeni adrese gelecek.</Trans>
      </Notice>
      <Button look="main" data-autofocus="" onClick={onClose}>
        <Trans>Anladım</Trans>
      </Button>
    </Stack>
  );
}

/** Asks whether the change also applies to unpacked orders that go to this address. Spec §3. */
function Choosing({ snapshot, send }: AddressDialogProps) {
  const { t } = useLingui();
  const { draft } = snapshot.context;
  return (
    <Stack>
      <h3>
        <Trans>Henüz paketlenmemiş bir siparişin bu adrese geliyor. O da yeni adrese gelsin mi?</Trans>
      </h3>
      <Button
        look="ink"
        data-autofocus=""
        onClick={() => send({ type: 'choice.make', choice: 'APPLY_TO_CURRENT_ORDER' })}
      >{t`Evet, o da yeni adrese gelsin`}</Button>
      <Button
        onClick={() => send({ type: 'choice.make', choice: 'APPLY_TO_NEXT_ORDER' })}
      >{t`Hayır, bir sonraki siparişten başlasın`}</Button>
      <Button
        look="soft"
        size="small"
        onClick={() => send({ type: 'field.change', field: 'title', value: draft.title })}
      >{t`Forma dön`}</Button>
    </Stack>
  );
}
