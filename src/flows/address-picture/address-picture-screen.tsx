import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SnapshotFrom } from 'xstate';
import { PICTURE_TYPES } from '../../../domain/address/index.ts';
import { unauthorized } from '../../../domain/failure/index.ts';
import type { AddressPictureEvent, addressPictureMachine } from '../../../machines/address-picture/index.ts';
import { TextButton } from '../../components/basics/app-link.tsx';
import { Row, Stack } from '../../components/basics/stack.tsx';
import { Text } from '../../components/basics/text.tsx';
import { Dialog } from '../../components/dialogs/modal.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { TextSkeleton } from '../../components/feedback/skeleton.tsx';
import { FileTile } from '../../components/fields/file-tile.tsx';
import { FormErrors } from '../../components/forms/form-errors.tsx';
import { useFailureWords } from '../../components/words/use-failure-words.ts';
import { useFieldWords } from '../../components/words/use-field-words.ts';
import { styled } from '../../theme/stitches.ts';
import { UploadProgress } from './upload-progress.tsx';

const Door = styled('img', {
  width: '100%',
  maxHeight: '22rem',
  objectFit: 'contain',
  borderRadius: '$l',
  background: '$sand',
});

type Snapshot = SnapshotFrom<typeof addressPictureMachine>;

export interface AddressPictureDialogProps {
  /** Title of the address. */
  title: string;
  snapshot: Snapshot;
  send: (event: AddressPictureEvent) => void;
  onClose: () => void;
}

type PartProps = Pick<AddressPictureDialogProps, 'snapshot' | 'send'>;

/** The last failure, with a retry where there is one. Errors of the file itself are shown at the file. */
function PictureErrors({ snapshot, send }: PartProps) {
  const words = useFailureWords();
  const name = snapshot.context.chosen?.name;
  const failure = snapshot.matches('suspended') ? unauthorized() : snapshot.context.failure;
  if (!failure || failure.fields) return null;
  const again = snapshot.matches('unreadable')
    ? ({ type: 'picture.refresh' } as const)
    : snapshot.can({ type: 'picture.retry' }) && ({ type: 'picture.retry' } as const);
  return (
    <>
      <FormErrors summary={words(failure)} />
      {again && (
        <Row>
          <TextButton type="button" onClick={() => send(again)}>
            {name ? <Trans>{name} dosyasını yeniden gönder</Trans> : <Trans>Yeniden dene</Trans>}
          </TextButton>
        </Row>
      )}
    </>
  );
}

function Choosing({ snapshot, send }: PartProps) {
  const { t } = useLingui();
  const fieldWords = useFieldWords();
  const { picture, error: code, failure } = snapshot.context;
  const error = code ? { code } : failure?.fields?.find(({ field }) => field === 'picture');
  const own = {
    invalid: t`Bu bir resim değil ya da bozulmuş. JPEG, PNG ya da WebP seç.`,
    required: t`Bu dosya boş.`,
    tooLarge: t`Bu dosya çok büyük. Daha küçük bir resim seç.`,
  };
  return (
    <FileTile
      label={picture ? <Trans>Başka bir resim seç</Trans> : <Trans>Resim seç</Trans>}
      accept={PICTURE_TYPES.join(',')}
      error={error && fieldWords(error, own)}
      onFile={(file) => send({ type: 'picture.choose', file })}
    />
  );
}

function Sending({ snapshot, send }: PartProps) {
  const { share, chosen } = snapshot.context;
  return chosen ? (
    <UploadProgress name={chosen.name} share={share} onCancel={() => send({ type: 'upload.cancel' })} />
  ) : (
    <Text quiet>
      <Trans>Siliniyor…</Trans>
    </Text>
  );
}

/** Snapshot in, events out. */
export function AddressPictureDialog({ title, snapshot, send, onClose }: AddressPictureDialogProps) {
  const { t } = useLingui();
  const { picture, orderCount } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  return (
    <Dialog open onClose={onClose} title={t`${title}: kapının resmi`} state={snapshot.value}>
      <Stack>
        <Text size="small" quiet>
          <Trans>
            Bina girişi, zil, kapı… Kurye seni kolay bulur. Resmi yalnızca sen ve kurye görür; çekildiği yeri ve
            telefonunun bilgisini içinden sileriz. Adresi silersen resim de silinir.
          </Trans>
        </Text>
        <PictureErrors snapshot={snapshot} send={send} />
        <output>
          {snapshot.matches('saved') && (
            <Notice tone="success">
              {picture === null ? (
                <Trans>Resmi sildik.</Trans>
              ) : orderCount === 0 ? (
                <Trans>Kaydettik. Bundan sonraki kutuların bununla gelecek.</Trans>
              ) : (
                <Plural
                  value={orderCount}
                  one="Kaydettik. Yoldaki # siparişin ve sonrakiler bununla gelecek."
                  other="Kaydettik. Yoldaki # siparişin ve sonrakiler bununla gelecek."
                />
              )}
            </Notice>
          )}
        </output>
        {snapshot.matches('reading') && picture === null && <TextSkeleton lines={3} />}
        {picture && <Door src={picture} alt={t`Kuryeye gösterilen resim`} />}
        {snapshot.matches('sending') ? (
          <Sending snapshot={snapshot} send={send} />
        ) : (
          snapshot.hasTag('shown') && <Choosing snapshot={snapshot} send={send} />
        )}
        {picture && snapshot.can({ type: 'picture.remove' }) && (
          <Row>
            <TextButton type="button" disabled={isBusy} onClick={() => send({ type: 'picture.remove' })}>
              <Trans>Resmi sil</Trans>
            </TextButton>
          </Row>
        )}
      </Stack>
    </Dialog>
  );
}
