import { Trans, useLingui } from '@lingui/react/macro';
import { PICTURE_TYPES } from '../../../domain/address/index.ts';
import { MOST_REFUND_PICTURES } from '../../../domain/refund/index.ts';
import { TextButton } from '../../components/basics/app-link.tsx';
import { FileTile } from '../../components/fields/file-tile.tsx';
import { Row, Stack } from '../../components/basics/stack.tsx';
import { Text } from '../../components/basics/text.tsx';
import { UploadProgress } from '../address-picture/upload-progress.tsx';
import { useFieldWords } from '../../components/words/use-field-words.ts';
import type { RefundScreenProps } from './refund.types.ts';

/** Up to four pictures, for items that came broken or wrong. */
export function Pictures({ snapshot, send }: RefundScreenProps) {
  const { t } = useLingui();
  const fieldWords = useFieldWords();
  const { pictures, file, share, pictureError } = snapshot.context;
  const most = MOST_REFUND_PICTURES;
  const own = {
    invalid: t`Bu bir resim değil ya da bozulmuş. JPEG, PNG ya da WebP seç.`,
    required: t`Bu dosya boş.`,
    tooLarge: t`Bu dosya çok büyük. Daha küçük bir resim seç.`,
    tooLong: t`En çok ${most} fotoğraf ekleyebilirsin.`,
  };
  return (
    <Stack gap={3}>
      {pictures.map(({ _id, name }) => (
        <Row key={_id} between>
          <Text size="small">{name}</Text>
          <TextButton type="button" onClick={() => send({ type: 'picture.remove', picture: _id })}>
            <Trans>{name} fotoğrafını çıkar</Trans>
          </TextButton>
        </Row>
      ))}
      {file ? (
        <UploadProgress name={file.name} share={share} onCancel={() => send({ type: 'upload.cancel' })} />
      ) : (
        <FileTile
          label={<Trans>Fotoğraf ekle (isteğe bağlı)</Trans>}
          accept={PICTURE_TYPES.join(',')}
          disabled={!snapshot.matches('choosing')}
          error={pictureError && fieldWords({ code: pictureError }, own)}
          onFile={(chosen) => send({ type: 'picture.add', file: chosen })}
        />
      )}
    </Stack>
  );
}
