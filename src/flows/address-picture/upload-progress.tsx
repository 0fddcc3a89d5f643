import { Trans, useLingui } from '@lingui/react/macro';
import { TextButton } from '../../components/basics/app-link.tsx';
import { Meter } from '../../components/pictures/meter.tsx';
import { Row, Stack } from '../../components/basics/stack.tsx';
import { Text } from '../../components/basics/text.tsx';

export interface UploadProgressProps {
  /** Name of the file. */
  name: string;
  /** Uploaded share, from 0 to 1. */
  share: number;
  onCancel: () => void;
}

/** Progress of an upload, with a button that cancels it. */
export function UploadProgress({ name, share, onCancel }: UploadProgressProps) {
  const { t } = useLingui();
  const percent = Math.round(share * 100);
  return (
    <Stack gap={2}>
      <Meter max={100} value={percent} aria-label={t`${name} gönderiliyor`} />
      <Row between>
        <Text size="small" quiet>
          {percent < 100 ? <Trans>%{percent} gitti</Trans> : <Trans>Hazırlanıyor…</Trans>}
        </Text>
        <TextButton type="button" onClick={onCancel}>
          <Trans>Durdur</Trans>
        </TextButton>
      </Row>
    </Stack>
  );
}
