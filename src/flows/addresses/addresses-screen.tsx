import { Trans, useLingui } from '@lingui/react/macro';
import type { SnapshotFrom } from 'xstate';
import { formatPhone, fullName } from '../../../domain/account/index.ts';
import { unauthorized } from '../../../domain/failure/index.ts';
import type { AddressesEvent, addressesMachine, AddressRow } from '../../../machines/addresses/addresses.machine.ts';
import { TextButton } from '../../components/basics/app-link.tsx';
import { PlusIcon } from '../../components/basics/icons.tsx';
import { BoxIcon } from '../../components/basics/more-icons.tsx';
import { Pill } from '../../components/basics/pill.tsx';
import { Row, Stack } from '../../components/basics/stack.tsx';
import { Text } from '../../components/basics/text.tsx';
import { ErrorState } from '../../components/feedback/error-state.tsx';
import { TextSkeleton } from '../../components/feedback/skeleton.tsx';
import { FormErrors } from '../../components/forms/form-errors.tsx';
import { useHandedFocus } from '../../components/hooks/use-handed-focus.ts';
import { useAddressLine } from '../../components/words/use-address-line.ts';
import { useFailureWords } from '../../components/words/use-failure-words.ts';
import { styled } from '../../theme/stitches.ts';

const Cards = styled('ul', {
  display: 'grid',
  gap: '$4',
  gridTemplateColumns: 'minmax(0,1fr)',
  '@sm': { gridTemplateColumns: 'repeat(auto-fill,minmax(18rem,1fr))' },
});

const AddressCard = styled('section', {
  display: 'grid',
  gap: '$2',
  alignContent: 'start',
  height: '100%',
  padding: '1.1rem 1.25rem',
  borderRadius: '$l',
  background: '$surface',
  boxShadow: 'inset 0 0 0 1.5px $colors$line',
  overflowWrap: 'anywhere',
  '& h2': { fontSize: '1.375rem' },
  variants: {
    primary: { true: { boxShadow: 'inset 0 0 0 2px $colors$ink' } },
    going: { true: { background: '$lilacSoft', color: '$onLilacSoft', boxShadow: 'none' } },
  },
});

const Use = styled('p', {
  display: 'flex',
  gap: '$2',
  alignItems: 'center',
  fontSize: '$small',
});

const AddTile = styled('button', {
  display: 'grid',
  gap: '$2',
  placeContent: 'center',
  justifyItems: 'center',
  width: '100%',
  height: '100%',
  minHeight: '9rem',
  borderRadius: '$l',
  border: '1.5px dashed $field',
  background: 'none',
  font: '600 1rem/1.2 $fonts$sans',
  color: 'inherit',
});

export interface AddressesScreenProps {
  snapshot: SnapshotFrom<typeof addressesMachine>;
  send: (event: AddressesEvent) => void;
  onAdd: () => void;
  onEdit: (address: AddressRow) => void;
  onPicture: (address: AddressRow) => void;
}

/** Hands the focus on, see `useHandedFocus`. */
type Control = ReturnType<typeof useHandedFocus>;

interface GoingProps extends Pick<AddressesScreenProps, 'snapshot' | 'send'> {
  row: AddressRow;
  control: Control;
}

interface OneProps extends Pick<AddressesScreenProps, 'send' | 'onEdit' | 'onPicture'> {
  row: AddressRow;
  disabled: boolean;
  control: Control;
}

