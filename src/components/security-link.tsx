import { Trans } from '@lingui/react/macro';
import { TextLink } from './app-link.tsx';
import { ShieldIcon } from './icons.tsx';
import { Text } from './text.tsx';

/** From the pages about the account's owner to the one about who gets in. */
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
