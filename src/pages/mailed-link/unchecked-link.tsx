import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../components/basics/button.tsx';
import { Container } from '../../components/basics/container.tsx';
import { Stack } from '../../components/basics/stack.tsx';

/** The page of a token while the keys to verify it cannot be read: it may be valid. */
export function UncheckedLink({ onRetry }: { onRetry: () => Promise<void> }) {
  const { t } = useLingui();
  const [isChecking, setIsChecking] = useState(false);
  const retry = async () => {
    setIsChecking(true);
    await onRetry();
    setIsChecking(false);
  };
  return (
    <Container width="narrow">
      <Stack>
        <h1>{t`Bağlantıya bakamadık`}</h1>
        <p>{t`Geçerli olup olmadığını henüz bilmiyoruz. İnternetine bak ya da biraz sonra yeniden dene.`}</p>
        <div>
          <Button look="main" busy={isChecking} onClick={() => void retry()}>{t`Yeniden dene`}</Button>
        </div>
      </Stack>
    </Container>
  );
}
