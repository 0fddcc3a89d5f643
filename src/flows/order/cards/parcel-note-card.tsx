import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { canAsk, longestParcelNote } from '../../../../machines/order/order.machine.ts';
import { TextButton } from '../../../components/basics/app-link.tsx';
import { Button } from '../../../components/basics/button.tsx';
import { Card } from '../../../components/basics/card.tsx';
import { Row, Stack } from '../../../components/basics/stack.tsx';
import { TextAreaField } from '../../../components/fields/text-field.tsx';
import { Text } from '../../../components/basics/text.tsx';
import { useFocusOnWrong } from '../../../components/hooks/use-focus-on-wrong.ts';
import { useHandedFocus } from '../../../components/hooks/use-handed-focus.ts';
import { useFieldWords } from '../../../components/words/use-field-words.ts';
import type { OrderPartProps } from './order.types.ts';
import { useTyped } from '../../../components/hooks/use-typed.ts';
import { Paper } from './order.styles.ts';

/** The note in the box: always shown, editable until the box is packed. Input survives the end of a session. */
export function ParcelNoteCard({ order, snapshot, send }: OrderPartProps) {
  const { t } = useLingui();
  const fieldWords = useFieldWords();
  const place = useHandedFocus();
  const { form, submitted } = useFocusOnWrong(snapshot.hasTag('busy'));
  const { parcelNote } = order;
  const [editor, setEditor] = useTyped<{ text: string; isSent: boolean } | null>(`note of ${order._id}`, null);
  const isOpen = canAsk(order, 'writeParcelNote');
  // The stored note is the one that was sent: the editor closes.
  const isWritten = editor?.isSent && snapshot.matches('done') && editor.text.trim() === parcelNote;
  const draft = isOpen && !isWritten ? editor : null;
  const error = snapshot.context.errors.find(({ field }) => field === 'parcelNote');
  if (!isOpen && parcelNote === null) return null;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!draft) return;
    submitted();
    setEditor({ ...draft, isSent: true });
    send({ type: 'action.submit', request: { action: 'writeParcelNote', text: draft.text } });
  }
  return (
    <Card tone="sand">
      <h2>
        <Trans>Kutudaki mektup</Trans>
      </h2>
      {draft ? (
        <form noValidate ref={form} onSubmit={submit}>
          <Stack gap={4} ref={place}>
            <TextAreaField
              label={t`Mektubun`}
              hint={t`Elle yazılmış gibi basar, kutunun en üstüne koyarız. ${longestParcelNote - draft.text.length} harf kaldı.`}
              value={draft.text}
              error={error && fieldWords(error)}
              onValueChange={(text) => setEditor({ text, isSent: false })}
            />
            <Row>
              <Button type="submit" look="main" busy={snapshot.hasTag('busy')}>
                <Trans>Kutuya koy</Trans>
              </Button>
              <Button onClick={() => setEditor(null)}>
                <Trans>Vazgeç</Trans>
              </Button>
            </Row>
          </Stack>
        </form>
      ) : (
        <>
          {parcelNote === null ? (
            <Text quiet>
              <Trans>Kutu paketlenene kadar içine bir mektup koyabilirsin: kendine ya da açacak kişiye.</Trans>
            </Text>
          ) : (
            <Paper>{parcelNote}</Paper>
          )}
          {isOpen ? (
            <Row ref={place}>
              <Button look="ink" size="small" onClick={() => setEditor({ text: parcelNote ?? '', isSent: false })}>
                {parcelNote === null ? <Trans>Mektup yaz</Trans> : <Trans>Mektubu değiştir</Trans>}
              </Button>
              {parcelNote !== null && (
                <TextButton
                  type="button"
                  onClick={() => {
                    setEditor(null);
                    send({ type: 'action.submit', request: { action: 'removeParcelNote' } });
                  }}
                >
                  <Trans>Mektubu çıkar</Trans>
                </TextButton>
              )}
            </Row>
          ) : (
            <Text size="small" quiet tabIndex={-1} ref={place}>
              <Trans>Mektup artık değişmez.</Trans>
            </Text>
          )}
        </>
      )}
    </Card>
  );
}
