import { msg } from '#words';
import { type Phrase, stateName } from 'machine-explorer';
import { findFlows, loadFlow } from 'machine-explorer/node';
import { countedStates, machineShape } from 'model-testing';
import type { Localized } from '../../domain/locale/index.ts';
import { type CardBehaviour, TEST_CARDS } from '../../server/sandbox-bank/cards/test-cards.ts';
import explorer from '../../explorer.config.ts';

/** `three-d-secure unknown`: a flow and the path of a state in it. */
type Place = `${string} ${string}`;

const declined: Place[] = ['three-d-secure declined', 'checkout declined'];
const unknown: Place[] = ['three-d-secure unknown', 'checkout paying.unknown', 'open-payment open'];
const paid: Place[] = ['three-d-secure paid', 'checkout paid', 'open-payment paid'];
const returned: Place[] = ['refund answered'];
const due: Place[] = ['due-payment due'];

/** The states in which a shopper sees what the sandbox bank does with a card. */
const cards: Record<CardBehaviour, Place[]> = {
  succeeds: paid,
  insufficientFunds: declined,
  doNotHonour: declined,
  cardExpired: declined,
  securityCodeWrong: declined,
  mdStatusZero: declined,
  mdStatusFour: declined,
  initialisationFails: ['checkout declined'],
  notRefundable: returned,
  hangsBeforeCharge: unknown,
  hangsAfterCharge: unknown,
  callsBackTwice: paid,
  callsBackLate: ['three-d-secure settling'],
  callsBackEarly: ['three-d-secure settling'],
  chargesWrongAmount: ['open-payment refunded'],
  renewalNeedsChallenge: due,
  renewalDeclines: due,
  declinesThenLands: [...declined, 'open-payment refunded'],
  landsLate: [...unknown, 'open-payment refunded'],
  answersUnlistedCode: unknown,
  losesReports: returned,
  refundsOneLine: returned,
  goesDark: unknown,
  storedNeedsChallenge: ['three-d-secure approving'],
};

/** The states that a mail is about, by what it says. */
const mails: [Localized, Place[]][] = [
  [msg`{brand}: siparişin alındı ({numbers})`, paid],
  [msg`{brand}: ödemen tamamlanmadı`, [...declined, 'three-d-secure expired', 'open-payment notCharged']],
  [msg`{brand}: bankan ödemenin sonucunu henüz bildirmedi`, unknown],
  [
    msg`Bankan {amount} tutarındaki ödemenin sonucunu yarım saattir bildirmiyor; para çekildi mi, bilmiyoruz. Sormayı sürdürüyoruz, ekibimiz de bakıyor.`,
    unknown,
  ],
  [msg`{brand}: ödemen iade edildi`, ['open-payment refunded']],
  [msg`ödemen alınamadı`, due],
  [msg`kutun ödeme bekliyor`, due],
  [msg`kutun için yarın son gün`, due],
  [msg`{brand}: iade talebini aldık ({number})`, ['refund requested']],
  [msg`{brand}: iaden onaylandı ({number})`, returned],
  [msg`{brand}: iaden kartında ({number})`, returned],
  [msg`{brand}: iade talebini kabul edemedik ({number})`, returned],
  [msg`bir sonraki kutun`, ['mail-action ready']],
  [msg`{brand} şifreni yenile`, ['auth forgotPassword.sent']],
  [msg`{brand} giriş kodun`, ['sign-in-code typing']],
  [msg`{brand} hesabının yeni e-postası`, ['new-email ready']],
  [msg`{brand} hesabın silindi`, ['delete-account deleted']],
  [msg`Kutu önerin hazır`, ['quiz stored']],
];

const withoutValues = (text: string) => text.replace(/^\{brand\}:? /, '').replaceAll(/\{\w+\}/g, '…');

/** What test cards and mails say, and the states that they lead to: a search for the text finds those states. */
export async function explorerPhrases(): Promise<Phrase[]> {
  const flows = new Map(findFlows(explorer).map((flow) => [flow.name, flow]));
  const phraseOf = async (place: Place, from: Localized, text: Localized): Promise<Phrase> => {
    const [flow, state] = place.split(' ') as [string, string];
    const spec = await loadFlow(flows.get(flow)!);
    const found = countedStates(machineShape(spec.machine)).find(({ path }) => path.join('.') === state);
    if (!found) throw new Error(`scripts/generate/explorer-phrases.ts: ${flow} has no state ${state}`);
    const name = { tr: stateName(spec, found.path, 'tr'), en: stateName(spec, found.path, 'en') };
    return { flow, state, name, from, text };
  };
  const ofCards = TEST_CARDS.flatMap(({ number, behaviour, caption }) => {
    const digits = number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
    const from = { tr: `Test kartı ${digits}`, en: `Test card ${digits}` };
    return cards[behaviour].map((place) => phraseOf(place, from, caption));
  });
  const ofMails = mails.flatMap(([{ tr, en }, places]) =>
    places.map((place) =>
      phraseOf(place, { tr: 'E-posta', en: 'Mail' }, { tr: withoutValues(tr), en: withoutValues(en) }),
    ),
  );
  return Promise.all([...ofCards, ...ofMails]);
}
