import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatPhone, fullName } from '../../../domain/account/index.ts';
import { LOCATION_LEVELS } from '../../../domain/address/index.ts';
import type { ApplicationStep } from '../../../domain/charity/index.ts';
import { inLocale } from '../../../domain/locale/index.ts';
import { TextButton } from '../../components/basics/app-link.tsx';
import { Card } from '../../components/basics/card.tsx';
import { Row, Stack } from '../../components/basics/stack.tsx';
import { Text } from '../../components/basics/text.tsx';
import { useCorporationKinds } from '../../components/words/use-corporation-kinds.ts';
import { useLocale } from '../../components/words/use-locale.ts';
import type { CharityApplicationScreenProps } from './charity-application.types.ts';

/** All that is sent, each part with a button back to its step. */
export function Summary({ snapshot, send }: CharityApplicationScreenProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const kinds = useCorporationKinds();
  const { draft, files } = snapshot.context;
  const { applicationType, corporationName, email, quantity, recipient } = draft;
  const places = LOCATION_LEVELS.toReversed().flatMap((level) => {
    const place = draft.location[level];
    return place ? [inLocale(place.name, locale)] : [];
  });
  const sent = files.filter(({ status }) => status === 'stored' || status === 'waiting');
  const unsent = files.filter((file) => !sent.includes(file));
  const part = (step: Exclude<ApplicationStep, 'summary'>, title: string, children: ReactNode) => (
    <Card>
      <Row between>
        <h2>{title}</h2>
        {snapshot.can({ type: 'step.open', step }) && (
          <TextButton
            type="button"
            aria-label={t`${title}: değiştir`}
            onClick={() => send({ type: 'step.open', step })}
          >
            <Trans>Değiştir</Trans>
          </TextButton>
        )}
      </Row>
      {children}
    </Card>
  );
  return (
    <Stack gap={4}>
      {part('type', t`Tür`, <Text>{applicationType !== '' && kinds[applicationType]}</Text>)}
      {part(
        'contact',
        t`Kurum`,
        <>
          <Text>{corporationName}</Text>
          <Text size="small" quiet>
            {fullName(draft)} · {email} · {formatPhone(draft.phone)}
          </Text>
        </>,
      )}
      {part(
        'need',
        t`İhtiyaç`,
        <>
          <Text strong>
            <Trans>{quantity} paket</Trans>
          </Text>
          <Text>{recipient}</Text>
        </>,
      )}
      {part('detail', t`Ayrıntı`, <Text>{draft.requestDetail}</Text>)}
      {part('address', t`Adres`, <Text>{[draft.line, ...places].join(', ')}</Text>)}
      {part(
        'files',
        t`Belgeler`,
        <>
          {sent.length === 0 && (
            <Text>
              <Trans>Belge eklemedin.</Trans>
            </Text>
          )}
          {sent.map(({ id, file }) => (
            <Text key={id}>{file.name}</Text>
          ))}
          {unsent.map(({ id, file: { name } }) => (
            <Text key={id} size="small" quiet>
              <Trans>{name} gönderilmeyecek.</Trans>
            </Text>
          ))}
        </>,
      )}
    </Stack>
  );
}
