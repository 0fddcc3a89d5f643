import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { isLastMethod, type Provider, type SignInMethod } from '../../../domain/account/index.ts';
import { unauthorized } from '../../../domain/failure/index.ts';
import type {
  SignInMethodsEvent,
  signInMethodsMachine,
} from '../../../machines/sign-in-methods/sign-in-methods.machine.ts';
import { TextButton, TextLink } from '../../components/basics/app-link.tsx';
import { Card, Line, Lines } from '../../components/basics/card.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { ReadPage } from '../../components/account/read-page.tsx';
import { SignInAgain } from '../../components/account/sign-in-again.tsx';
import { Stack } from '../../components/basics/stack.tsx';
import { useDates } from '../../components/words/use-days.ts';
import { AskProof, type Wanted } from './ask-proof.tsx';

export interface SignInMethodsScreenProps {
  snapshot: SnapshotFrom<typeof signInMethodsMachine>;
  send: (event: SignInMethodsEvent) => void;
  /** Per provider that can be linked here, a function that begins the visit to it. */
  ways: Partial<Record<Provider, () => void>>;
  /** A provider's answer in this page's URL; null without one. */
  returned: { provider: Provider; idToken: string } | null;
}

const names = { google: 'Google', apple: 'Apple' };

/** Snapshot in, events out. A part of the page on security. */
export function SignInMethodsScreen(props: SignInMethodsScreenProps) {
  const { snapshot, send } = props;
  const { view } = snapshot.context;
  const [wanted, setWanted] = useState<Wanted | null>(
    () => props.returned && { action: 'link', ...props.returned, since: null },
  );
  const failure = snapshot.matches('suspended') ? unauthorized() : snapshot.context.failure;
  const isAsking = view !== null && wanted !== null && isOpen(wanted, snapshot);
  return (
    <ReadPage
      isPart
      title={<Trans>Nasıl giriyorsun?</Trans>}
      state={snapshot.value}
      busy={snapshot.hasTag('busy')}
      failure={isAsking ? null : failure}
      unreadable={
        snapshot.matches('unreadable') && {
          words: <Trans>Giriş yollarını şu an getiremedik. Açılınca son hâllerini görürsün.</Trans>,
          onRetry: () => send({ type: 'view.refresh' }),
        }
      }
    >
      {view && (
        <Card>
          {failure?.code === 'SIGN_IN_AGAIN' && <SignInAgain path="/account/profile/security" />}
          <Lines>
            <Password methods={view} />
            {view.map(
              ({ method, ...rest }) =>
                method !== 'password' && (
                  <One
                    key={method}
                    {...props}
                    {...rest}
                    provider={method}
                    isLast={isLastMethod(view, method)}
                    onUnlink={() =>
                      setWanted({
                        action: 'unlink',
                        provider: method,
                        since: { view, failure: snapshot.context.failure },
                      })
                    }
                  />
                ),
            )}
          </Lines>
          <output>
            {snapshot.matches('done') && wanted && <Done action={wanted.action} name={names[wanted.provider]} />}
          </output>
          {isAsking && (
            <AskProof
              {...wanted}
              name={names[wanted.provider]}
              snapshot={snapshot}
              onGive={(currentPassword) => {
                setWanted({ ...wanted, since: { view, failure: null } });
                send({ type: 'action.submit', request: { ...wanted, currentPassword } });
              }}
              onCancel={() => setWanted(null)}
            />
          )}
        </Card>
      )}
    </ReadPage>
  );
}

/** The dialog stays open until the change is done, or a failure occurs that another try cannot resolve. */
function isOpen({ since }: Wanted, { context: { view, failure } }: SignInMethodsScreenProps['snapshot']): boolean {
  if (since === null) return true;
  if (since.view !== view) return false;
  const canAnswer = failure?.code === 'WRONG_PASSWORD' || ['offline', 'unavailable'].includes(failure?.kind ?? '');
  return failure === null || failure === since.failure || canAnswer;
}

function Done({ action, name }: { action: Wanted['action']; name: string }) {
  return (
    <Notice tone="success" takesFocus>
      {action === 'link' ? (
        <Trans>Bundan sonra {name} ile de girebilirsin.</Trans>
      ) : (
        <Trans>{name} ile giriş kalktı. Diğer cihazlardaki oturumların kapandı.</Trans>
      )}
    </Notice>
  );
}

function Password({ methods }: { methods: readonly SignInMethod[] }) {
  const hasPassword = methods.some(({ method, isLinked }) => method === 'password' && isLinked);
  return (
    <Line>
      <Stack gap={1}>
        <b>
          <Trans>E-posta ve şifre</Trans>
        </b>
        <small>{hasPassword ? <Trans>Şifren var</Trans> : <Trans>Henüz şifren yok</Trans>}</small>
      </Stack>
      <TextLink href={hasPassword ? '/account/change-password' : '/account/create-password'}>
        {hasPassword ? <Trans>Şifremi değiştir</Trans> : <Trans>Şifre oluştur</Trans>}
      </TextLink>
    </Line>
  );
}

interface OneProps extends Pick<SignInMethodsScreenProps, 'snapshot' | 'ways'>, Omit<SignInMethod, 'method'> {
  provider: Provider;
  isLast: boolean;
  onUnlink: () => void;
}

function One({ provider, isLinked, linkedAt, isLast, ways, snapshot, onUnlink }: OneProps) {
  const { t } = useLingui();
  const dateOf = useDates();
  const name = names[provider];
  const day = linkedAt && dateOf(linkedAt);
  const begin = ways[provider];
  // The provider is not configured and not linked: it is not listed.
  if (!isLinked && !begin) return null;
  return (
    <Line>
      <Stack gap={1}>
        <b>{name}</b>
        <small>
          {day ? <Trans>Bağlandığı gün: {day}</Trans> : <Trans>Bağlı değil</Trans>}
          {isLast && (
            <>
              <br />
              <Trans>Tek giriş yolun bu. Kaldırmadan önce bir şifre oluştur.</Trans>
            </>
          )}
        </small>
      </Stack>
      {isLinked
        ? !isLast && (
            <TextButton
              type="button"
              disabled={snapshot.hasTag('busy')}
              aria-label={t`${name} ile girişi kaldır`}
              onClick={onUnlink}
            >
              <Trans>Kaldır</Trans>
            </TextButton>
          )
        : begin && (
            <TextButton type="button" aria-label={t`${name} hesabını bağla`} onClick={begin}>
              <Trans>Bağla</Trans>
            </TextButton>
          )}
    </Line>
  );
}