/** Snapshot in, events out. */
export function AddressesScreen({ snapshot, send, onAdd, onEdit, onPicture }: AddressesScreenProps) {
  const words = useFailureWords();
  const { rows, chosen } = snapshot.context;
  const failure = snapshot.matches('suspended') ? unauthorized() : snapshot.context.failure;
  const control = useHandedFocus();
  const isGoing = (row: AddressRow) =>
    row._id === chosen?._id && (snapshot.matches('undoable') || snapshot.matches('deleting'));
  return (
    <Stack gap={5} data-state={snapshot.value} aria-busy={snapshot.hasTag('busy')}>
      <h1>
        <Trans>
          Kutun <em>nereye gelsin?</em>
        </Trans>
      </h1>
      {snapshot.matches('unreadable') ? (
        <ErrorState offline={failure?.kind === 'offline'} onRetry={() => send({ type: 'list.refresh' })}>
          <Trans>Adreslerini şu an getiremedik. Açılınca son hâllerini görürsün.</Trans>
        </ErrorState>
      ) : (
        failure && <FormErrors summary={words(failure)} />
      )}
      {rows?.length === 0 && (
        <Text quiet>
          <Trans>Henüz adresin yok. Buraya yazdığın, ödeme sayfasında hazır olur.</Trans>
        </Text>
      )}
      {rows ? (
        <Cards>
          {rows.map((row) => (
            <li key={row._id}>
              {isGoing(row) ? (
                <Going row={row} snapshot={snapshot} send={send} control={control} />
              ) : (
                // Mounted again when it becomes the main address: takes over the focus of the pressed button.
                <One
                  key={String(row.isPrimary)}
                  row={row}
                  disabled={!snapshot.matches('listed')}
                  send={send}
                  onEdit={onEdit}
                  onPicture={onPicture}
                  control={control}
                />
              )}
            </li>
          ))}
          <li>
            <AddTile key={rows.length} ref={control} type="button" onClick={onAdd}>
              <PlusIcon />
              <Trans>Adres ekle</Trans>
            </AddTile>
          </li>
        </Cards>
      ) : (
        !snapshot.matches('unreadable') && <TextSkeleton lines={4} />
      )}
    </Stack>
  );
}

/** Replaces a deleted address while the deletion can be undone. */
function Going({ row: { title }, snapshot, send, control }: GoingProps) {
  const { t } = useLingui();
  return (
    <AddressCard going ref={control}>
      <output>
        <Trans>{title} adresini sildik.</Trans>
      </output>
      <div>
        <TextButton
          type="button"
          aria-disabled={!snapshot.can({ type: 'delete.cancel' })}
          aria-label={t`Geri al: ${title}`}
          onClick={() => send({ type: 'delete.cancel' })}
        >
          <Trans>Geri al</Trans>
        </TextButton>
      </div>
    </AddressCard>
  );
}

function One({ row, disabled, send, onEdit, onPicture, control }: OneProps) {
  const { t } = useLingui();
  const addressLine = useAddressLine();
  const { _id: id, title, phone, isPrimary, isInUse, hasPicture } = row;
  return (
    <AddressCard ref={control} primary={isPrimary} aria-labelledby={id}>
      <Row between>
        <h2 id={id}>{title}</h2>
        {isPrimary && <Pill tone="success">{t`Ana adres`}</Pill>}
      </Row>
      <p>
        {fullName(row)} · {formatPhone(phone)}
      </p>
      <Text quiet>{addressLine(row)}</Text>
      {isInUse && (
        <Use>
          <BoxIcon />
          <Trans>Aboneliğin buraya geliyor. Silmek için önce başka bir adres seç.</Trans>
        </Use>
      )}
      <Row gap={4}>
        <TextButton
          type="button"
          aria-disabled={disabled}
          onClick={() => !disabled && onEdit(row)}
          aria-label={t`${title} adresini düzenle`}
        >
          <Trans>Düzenle</Trans>
        </TextButton>
        <TextButton
          type="button"
          aria-disabled={disabled}
          onClick={() => !disabled && onPicture(row)}
          aria-label={hasPicture ? t`Kapının resmi: ${title}` : t`Kapının resmini ekle: ${title}`}
        >
          {hasPicture ? <Trans>Kapının resmi</Trans> : <Trans>Kapının resmini ekle</Trans>}
        </TextButton>
        {!isPrimary && (
          <TextButton
            type="button"
            aria-disabled={disabled}
            onClick={() => send({ type: 'row.makePrimary', id })}
            aria-label={t`Ana adres yap: ${title}`}
          >
            <Trans>Ana adres yap</Trans>
          </TextButton>
        )}
        {!isInUse && (
          <TextButton
            type="button"
            aria-disabled={disabled}
            onClick={() => send({ type: 'row.delete', id })}
            aria-label={t`${title} adresini sil`}
          >
            <Trans>Sil</Trans>
          </TextButton>
        )}
      </Row>
    </AddressCard>
  );
}
