import { Trans } from '@lingui/react/macro';
import { pathIn } from '../../../domain/locale/index.ts';
import { TextLink } from '../basics/app-link.tsx';
import { Text } from '../basics/text.tsx';
import { useLocale } from '../words/use-locale.ts';

/** Leads to a fresh sign-in and back to `path`, in the page's language. */
export function SignInAgain({ path }: { path: string }) {
  const back = encodeURIComponent(pathIn(useLocale(), path));
  return (
    <Text>
      <TextLink href={`/auth/logout?redirect=${back}`}>
        <Trans>Yeniden giriş yap</Trans>
      </TextLink>
    </Text>
  );
}
