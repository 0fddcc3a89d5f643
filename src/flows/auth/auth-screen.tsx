import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { NO_PHONE } from '../../../domain/account/index.ts';
import type { AuthMode } from '../../../machines/auth/index.ts';
import { AppLink } from '../../components/basics/app-link.tsx';
import { Button } from '../../components/basics/button.tsx';
import { Container } from '../../components/basics/container.tsx';
import { Stack } from '../../components/basics/stack.tsx';
import { TruthLine } from '../../components/feedback/truth-line.tsx';
import { Lead } from '../../components/basics/text.tsx';
import { Door, FormColumn, Or, Ways } from './forms/auth.styles.ts';
import type { AuthDraft, AuthFormProps } from './forms/auth.types.ts';
import { Benefits, Repricing } from './forms/beside-forms.tsx';
import { ForgotForm } from './forms/forgot-form.tsx';
import { LoginForm } from './forms/login-form.tsx';
import { RegisterForm } from './forms/register-form.tsx';
import { ResetForm } from './forms/reset-form.tsx';

export interface AuthScreenProps extends Pick<AuthFormProps, 'snapshot' | 'send' | 'now' | 'pathTo' | 'onEmail'> {
  /** E-mail typed on another form. */
  email?: string;
  /** The configured providers: each function begins the visit to its provider. */
  providers?: { google?: () => void; apple?: () => void };
  /** Signing in leads to a payment with an unknown outcome. */
  isPaymentOpen?: boolean;
  /** Signing in leads to the checkout: the visitor may not have an account yet. */
  isForCheckout?: boolean;
  /** Signing in leads to a due payment, which belongs to the account and not to the cart. */
  isForDuePayment?: boolean;
}

const none: NonNullable<AuthScreenProps['providers']> = {};

const blank: AuthDraft = {
  kind: 'normal',
  email: '',
  password: '',
  newPassword: '',
  firstName: '',
  lastName: '',
  institution: '',
  phone: NO_PHONE,
  hasAgreed: false,
  marketing: { email: false, sms: false, call: false },
};

/** Signing in, registering and getting back in: one flow, one draft, four forms. */
export function AuthScreen({
  snapshot,
  send,
  now,
  pathTo,
  onEmail,
  email = '',
  providers = none,
  isPaymentOpen = false,
  isForCheckout = false,
  isForDuePayment = false,
}: AuthScreenProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useState({ ...blank, email });
  const write = (change: Partial<AuthDraft>) => setDraft((before) => ({ ...before, ...change }));
  const { mode } = snapshot.context;
  const form = { snapshot, send, draft, write, now, pathTo, onEmail };
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(mode);
  useEffect(() => {
    // After a password reset the sign-in form appears without a navigation: its heading takes the focus.
    if (shown.current !== mode) heading.current?.focus({ preventScroll: true });
    shown.current = mode;
  }, [mode]);

  if (snapshot.matches('repricing') || snapshot.matches('signedIn')) return <Repricing />;
  const forms: Record<AuthMode, ReactNode> = {
    login: <LoginForm {...form} />,
    register: <RegisterForm {...form} />,
    forgotPassword: <ForgotForm {...form} />,
    resetPassword: <ResetForm {...form} />,
  };
  return (
    <Container data-state={mode}>
      <Door>
        <FormColumn>
          <Head {...{ mode, isForCheckout, isForDuePayment }} headingRef={heading} />
          {isPaymentOpen && (
            <TruthLine money="unknown">
              <Trans>Giriş yapınca önce ödemenin sonucunu görürsün. Çekildiyse e-postayla da yazarız.</Trans>
            </TruthLine>
          )}
          {(mode === 'login' || mode === 'register') && (
            <>
              <Ways>
                <AppLink href={pathTo('register')} aria-current={mode === 'register' ? 'page' : undefined}>
                  <b>{t`Üye ol`}</b>
                  <small>{t`ilk alışverişim`}</small>
                </AppLink>
                <AppLink href={pathTo('login')} aria-current={mode === 'login' ? 'page' : undefined}>
                  <b>{t`Giriş yap`}</b>
                  <small>{t`hesabım var`}</small>
                </AppLink>
              </Ways>
              <Providers providers={providers} />
            </>
          )}
          {forms[mode]}
        </FormColumn>
        <Benefits />
      </Door>
    </Container>
  );
}

interface HeadProps {
  mode: AuthMode;
  isForCheckout: boolean;
  isForDuePayment: boolean;
  headingRef: React.Ref<HTMLHeadingElement>;
}

function Head({ mode, isForCheckout, isForDuePayment, headingRef }: HeadProps) {
  const onTheWay = (
    <Trans>
      Devam etmek için <em>giriş yap ya da üye ol</em>
    </Trans>
  );
  const titles: Record<AuthMode, ReactNode> = {
    login: isForCheckout ? (
      onTheWay
    ) : (
      <Trans>
        Hoş geldin, <em>yine</em>
      </Trans>
    ),
    register: isForCheckout ? (
      onTheWay
    ) : (
      <Trans>
        Tanışalım, <em>kısaca</em>
      </Trans>
    ),
    forgotPassword: (
      <Trans>
        Şifre unutulur, <em>yenisi yapılır</em>
      </Trans>
    ),
    resetPassword: (
      <Trans>
        Yeni şifren <em>ne olsun?</em>
      </Trans>
    ),
  };
  const leads: Record<AuthMode, ReactNode> = {
    login: isForDuePayment ? (
      <Trans>E-postada yazdığımız ödeme hesabında; ödemek için giriş yap.</Trans>
    ) : (
      <Trans>Sepetine koydukların yerinde; girince seninle gelir.</Trans>
    ),
    register: <Trans>Kendin için e-posta ve şifre yeter; adını ve adresini sipariş verirken sorarız.</Trans>,
    forgotPassword: <Trans>E-postanı yaz, yeni şifre için bir bağlantı gönderelim.</Trans>,
    resetPassword: <Trans>Değişince bütün cihazlardaki oturumların kapanır.</Trans>,
  };
  return (
    <header>
      <h1 ref={headingRef} tabIndex={-1}>
        {titles[mode]}
      </h1>
      <Lead>{leads[mode]}</Lead>
    </header>
  );
}

function Providers({ providers: { google, apple } }: { providers: NonNullable<AuthScreenProps['providers']> }) {
  const { t } = useLingui();
  if (!google && !apple) return null;
  return (
    <Stack gap={3}>
      {google && <Button wide onClick={google}>{t`Google ile devam et`}</Button>}
      {apple && <Button wide onClick={apple}>{t`Apple ile devam et`}</Button>}
      <Or>
        <Trans>ya da</Trans>
      </Or>
    </Stack>
  );
}
