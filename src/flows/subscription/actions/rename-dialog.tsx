import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { longestName } from '../../../../machines/subscription/index.ts';
import { Button } from '../../../components/basics/button.tsx';
import { Dialog } from '../../../components/dialogs/modal.tsx';
import { Row, Stack } from '../../../components/basics/stack.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useFieldWords } from '../../../components/words/use-field-words.ts';
import { ActionErrors } from './action-dialog.tsx';
import type { SubscriptionPartProps } from '../plan/subscription.types.ts';

/** Gives the subscription a name, shown on the box and in every list. */
export function RenameDialog({ view, snapshot, send }: SubscriptionPartProps) {
  const fieldWords = useFieldWords();
  const { action, errors, failure } = snapshot.context;
  const [name, setName] = useState(action?.kind === 'rename' ? action.name : view.name);
  const wrong = errors.find(({ field }) => field === 'name');
  const close = () => send({ type: 'dialog.close' });
  function save(event: FormEvent) {
    event.preventDefault();
    send({ type: 'action.do', action: { kind: 'rename', name } });
  }
  return (
    <Dialog open onClose={close} title={<Trans>Kutunun adı</Trans>}>
      <form noValidate onSubmit={save}>
        <Stack>
          <ActionErrors failure={failure} />
          <TextField
            label={<Trans>Ad</Trans>}
            maxLength={longestName}
            data-autofocus=""
            value={name}
            error={wrong && fieldWords(wrong)}
            onValueChange={setName}
          />
          <Row>
            <Button type="submit" look="main" busy={snapshot.matches('performing')}>
              <Trans>Adı kaydet</Trans>
            </Button>
            <Button onClick={close}>
              <Trans>Vazgeç</Trans>
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}
