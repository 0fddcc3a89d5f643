import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import { unauthorized } from '../../../domain/failure/index.ts';
import type { CardsEvent, cardsMachine } from '../../../machines/cards/cards.machine.ts';
import { Card } from '../../components/basics/card.tsx';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx';
import { PlusIcon } from '../../components/basics/icons.tsx';
import { ReadPage } from '../../components/account/read-page.tsx';
import { Stack } from '../../components/basics/stack.tsx';
import { Text } from '../../components/basics/text.tsx';
import type { CardCheckProps } from '../card-check/card-check.types.ts';
import { CardForm, useTypedCard } from '../card-check/card-form.tsx';
import { CheckNews } from '../card-check/check-news.tsx';
import { AddTile, Cards, Whole } from './cards.styles.ts';
import { OneCard, useCardTitle } from './one-card.tsx';

export interface CardsScreenProps {
  snapshot: SnapshotFrom<typeof cardsMachine>;
  send: (event: CardsEvent) => void;
  /** The card-check flow, which adds a card. */
  check: CardCheckProps;
  /** The 3-D Secure view, while an approval is open. */
  challenge: ReactNode;
  loginPath: string;
  /** Epoch milliseconds. */
  now: () => number;
}

/** Snapshots in, events out. */
export function CardsScreen({ snapshot, send, check, challenge, loginPath, now }: CardsScreenProps) {
  const { adding, draft, write } = useTypedCard(check);
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root, `${snapshot.value} ${check.snapshot.value}`);
  const { rows } = snapshot.context;
  // In other states the news of the card check has its own button for another card.
  const mayAdd = check.snapshot.matches('closed') || check.snapshot.matches('saved');
  const isUnreadable = snapshot.matches('unreadable');
  const failure = snapshot.matches('suspended') ? unauthorized() : snapshot.context.failure;
  // If neither the cards nor the check can be read, one message is enough.
  const isQuiet = isUnreadable && check.snapshot.matches('lookupFailed') && check.snapshot.context.attemptId === null;
  const news = !isQuiet && <CheckNews {...adding} loginPath={loginPath} />;
  return (
    <div ref={root} data-check-state={check.snapshot.value}>
      {check.snapshot.matches('challenging') ? (
        <Whole>{challenge}</Whole>
      ) : (
        <Stack gap={5}>
          <ReadPage
            title={
              <Trans>
                Kartların <em>ödeme kuruluşunda saklı</em>
              </Trans>
            }
            lead={<Trans>Numaraları bizde durmaz; numaradan yalnız son dört haneyi tutarız.</Trans>}
            state={snapshot.value}
            busy={snapshot.hasTag('busy')}
            failure={failure}
            unreadable={
              isUnreadable && {
                words: <Trans>Kartlarını şu an getiremedik. Açılınca son hâllerini görürsün.</Trans>,
                onRetry: () => send({ type: 'list.refresh' }),
              }
            }
          >
            {rows && (
              <Stack gap={5}>
                {!isUnreadable && news}
                {rows.length === 0 && check.snapshot.matches('closed') && (
                  <Text>
                    <Trans>Henüz kayıtlı kartın yok. Şimdi ekleyebilir ya da ödeme yaparken kaydedebilirsin.</Trans>
                  </Text>
                )}
                {(rows.length > 0 || mayAdd) && (
                  <Cards>
                    {rows.map((card, index) => (
                      <li key={card._id}>
                        <OneCard card={card} index={index} send={send} now={now} />
                      </li>
                    ))}
                    {mayAdd && (
                      <li>
                        <AddTile type="button" data-add="" onClick={() => adding.send({ type: 'card.add' })}>
                          <PlusIcon />
                          <Trans>Kart ekle</Trans>
                        </AddTile>
                      </li>
                    )}
                  </Cards>
                )}
                {check.snapshot.hasTag('form') && (
                  <Card aria-labelledby="new-card">
                    <h2 id="new-card">
                      <Trans>Yeni kart</Trans>
                    </h2>
                    <CardForm {...adding} {...{ draft, write, now }} />
                  </Card>
                )}
              </Stack>
            )}
          </ReadPage>
          {(isUnreadable || !rows) && news}
        </Stack>
      )}
      <Deleting snapshot={snapshot} send={send} />
    </div>
  );
}

/** The focused row or form may be removed: the focus then goes to the button that adds a card, or to the heading. */
function useKeptFocus(root: { current: HTMLElement | null }, state: string) {
  const shown = useRef(state);
  const wasHere = useRef(false);
  useEffect(() => {
    if (shown.current !== state && wasHere.current && document.activeElement === document.body) {
      const target = root.current?.querySelector<HTMLElement>('[data-add]') ?? root.current?.querySelector('h1');
      if (target?.tagName === 'H1') target.setAttribute('tabindex', '-1');
      target?.focus({ preventScroll: true });
    }
    shown.current = state;
    wasHere.current = root.current?.contains(document.activeElement) ?? false;
  }, [root, state]);
}

function Deleting({ snapshot, send }: Pick<CardsScreenProps, 'snapshot' | 'send'>) {
  const { t } = useLingui();
  const titleOf = useCardTitle();
  const { chosen, rows } = snapshot.context;
  const title = chosen ? titleOf(chosen) : '';
  const hasOthers = (rows?.length ?? 0) > 1;
  return (
    <ConfirmDialog
      open={snapshot.matches('confirming') || snapshot.matches('deleting')}
      title={t`${title} silinsin mi?`}
      confirmLabel={t`Kartı sil`}
      busy={snapshot.matches('deleting')}
      onConfirm={() => send({ type: 'delete.confirm' })}
      onCancel={() => send({ type: 'delete.cancel' })}
    >
      <p>
        <Trans>
          Kart ödeme kuruluşundan da silinir. Hiçbir aboneliğine bağlı değil; istersen sonra yeniden eklersin.
        </Trans>
      </p>
      {chosen?.isPrimary && hasOthers && (
        <p>
          <Trans>Ana kartın bu: silinince en son eklediğin kart ana kartın olur.</Trans>
        </p>
      )}
    </ConfirmDialog>
  );
}
