import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../components/basics/button.tsx';
import { Container } from '../../components/basics/container.tsx';
import { Stack } from '../../components/basics/stack.tsx';

/** The page of a token that belongs to no kind of mailed link. Spec §5. */
export function InvalidLink() {
  const { t } = useLingui();
  return (
    <Container width="narrow">
      <Stack>
        <h1>{t`Bu bağlantı geçersiz.`}</h1>
        <p>{t`Eksik kopyalanmış olabilir. E-postadaki bağlantıyı bir daha aç.`}</p>
        <div>
          <ButtonLink look="main" href="/">{t`Ana sayfaya dön`}</ButtonLink>
        </div>
      </Stack>
    </Container>
  );
}
