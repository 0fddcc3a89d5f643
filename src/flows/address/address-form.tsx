import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { TextButton } from '../../components/basics/app-link.tsx';
import { Button } from '../../components/basics/button.tsx';
import { FormErrors } from '../../components/forms/form-errors.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { Stack } from '../../components/basics/stack.tsx';
import { useFailureWords } from '../../components/words/use-failure-words.ts';
import type { AddressDialogProps } from './address.types.ts';
import { AddressFields } from './address-fields.tsx';

/** Text of the last failure of reading or saving; null without one. */
export function useAddressFailure({ failure }: AddressDialogProps['snapshot']['context']): string | null {
  const { t } = useLingui();
  const words = useFailureWords();
  return (
    failure &&
    words(failure, {
      ADDRESS_LIMIT_REACHED: t`Adres defterin dolu. Kullanmadığın birini silip yeniden dene.`,
      NOT_FOUND: t`Bu adres silinmiş. Yeni bir adres olarak ekleyebilirsin.`,
    })
  );
}

export interface AddressFormProps extends Pick<AddressDialogProps, 'snapshot' | 'send'> {
  /** Id of the form: a button outside it refers to it. */
  id: string;
  hidden?: boolean;
  /** Above the fields. */
  notice?: ReactNode;
  /** Below the fields. */
  children?: ReactNode;
}

/** The fields of one address. What is wrong is shown at its field; the first one takes the focus. */
export function AddressForm({ snapshot, send, id, hidden = false, notice, children }: AddressFormProps) {
  const { t } = useLingui();
  const { errors, failure } = snapshot.context;
  const failureText = useAddressFailure(snapshot.context);
  const isSaving = snapshot.matches('saving');
  const hasAsked = useRef(false);
  useEffect(() => {
    if (!hasAsked.current || isSaving) return;
    hasAsked.current = false;
    const [first] = errors;
    if (first) document.getElementById(`${id}${first.field}`)?.focus();
  }, [errors, isSaving, id]);
  const save = (event: FormEvent) => {
    event.preventDefault();
    hasAsked.current = true;
    send({ type: 'address.save' });
  };
  return (
    <form id={id} onSubmit={save} noValidate hidden={hidden}>
      <Stack gap={4}>
        {notice}
        {snapshot.matches({ writing: 'unlisted' }) && (
          <Notice tone="warning" role="alert">
            <b>{t`Liste gelmedi.`}</b>
            {failureText}{' '}
            <Button size="small" onClick={() => send({ type: 'places.retry' })}>{t`Listeyi yeniden iste`}</Button>
          </Notice>
        )}
        <AddressFields snapshot={snapshot} send={send} idOf={(field) => `${id}${field}`} />
        {failure && errors.length === 0 && snapshot.matches({ writing: 'editing' }) && (
          <FormErrors summary={failureText} />
        )}
        {children}
      </Stack>
    </form>
  );
}

/** Form of a first address, in the page that needs it: there is no address book to return to. */
export function AddressEntry({ snapshot, send }: Pick<AddressDialogProps, 'snapshot' | 'send'>) {
  const id = useId();
  const isBusy = snapshot.hasTag('busy') || snapshot.matches({ writing: 'listing' });
  return (
    <div data-address-entry="">
      <AddressForm id={id} snapshot={snapshot} send={send}>
        <Button type="submit" look="ink" wide busy={isBusy}>
          <Trans>Adresi kaydet</Trans>
        </Button>
      </AddressForm>
    </div>
  );
}

/** Notice that the form shows input of an earlier visit that was not saved. */
export function LeftUnsaved({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useLingui();
  return (
    <Notice tone="info">
      <b>{t`Kaydetmeden kapatmıştın; yazdıkların duruyor.`}</b>
      <TextButton type="button" onClick={onDiscard}>{t`Yazdıklarımı sil`}</TextButton>
    </Notice>
  );
}
