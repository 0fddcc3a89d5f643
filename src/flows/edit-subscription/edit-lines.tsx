import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { times } from '../../../domain/money/index.ts';
import { inLocale } from '../../../domain/locale/index.ts';
import {
  type EditDraft,
  type EditLine,
  type EditView,
  type EditItem,
  markOf,
  mostOfOne,
  savedFor,
} from '../../../machines/edit-subscription/index.ts';
import { TextButton } from '../../components/basics/app-link.tsx';
import { Button } from '../../components/basics/button.tsx';
import { PlusIcon } from '../../components/basics/icons.tsx';
import { Lines } from '../../components/basics/card.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { Pill } from '../../components/basics/pill.tsx';
import { Price } from '../../components/payment/price.tsx';
import { Row, Stack } from '../../components/basics/stack.tsx';
import { Stepper } from '../../components/fields/stepper.tsx';
import { useLocale } from '../../components/words/use-locale.ts';
import { EditedLine } from './edit-subscription.styles.ts';
import type { EditScreenProps } from './edit-subscription.types.ts';
import { ItemPicture } from './item-picture.tsx';
import { ItemShelves } from './item-shelves.tsx';
import { PacketInside } from './packet-inside.tsx';

interface EditLinesProps extends Pick<EditScreenProps, 'send'> {
  draft: EditDraft;
  view: EditView;
}

/** The lines of the box, each with the mark of its change and an undo; and the items that can be added. */
export function EditLines({ draft, view, send }: EditLinesProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const [isAdding, setAdding] = useState(false);
  const { items } = view;
  const inBox = new Set(draft.lines.map(({ key }) => key));
  const saved = savedFor(draft, view);
  const removed = saved.lines.filter(({ key }) => !draft.lines.some((line) => line.key === key));
  const nameOf = ({ name }: EditItem) => inLocale(name, locale);
  const putBack = ({ quantity, ...item }: EditLine) => {
    send({ type: 'line.add', item });
    send({ type: 'quantity.change', key: item.key, quantity });
  };
  return (
    <Stack gap={4}>
      <Lines aria-label={t`Kutunda ne var`}>
        {draft.lines.map((line) => (
          <OneLine key={line.key} {...{ line, view, saved, inBox, send }} name={nameOf(line)} />
        ))}
        {removed.map((line) => (
          <EditedLine key={line.key}>
            <ItemPicture item={line} size={56} />
            <div>
              <Pill tone="error">
                <Trans>Çıkıyor</Trans>
              </Pill>
              <b>
                <s>{nameOf(line)}</s>
              </b>
              <small>
                <Trans>Kaydedene kadar burada durur.</Trans>
              </small>
            </div>
            {line.problem === null && (
              <TextButton type="button" aria-label={t`Geri koy: ${nameOf(line)}`} onClick={() => putBack(line)}>
                <Trans>Geri koy</Trans>
              </TextButton>
            )}
          </EditedLine>
        ))}
      </Lines>
      {draft.lines.length === 0 && (
        <Notice tone="warning">
          <Trans>Kutun boş kalmasın: bir şey ekle ya da aboneliği duraklat.</Trans>
        </Notice>
      )}
      <Row>
        <Button aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
          <PlusIcon />
          <Trans>Kutuya ekle</Trans>
        </Button>
      </Row>
      {isAdding && (
        <ItemShelves
          label={t`Kutuya ekle`}
          items={items}
          inBox={inBox}
          onChoose={(item) => send({ type: 'line.add', item })}
        />
      )}
    </Stack>
  );
}

interface OneLineProps extends Pick<EditScreenProps, 'send'> {
  line: EditLine;
  view: EditView;
  /** The stored state in the scope of the draft. */
  saved: EditDraft;
  inBox: ReadonlySet<string>;
  name: string;
}

function OneLine({ line, view, saved, inBox, send, name }: OneLineProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const [open, setOpen] = useState<'replace' | 'inside' | null>(null);
  // An item that is in the box keeps its price, whatever it costs in the shop now.
  const unitPrice = view.charged[line.key] ?? line.unitPrice;
  const mark = markOf(line, saved);
  const before = saved.lines.find(({ key }) => key === line.key)?.quantity ?? null;
  const replace = (by: EditItem) => {
    setOpen(null);
    send({ type: 'line.replace', key: line.key, by });
  };
  return (
    <EditedLine>
      <ItemPicture item={line} size={56} />
      <div>
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
        <b>{name}</b>
        {line.boxes && view.packable.length > 0 && (
          <small>
            {line.boxes
              .map(({ productId, quantity }) => {
                const product = view.packable.find(({ id }) => id === productId);
                return product ? `${quantity} × ${inLocale(product.name, locale)}` : '';
              })
              .filter(Boolean)
              .join(', ')}
          </small>
        )}
      </div>
      {unitPrice !== null && <Price amount={times(unitPrice, line.quantity)} />}
      <Problem line={line} />
      <Row gap={3} data-actions="">
        <Stepper
          label={name}
          value={line.quantity}
          min={1}
          max={mostOfOne}
          onChange={(quantity) => send({ type: 'quantity.change', key: line.key, quantity })}
        />
        {mark === 'changed' && before !== null && (
          <TextButton
            type="button"
            aria-label={t`Geri al: ${name}`}
            onClick={() => send({ type: 'quantity.change', key: line.key, quantity: before })}
          >
            <Trans>Geri al</Trans>
          </TextButton>
        )}
        {line.boxes && view.packable.length > 0 && (
          <TextButton
            type="button"
            aria-label={t`İçini değiştir: ${name}`}
            aria-expanded={open === 'inside'}
            onClick={() => setOpen(open === 'inside' ? null : 'inside')}
          >
            <Trans>İçini değiştir</Trans>
          </TextButton>
        )}
        <TextButton
          type="button"
          aria-label={t`Başkasıyla değiştir: ${name}`}
          aria-expanded={open === 'replace'}
          onClick={() => setOpen(open === 'replace' ? null : 'replace')}
        >
          <Trans>Başkasıyla değiştir</Trans>
        </TextButton>
        <TextButton
          type="button"
          aria-label={t`Çıkar: ${name}`}
          onClick={() => send({ type: 'line.remove', key: line.key })}
        >
          <Trans>Çıkar</Trans>
        </TextButton>
      </Row>
      {open === 'replace' && (
        <div data-actions="">
          <ItemShelves
            label={t`${name} yerine`}
            items={view.items.filter(({ key }) => key !== line.key)}
            inBox={inBox}
            onChoose={replace}
          />
        </div>
      )}
      {open === 'inside' && (
        <PacketInside line={line} view={view} name={name} onChoose={replace} onClose={() => setOpen(null)} />
      )}
    </EditedLine>
  );
}

/** The problem of a line. It blocks every other change of the contents. Spec §6. */
function Problem({ line: { problem } }: { line: EditLine }) {
  if (problem === null) return null;
  return (
    <Notice tone="warning" data-actions="">
      {problem === 'gone' ? (
        <Trans>Bu artık satılmıyor. Kutuda başka bir şeyi değiştirmek için önce bunu çıkar.</Trans>
      ) : (
        <Trans>Bu kurum hesaplarına satılmıyor. Kaydetmek için çıkar.</Trans>
      )}
    </Notice>
  );
}
