import { formatLira } from '../../../../domain/money/index.ts';
import { welcomeOffer } from '../../../../domain/promo/index.ts';
import type { LandingText } from '../landing-blocks.ts';

const { code } = welcomeOffer;
const off = formatLira(welcomeOffer.amount);
const minimum = formatLira(welcomeOffer.minimum);
const href = `/packets?promoCode=${code}`;

export const text: LandingText = (locale) =>
  locale === 'en'
    ? {
        title: `${off} off your first order`,
        description: `The code ${code} takes ${off} off a first order of ${minimum} or more. Open the boxes from here and it is applied for you.`,
        blocks: [
          {
            type: 'hero',
            eyebrow: code,
            title: 'Nice to meet you.',
            accent: `${off} is on us.`,
            lead: `If this is your first order and your cart comes to ${minimum} or more, the code takes ${off} off.`,
            scene: 'new-packet',
            action: { label: 'Apply the code and see the boxes', href },
          },
          {
            type: 'proof',
            items: [
              {
                icon: 'check',
                title: 'Applied for you',
                text: 'The button puts the code into your cart. There is nothing to type.',
              },
              {
                icon: 'box',
                title: `From ${minimum}`,
                text: 'The discount shows in your cart as soon as you reach it.',
              },
              { icon: 'info', title: 'Once, on a first order', text: 'Each account can use it one time.' },
            ],
          },
          { type: 'packets', title: 'Most popular' },
          {
            type: 'questions',
            title: 'About the code',
            items: [
              {
                id: 'typed',
                title: 'Can I type the code myself?',
                text: `Yes. Write ${code} into the discount code field in your cart.`,
              },
              { id: 'other', title: 'I have ordered before. Does it work?', text: 'No. It is for first orders only.' },
            ],
          },
        ],
      }
    : {
        title: `İlk siparişinde ${off} indirim`,
        description: `${code} koduyla ${minimum} ve üzeri ilk siparişinde ${off} daha az ödersin. Paketlere buradan geç, kod sepetine kendiliğinden işlensin.`,
        blocks: [
          {
            type: 'hero',
            eyebrow: code,
            title: 'Tanışalım mı?',
            accent: `${off} bizden.`,
            lead: `Bu ilk siparişinse ve sepetin ${minimum} ya da üstündeyse kodla ${off} daha az ödersin.`,
            scene: 'new-packet',
            action: { label: 'Kodu uygula, paketlere geç', href },
          },
          {
            type: 'proof',
            items: [
              {
                icon: 'check',
                title: 'Kod kendiliğinden işlenir',
                text: 'Düğme kodu sepetine ekler, bir şey yazmana gerek yok.',
              },
              { icon: 'box', title: `Alt sınır ${minimum}`, text: 'Sınıra ulaştığında indirimi sepetinde görürsün.' },
              { icon: 'info', title: 'Bir kez, ilk siparişte', text: 'Her hesap bir kez kullanabilir.' },
            ],
          },
          { type: 'packets', title: 'Öne çıkanlar' },
          {
            type: 'questions',
            title: 'Kod hakkında',
            items: [
              {
                id: 'typed',
                title: 'Kodu kendim yazabilir miyim?',
                text: `Evet. Sepetindeki indirim kodu alanına ${code} yaz.`,
              },
              {
                id: 'other',
                title: 'Daha önce sipariş verdim, geçer mi?',
                text: 'Hayır, yalnızca ilk siparişte geçer.',
              },
            ],
          },
        ],
      };
