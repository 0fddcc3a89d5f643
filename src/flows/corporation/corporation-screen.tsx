import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { SnapshotFrom } from 'xstate';
import { CORPORATION_TYPES, type CorporationDraft, type CorporationField } from '../../../domain/account/index.ts';
import { unauthorized } from '../../../domain/failure/index.ts';
import type { CorporationEvent, corporationMachine } from '../../../machines/corporation/corporation.machine.ts';
import { RecordPage } from '../../components/account/record-page.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { Stack } from '../../components/basics/stack.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { useCorporationKinds } from '../../components/words/use-corporation-kinds.ts';
import { useFieldWords } from '../../components/words/use-field-words.ts';

export interface CorporationScreenProps {
  snapshot: SnapshotFrom<typeof corporationMachine>;
  send: (event: CorporationEvent) => void;
}

/** Snapshot in, events out. */
export function CorporationScreen({ snapshot, send }: CorporationScreenProps) {
  const { value } = snapshot;
  const { draft, theirs, errors, failure } = snapshot.context;
  return (
    <RecordPage
      title={
        <Trans>
          Kurumun, <em>faturadaki hâliyle</em>
        </Trans>
      }
      state={typeof value === 'string' ? value : `conflicted.${value.conflicted}`}
      busy={snapshot.hasTag('busy')}
      failure={snapshot.matches('suspended') ? unauthorized() : failure}
      hasErrors={errors.length > 0}
      unreadable={<Trans>Kurum bilgilerini şu an getiremedik. Açılınca son hâllerini görürsün.</Trans>}
      isUnreadable={snapshot.can({ type: 'record.retry' })}
      theirs={
        theirs && (
          <p>
            {theirs.corporationName}
            <br />
            {theirs.taxOffice} {theirs.taxNumber}
          </p>
        )
      }
      asksPassword={false}
      canSave={snapshot.can({ type: 'record.save' })}
      path="/account/corporation-profile"
      saved={<Trans>Kaydettik.</Trans>}
      fields={draft && <Fields snapshot={snapshot} send={send} draft={draft} />}
      onSave={() => send({ type: 'record.save' })}
      onRetry={() => send({ type: 'record.retry' })}
      onKeepMine={() => send({ type: 'conflict.keepMine' })}
      onTakeTheirs={() => send({ type: 'conflict.takeTheirs' })}
    />
  );
}

function Fields({ snapshot, send, draft }: CorporationScreenProps & { draft: CorporationDraft }) {
  const { t } = useLingui();
  const id = useId();
  const fieldWords = useFieldWords();
  const kinds = useCorporationKinds();
  const { errors } = snapshot.context;
  const isLocked = !snapshot.can({ type: 'draft.change', change: {} });
  const own = (field: CorporationField) => ({
    id: `${id}${field}`,
    value: draft[field],
    onValueChange: (typed: string) => send({ type: 'draft.change', change: { [field]: typed } }),
  });
  const errorOf = (field: CorporationField, invalid?: string) => {
    const error = errors.find((one) => one.field === field);
    return error && fieldWords(error, invalid === undefined ? undefined : { invalid });
  };
  const text = (field: CorporationField, invalid?: string) => ({
    ...own(field),
    readOnly: isLocked,
    error: errorOf(field, invalid),
  });
  return (
    <Stack>
      <TextField {...text('corporationName')} label={t`Kurumun adı`} autoComplete="organization" />
      <SelectField
        {...own('corporationType')}
        label={t`Türü`}
        placeholder={t`Seç`}
        disabled={isLocked}
        error={errorOf('corporationType')}
        options={CORPORATION_TYPES.map((kind) => ({ value: kind, label: kinds[kind] }))}
      />
      <TextField {...text('taxOffice')} label={t`Vergi dairesi`} autoComplete="off" />
      <TextField
        {...text('taxNumber', t`Vergi numarası 10, kimlik numarası 11 hanelidir.`)}
        label={t`Vergi numarası`}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        {...text('website', t`https:// ile başlayan bir adres yaz.`)}
        type="url"
        label={t`Web sitesi`}
        note={t`isteğe bağlı`}
        autoComplete="url"
      />
    </Stack>
  );
}
