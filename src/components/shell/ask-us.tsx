import { Trans } from '@lingui/react/macro';
import { CONTACT_EMAIL } from '../../../domain/brand.ts';
import { styled } from '../../theme/stitches.ts';
import { ButtonLink } from '../basics/button.tsx';
import { Stack } from '../basics/stack.tsx';
import { Text } from '../basics/text.tsx';

const Plate = styled(Stack, { padding: '$5', borderRadius: '$xl', background: '$sand', justifyItems: 'start' });

/** Ways to contact the shop, for readers who found no answer. */
export function AskUs() {
  return (
    <Plate as="section" gap={3}>
      <h2>
        <Trans>
          Burada yoksa <em>bize yaz</em>
        </Trans>
      </h2>
      <Text>
        <Trans>Siparişinle ilgiliyse sipariş numaranı da yaz; daha çabuk buluruz.</Trans>
      </Text>
      <ButtonLink look="ink" css={{ overflowWrap: 'anywhere' }} href={`mailto:${CONTACT_EMAIL}`}>
        {CONTACT_EMAIL}
      </ButtonLink>
    </Plate>
  );
}
