import { Trans } from '@lingui/react/macro';
import type { Account } from '../../../domain/account/index.ts';
import { isUndecided } from '../../../domain/charity/index.ts';
import { pathIn } from '../../../domain/locale/index.ts';
import { showLost } from '../../base/snackbar.ts';
import { useLatePart } from '../../base/use-late-part.ts';
import { ButtonLink } from '../../components/basics/button.tsx';
import { Container } from '../../components/basics/container.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { Section } from '../../components/basics/section.tsx';
import { TextSkeleton } from '../../components/feedback/skeleton.tsx';
import { Text } from '../../components/basics/text.tsx';
import { useLocale } from '../../components/words/use-locale.ts';
import { CharityApplicationsScreen } from '../../flows/charity-applications/charity-applications-screen.tsx';
import { useCharityApplications } from '../../flows/charity-applications/use-charity-applications.ts';
import { useSession } from '../../flows/session/use-session.ts';
import { CharityScreen } from './index.tsx';

const loadApplication = () => import('../../flows/charity-application/charity-application-host.tsx');

/** Public; a charity account also finds its applications here, and applies with `?apply=true`. Spec §2. */
export function CharityPage({ isApplying }: { isApplying: boolean }) {
  const account = useSession(({ context }) => context.account);
  const isSignedIn = useSession((snapshot) => snapshot.hasTag('signedIn'));
  if (account?.accountType !== 'charity') {
    return <CharityScreen actions={isSignedIn ? null : <Guest />} own={account ? <PersonalAccount /> : null} />;
  }
  if (isApplying) return <Applying account={account} />;
  return <OwnCharity />;
}

/** Only one application can be undecided: the next one is offered after its decision. */
function OwnCharity() {
  const [snapshot, send] = useCharityApplications();
  const isWaiting = snapshot.context.view?.applications.some(({ status }) => isUndecided(status)) ?? false;
  return (
    <CharityScreen
      actions={
        isWaiting ? (
          <Text quiet>
            <Trans>Başvurun karar bekliyor; yenisini ondan sonra yaparsın.</Trans>
          </Text>
        ) : (
          <ButtonLink look="main" href="/charity?apply=true">
            <Trans>Başvuru yap</Trans>
          </ButtonLink>
        )
      }
      own={
        <Section>
          <CharityApplicationsScreen snapshot={snapshot} send={send} />
        </Section>
      }
    />
  );
}

function Guest() {
  const back = encodeURIComponent(pathIn(useLocale(), '/charity'));
  return (
    <>
      <ButtonLink look="main" href={`/auth/register?redirect=${back}`}>
        <Trans>Kurum hesabı aç</Trans>
      </ButtonLink>
      <ButtonLink href={`/auth/login?redirect=${back}`}>
        <Trans>Giriş yap</Trans>
      </ButtonLink>
    </>
  );
}

function PersonalAccount() {
  return (
    <Section>
      <Notice tone="info">
        <Trans>
          Bu hesap kişisel; başvuru için kurum hesabı gerekir. Çıkış yapıp kurumun adına bir hesap açabilirsin.
        </Trans>
      </Notice>
    </Section>
  );
}

function Applying({ account }: { account: Account }) {
  const late = useLatePart('address', loadApplication, true, showLost);
  return (
    <Container>
      <Section css={{ maxWidth: '46rem' }}>
        {late ? <late.CharityApplication account={account} /> : <TextSkeleton lines={5} />}
      </Section>
    </Container>
  );
}
