import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { inLocale } from '../../../../domain/locale/index.ts';
import { canAsk } from '../../../../machines/order/order.machine.ts';
import { Accordion } from '../../../components/basics/accordion.tsx';
import { Button } from '../../../components/basics/button.tsx';
import { Card } from '../../../components/basics/card.tsx';
import { Dialog } from '../../../components/dialogs/modal.tsx';
import { Row, Stack } from '../../../components/basics/stack.tsx';
import { Text } from '../../../components/basics/text.tsx';
import { useDates } from '../../../components/words/use-days.ts';
import { useLocale } from '../../../components/words/use-locale.ts';
import type { OrderPartProps } from './order.types.ts';

/** The receipt of a purchase, and the texts that were accepted with it. */
export function PapersCard({ order, snapshot, send }: OrderPartProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const dateOf = useDates();
  const [isReading, setReading] = useState(false);
  if (!canAsk(order, 'download')) return null;
  const { agreements } = order;
  const busy = snapshot.hasTag('busy');
  return (
    <Card>
      <h2>
        <Trans>Belgelerin</Trans>
      </h2>
      <Text quiet>
        <Trans>Ne ödediğin ve içindeki KDV bir PDF’te. Ödeme belgesidir, e-Arşiv faturası değildir.</Trans>
      </Text>
      <Row>
        <Button
          size="small"
          busy={busy}
          onClick={() => send({ type: 'action.submit', request: { action: 'download', locale } })}
        >
          <Trans>Ödeme belgesini indir</Trans>
        </Button>
        <Button
          size="small"
          busy={busy}
          onClick={() => {
            setReading(true);
            if (!agreements) send({ type: 'action.submit', request: { action: 'readAgreements' } });
          }}
        >
          <Trans>Sözleşmeni oku</Trans>
        </Button>
      </Row>
      {agreements && (
        <Dialog open={isReading} onClose={() => setReading(false)} title={t`Kabul ettiğin metinler`} size="wide" isText>
          <Stack gap={4}>
            <Text quiet>
              <Trans>{dateOf(agreements.acceptedAt)} tarihinde, ödemeden önce kabul ettin.</Trans>
            </Text>
            <Accordion
              items={agreements.texts.map(({ title, sections }) => ({
                id: title.tr,
                title: inLocale(title, locale),
                content: sections.map(({ heading, paragraphs }) => (
                  <section key={heading.tr}>
                    <h3>{inLocale(heading, locale)}</h3>
                    {paragraphs.map((paragraph) => (
                      <p key={paragraph.tr}>{inLocale(paragraph, locale)}</p>
                    ))}
                  </section>
                )),
              }))}
            />
          </Stack>
        </Dialog>
      )}
    </Card>
  );
}
