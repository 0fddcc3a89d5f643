import { Trans } from '@lingui/react/macro';

interface ErrorScreenProps {
  /** What was thrown while rendering; absent on the page /500 itself. */
  error?: unknown;
  retry: () => void;
}

/** The fallback of a page that could not be rendered. Spec §2, §8. */
export function ErrorScreen({ retry }: ErrorScreenProps) {
  return (
    <section data-code="500">
      <p>500</p>
      <h1>
        <Trans>Bizim tarafta bir şey devrildi.</Trans>
      </h1>
      <p>
        <Trans>Sepetin yerinde duruyor. Bir kez daha deneyelim.</Trans>
      </p>
      <button type="button" onClick={retry}>
        <Trans>Tekrar dene</Trans>
      </button>
    </section>
  );
}
