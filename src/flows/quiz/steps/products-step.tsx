import { Trans, useLingui } from '@lingui/react/macro';
import { CURRENT_PRODUCT_TYPES, type CurrentProductType } from '../../../../domain/quiz/index.ts';
import { PiecePicture } from '../../../components/pictures/piece-picture.tsx';
import { Stack } from '../../../components/basics/stack.tsx';
import { VisuallyHidden } from '../../../components/basics/visually-hidden.tsx';
import { QuestionHead } from '../parts/quiz-frame.tsx';
import { Tiles } from '../parts/quiz.styles.ts';
import type { QuestionProps } from '../parts/quiz.types.ts';
import { Tile } from '../parts/tile.tsx';

const pictures = {
  pad: 'pad.super',
  tampon: 'tampon.standard',
  pantyliner: 'pantyliner.standard',
} as const;

export function ProductsStep({ draft, change }: QuestionProps) {
  const { t } = useLingui();
  const { productTypes } = draft;
  const names: Record<CurrentProductType, [title: string, detail: string]> = {
    pad: [t`Ped`, t`Gündüz, gece ya da ikisi.`],
    tampon: [t`Tampon`, t`Gündüz tampon, gece ped öneririz.`],
    pantyliner: [t`Günlük ped`, t`Ne zaman kullandığını birazdan soracağız.`],
    cup: [t`Kap`, t`Bizde yok; kutuna yedek olarak ped koyarız.`],
    'period-underwear': [t`Adet külotu`, t`Bizde yok; kutuna yedek olarak ped koyarız.`],
    other: [t`Başka bir şey`, t`Kutuna yedek olarak ped koyarız.`],
  };
  const choose = (type: CurrentProductType, isChosen: boolean) =>
    change({
      productTypes: CURRENT_PRODUCT_TYPES.filter((one) => (one === type ? isChosen : productTypes.includes(one))),
    });
  return (
    <Stack gap={5}>
      <QuestionHead
        title={
          <Trans>
            Şu an <em>ne kullanıyorsun?</em>
          </Trans>
        }
        lead={<Trans>Birden çok seçebilirsin. Henüz hiçbirini kullanmıyorsan boş bırak, devam et.</Trans>}
      />
      <Tiles columns={3}>
        <VisuallyHidden as="legend">{t`Kullandığın ürünler`}</VisuallyHidden>
        {CURRENT_PRODUCT_TYPES.map((type) => (
          <Tile
            key={type}
            type="checkbox"
            name={type}
            checked={productTypes.includes(type)}
            onChoose={(isChosen) => choose(type, isChosen)}
            picture={type in pictures && <PiecePicture kind={pictures[type as keyof typeof pictures]} />}
            title={names[type][0]}
            detail={names[type][1]}
          />
        ))}
      </Tiles>
    </Stack>
  );
}
