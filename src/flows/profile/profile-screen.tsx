import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { SnapshotFrom } from 'xstate';
import {
  AGE_LIMITS,
  formatPhone,
  fullName,
  type ProfileDraft,
  type ProfileField,
} from '../../../domain/account/index.ts';
import { type FieldErrorCode, unauthorized } from '../../../domain/failure/index.ts';
import type { ProfileEvent, profileMachine } from '../../../machines/profile/profile.machine.ts';
import { RecordPage } from '../../components/account/record-page.tsx';
import { Stack } from '../../components/basics/stack.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { PhoneField } from '../../components/fields/phone-field.tsx';
import { DateField, TextField } from '../../components/fields/text-field.tsx';
import { useFieldWords } from '../../components/words/use-field-words.ts';
import { usePhoneWords } from '../../components/words/use-phone-words.ts';
import { styled } from '../../theme/stitches.ts';

/** Fields two by two where there is room. */
const Pairs = styled('div', {
  display: 'grid',
  gap: '$4',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0,1fr)',
  '@sm': { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
});

export interface ProfileScreenProps {
  snapshot: SnapshotFrom<typeof profileMachine>;
  send: (event: ProfileEvent) => void;
}

function Theirs({ account }: { account: NonNullable<ProfileScreenProps['snapshot']['context']['theirs']> }) {
  const { email, pendingEmail, phone } = account;
  const name = fullName(account);
  return (
    <p>
      {name}
      {name && <br />}
      {pendingEmail ?? email}
      <br />
      {phone && formatPhone(phone)}
    </p>
  );
}

/** Error texts of each field. */
function useWordsOfFields(): Record<ProfileField, Partial<Record<FieldErrorCode, string>>> {
  const { t } = useLingui();
  const invalid = t`Bir ad yalnızca harflerden oluşur.`;
  return {
    firstName: { required: t`Adını yaz.`, invalid },
    lastName: { required: t`Soyadını yaz.`, invalid },
    email: { required: t`E-postanı yaz.`, invalid: t`Bu bir e-postaya benzemiyor.` },
    phone: usePhoneWords(),
    dateOfBirth: {
      invalid: t`Böyle bir gün yok.`,
      tooYoung: t`Üyelik ${AGE_LIMITS.youngest} yaşından başlıyor.`,
      tooOld: t`Yıla bir daha bakar mısın?`,
    },
  };
}

/** Snapshot in, events out. */
export function ProfileScreen({ snapshot, send }: ProfileScreenProps) {
  const { value } = snapshot;
  const { draft, loaded, theirs, errors, failure } = snapshot.context;
  return (
    <RecordPage
      title={
        <Trans>
          Bilgilerin, <em>gereği kadar</em>
        </Trans>
      }
      state={typeof value === 'string' ? value : `conflicted.${value.conflicted}`}
      busy={snapshot.hasTag('busy')}
      failure={snapshot.matches('suspended') ? unauthorized() : failure}
      hasErrors={errors.length > 0}
      unreadable={<Trans>Bilgilerini şu an getiremedik. Açılınca son hâllerini görürsün.</Trans>}
      isUnreadable={snapshot.can({ type: 'record.retry' })}
      theirs={theirs && <Theirs account={theirs} />}
      asksPassword={snapshot.matches('confirming')}
      canSave={snapshot.can({ type: 'record.save' })}
      path="/account/profile"
      saved={
        loaded?.pendingEmail ? (
          <Trans>
            Kaydettik. {loaded.pendingEmail} adresine bir bağlantı gönderdik; ona tıklayınca e-postan değişir.
          </Trans>
        ) : (
          <Trans>Kaydettik.</Trans>
        )
      }
      fields={draft && <Fields snapshot={snapshot} send={send} draft={draft} />}
      onSave={() => send({ type: 'record.save' })}
      onRetry={() => send({ type: 'record.retry' })}
      onPassword={(password) => send({ type: 'password.give', password })}
      onPasswordCancelled={() => send({ type: 'password.cancel' })}
      onKeepMine={() => send({ type: 'conflict.keepMine' })}
      onTakeTheirs={() => send({ type: 'conflict.takeTheirs' })}
    />
  );
}

function Fields({ snapshot, send, draft }: ProfileScreenProps & { draft: ProfileDraft }) {
  const { t } = useLingui();
  const id = useId();
  const fieldWords = useFieldWords();
  const own = useWordsOfFields();
  const { errors, loaded } = snapshot.context;
  const isLocked = !snapshot.can({ type: 'draft.change', change: {} });
  const errorOf = (field: ProfileField) => {
    const error = errors.find((one) => one.field === field || one.field.startsWith(`${field}.`));
    return error && fieldWords(error, own[field]);
  };
  const text = (field: Exclude<ProfileField, 'phone'>) => ({
    id: `${id}${field}`,
    value: draft[field],
    readOnly: isLocked,
    error: errorOf(field),
    onValueChange: (typed: string) => send({ type: 'draft.change', change: { [field]: typed } }),
  });
  return (
    <Stack>
      {loaded?.pendingEmail && (
        <Notice tone="info">
          <Trans>
            {loaded.pendingEmail} onayını bekliyor: oraya gelen bağlantıya tıkla. O zamana kadar {loaded.email} geçerli.
          </Trans>
        </Notice>
      )}
      <Pairs>
        <TextField {...text('firstName')} label={t`Ad`} autoComplete="given-name" />
        <TextField {...text('lastName')} label={t`Soyad`} autoComplete="family-name" />
        <TextField
          {...text('email')}
          type="email"
          label={t`E-posta`}
          hint={t`Değiştirirsen yenisine bir bağlantı gelir; tıklayana kadar eskisi geçerli.`}
          autoComplete="email"
        />
        <PhoneField
          id={`${id}phone`}
          label={t`Telefon`}
          value={draft.phone}
          readOnly={isLocked}
          error={errorOf('phone')}
          onValueChange={(phone) => send({ type: 'draft.change', change: { phone } })}
        />
        <DateField
          {...text('dateOfBirth')}
          label={t`Doğum tarihi`}
          note={t`isteğe bağlı`}
          hint={t`Yalnızca yaş sınırı için; başka yerde kullanmayız.`}
          autoComplete="bday"
        />
      </Pairs>
    </Stack>
  );
}
