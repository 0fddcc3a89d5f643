import { Trans, useLingui } from '@lingui/react/macro';
import { APPLICATION_FILE_TYPES, APPLICATION_FILES_AT_MOST } from '../../../domain/charity/index.ts';
import type { ApplicationFile } from '../../../machines/charity-application/index.ts';
import { TextButton } from '../../components/basics/app-link.tsx';
import { Card } from '../../components/basics/card.tsx';
import { FieldError } from '../../components/fields/field.tsx';
import { FileTile } from '../../components/fields/file-tile.tsx';
import { Meter } from '../../components/pictures/meter.tsx';
import { Row, Stack } from '../../components/basics/stack.tsx';
import { Text } from '../../components/basics/text.tsx';
import { useFieldWords } from '../../components/words/use-field-words.ts';
import type { CharityApplicationScreenProps } from './charity-application.types.ts';

export function FilesStep({ snapshot, send }: CharityApplicationScreenProps) {
  const { t } = useLingui();
  const fieldWords = useFieldWords();
  const { files, fileError } = snapshot.context;
  const most = APPLICATION_FILES_AT_MOST;
  const own = {
    invalid: t`Bu bir PDF, JPEG ya da PNG değil.`,
    required: t`Bu dosya boş.`,
    tooLarge: t`Bu dosya 5 MB’tan büyük.`,
    tooLong: t`En çok ${most} belge ekleyebilirsin.`,
    taken: t`Bu dosya listede zaten var.`,
  };
  return (
    <Stack gap={4}>
      <Text quiet>
        <Trans>
          Kurumunu gösteren bir belge yeter: tüzük, yetki yazısı, kaşeli dilekçe. Zorunlu değil, ama işi hızlandırır.
          Kimsenin adını, fotoğrafını gönderme.
        </Trans>
      </Text>
      <FileTile
        label={<Trans>Belge ekle: PDF, JPEG ya da PNG, en çok 5 MB</Trans>}
        accept={APPLICATION_FILE_TYPES.join(',')}
        error={fileError && fieldWords({ code: fileError }, own)}
        onFile={(file) => send({ type: 'file.add', id: crypto.randomUUID(), file })}
      />
      {files.map((file) => (
        <OneFile key={file.id} file={file} snapshot={snapshot} send={send} />
      ))}
    </Stack>
  );
}

function OneFile({
  file: { id, file, status },
  snapshot,
  send,
}: CharityApplicationScreenProps & { file: ApplicationFile }) {
  const { t } = useLingui();
  const isCurrent = snapshot.matches({ files: 'uploading' }) && snapshot.context.current === id;
  const percent = Math.round(snapshot.context.share * 100);
  const { name } = file;
  return (
    <Card data-file={status}>
      <Row between>
        <Text strong css={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        <TextButton
          type="button"
          aria-label={t`${name} belgesini çıkar`}
          onClick={() => send({ type: 'file.remove', id })}
        >
          <Trans>Çıkar</Trans>
        </TextButton>
      </Row>
      {isCurrent && <Meter max={100} value={percent} aria-label={t`${name} gönderiliyor`} />}
      <output>
        {status === 'stored' && (
          <Text size="small" quiet>
            <Trans>Yüklendi</Trans>
          </Text>
        )}
        {status === 'waiting' && !isCurrent && (
          <Text size="small" quiet>
            <Trans>Sırada</Trans>
          </Text>
        )}
        {status === 'stopped' && (
          <Text size="small" quiet>
            <Trans>Durdurdun; gönderilmedi.</Trans>
          </Text>
        )}
        {status === 'refused' && (
          <FieldError>
            <Trans>Bu dosyayı açamadık; içi adındaki türe uymuyor ya da bozulmuş. Başka bir dosya ekle.</Trans>
          </FieldError>
        )}
        {status === 'failed' && (
          <FieldError>
            <Trans>Gönderemedik. Yeniden dene.</Trans>
          </FieldError>
        )}
      </output>
      <Row>
        {isCurrent && (
          <TextButton type="button" onClick={() => send({ type: 'file.stop', id })}>
            <Trans>Durdur</Trans>
          </TextButton>
        )}
        {(status === 'failed' || status === 'stopped') && (
          <TextButton type="button" onClick={() => send({ type: 'file.retry', id })}>
            <Trans>Yeniden dene</Trans>
          </TextButton>
        )}
      </Row>
    </Card>
  );
}
