import { Trans } from '@lingui/react/macro';
import { Container } from '../../../components/basics/container.tsx';
import { CheckIcon } from '../../../components/basics/icons.tsx';
import { MessagePage } from '../../../components/feedback/message-page.tsx';
import { ScenePicture } from '../../../components/pictures/scene-picture.tsx';
import { Welcome } from './auth.styles.ts';

/** Layout parts, for the sign-in form of another flow. */
export { Aside, Door, Form, FormColumn } from './auth.styles.ts';

/** The benefits of an account, beside a form on a wide screen. */
export function Benefits() {
  return (
    <Welcome>
      <ScenePicture scene="sign-in" />
      <h2>
        <Trans>Hesap ne işe yarar?</Trans>
      </h2>
      <ul>
        <li>
          <CheckIcon />
          <Trans>Kutunu atlar, gününü değiştirir, aboneliğini bitirirsin: hepsi tek ekranda.</Trans>
        </li>
        <li>
          <CheckIcon />
          <Trans>Kargon nerede, iaden ne oldu, görürsün.</Trans>
        </li>
        <li>
          <CheckIcon />
          <Trans>Adresini ve kartını her seferinde yazmazsın.</Trans>
        </li>
      </ul>
    </Welcome>
  );
}

/** Shown while the guest's cart takes the account's prices, once the session is open. */
export function Repricing() {
  return (
    <Container data-state="repricing" aria-busy="true">
      <MessagePage
        scene="sign-in"
        title={
          <Trans>
            Giriş yaptın. <em>Sepetin de geliyor</em>
          </Trans>
        }
      >
        <output>
          <Trans>Koyduğun her şey yerinde; hesabının fiyatlarına bakıyoruz.</Trans>
        </output>
      </MessagePage>
    </Container>
  );
}
