import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

export function NotFoundScreen() {
  return (
    <section data-code="404">
      <p>404</p>
      <h1>
        <Trans>Bu sayfayı Sarman bile bulamadı.</Trans>
      </h1>
      <p>
        <Trans>Adres değişmiş ya da hiç olmamış olabilir.</Trans>
      </p>
      <Link to="/{-$locale}/store">
        <Trans>Mağazaya git</Trans>
      </Link>
    </section>
  );
}
