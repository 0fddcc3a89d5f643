import { Trans, useLingui } from '@lingui/react/macro';
import { inLocale } from '../../../domain/locale/index.ts';
import { type EditDraft, type EditWare, markOf, mostOfOne } from '../../../machines/edit-subscription/index.ts';
import { IconButton } from '../../components/button.tsx';
import { Line, Lines } from '../../components/card.tsx';
import { TrashIcon } from '../../components/icons.tsx';
import { Notice } from '../../components/notice.tsx';
import { Pill } from '../../components/pill.tsx';
import { Price } from '../../components/price.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { Row, Stack } from '../../components/stack.tsx';
import { Stepper } from '../../components/stepper.tsx';
import { useLocale } from '../../components/use-locale.ts';
import type { EditScreenProps } from './edit-subscription.types.ts';

interface EditLinesProps extends Pick<EditScreenProps, 'send'> {
  draft: EditDraft;
  held: EditDraft;
  wares: readonly EditWare[];
}

/** What comes in the box, each line with its mark; and what can be put in. */
export function EditLines({ draft, held, wares, send }: EditLinesProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const removed = held.lines.filter(({ key }) => !draft.lines.some((line) => line.key === key));
  const nameOf = ({ name }: EditWare) => inLocale(name, locale);
  return (
    <Stack gap={4}>
      <Lines aria-label={t`Kutunda ne var`}>
        {draft.lines.map((line) => {
          const mark = markOf(line, held);
          return (
            <Line key={line.key}>
              <div>
                <Row gap={2}>
                  <b>{nameOf(line)}</b>
                  {mark === 'new' && (
                    <Pill tone="success">
                      <Trans>Yeni</Trans>
                    </Pill>
                  )}
                  {mark === 'changed' && (
                    <Pill tone="info">
                      <Trans>Değişti</Trans>
                    </Pill>
                  )}
                </Row>
                {line.unitPrice !== null && (
                  <small>
                    <Price amount={line.unitPrice} />
                  </small>
                )}
                {line.problem === 'gone' && (
                  <Notice tone="warning">
                    <Trans>Bu artık satılmıyor. Kaydetmek için çıkar.</Trans>
                  </Notice>
                )}
                {line.problem === 'notForCharity' && (
                  <Notice tone="warning">
                    <Trans>Bu kurum hesaplarına satılmıyor. Kaydetmek için çıkar.</Trans>
                  </Notice>
                )}
              </div>
              <Row gap={2}>
                <Stepper
                  label={nameOf(line)}
                  value={line.quantity}
                  min={1}
                  max={mostOfOne}
                  onChange={(quantity) => send({ type: 'quantity.change', key: line.key, quantity })}
                />
                <IconButton
                  aria-label={t`Çıkar: ${nameOf(line)}`}
                  onClick={() => send({ type: 'line.remove', key: line.key })}
                >
                  <TrashIcon />
                </IconButton>
              </Row>
            </Line>
          );
        })}
        {removed.map((line) => (
          <Line key={line.key}>
            <div>
              <s>{nameOf(line)}</s>
              <small>
                <Trans>Çıkıyor</Trans>
              </small>
            </div>
          </Line>
        ))}
      </Lines>
      {draft.lines.length === 0 && (
        <Notice tone="warning">
          <Trans>Kutun boş kalmasın: bir şey ekle ya da aboneliği duraklat.</Trans>
        </Notice>
      )}
      <SelectField
        label={<Trans>Kutuya ekle</Trans>}
        placeholder={t`Seç`}
        value=""
        options={wares.map((ware) => ({ value: ware.key, label: nameOf(ware) }))}
        onValueChange={(key) => {
          const ware = wares.find((one) => one.key === key);
          if (ware) send({ type: 'line.add', ware });
        }}
      />
    </Stack>
  );
}
