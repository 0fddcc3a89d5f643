import { Trans } from '@lingui/react/macro';
import { TextLink } from '../basics/app-link.tsx';
import { ShieldIcon } from '../basics/more-icons.tsx';
import { Text } from '../basics/text.tsx';

/** Link from the pages about the account's owner to the one about sign-in methods and sessions. */
export function SecurityLink() {
  return (
    <Text>
      <TextLink href="/account/profile/security">
        <ShieldIcon />
        <Trans>Güvenlik: giriş yolların, açık oturumların</Trans>
      </TextLink>
    </Text>
  );
}
