import { inLocale } from '../../../../domain/locale/index.ts';
import {
  boxSizesOf,
  intensityOf,
  type PackableType,
  productShelfName,
  subTypeNames,
} from '../../../../domain/product/index.ts';
import {
  countAbove,
  countBelow,
  countOf,
  type CustomPacketEvent,
  type PacketShelf,
  shelfKey,
} from '../../../../machines/custom-packet/index.ts';
import { needsApp } from '../../../alive/index.ts';
import { BoxLine } from '../../../components/catalogue/box-line.tsx';
import { Flow } from '../../../components/pictures/drops.tsx';
import { kindName } from '../../../components/catalogue/packets/packet-words.ts';
import { PiecePicture } from '../../../components/pictures/piece-picture.tsx';
import { Stepper } from '../../../components/fields/stepper.tsx';
import { useLocale } from '../../../components/words/use-locale.ts';
import { isKind } from '../../../../art/products/contents.ts';
import { styled } from '../../../theme/stitches.ts';
import { linesOf } from './box-lines.ts';
import { useBoxWords } from './box-words.ts';
import type { CustomPacketSnapshot } from './custom-packet.types.ts';

const Head = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '0 $4',
  paddingBottom: '$2',
  '& h2': { fontSize: '1.5rem' },
  '& p': { fontSize: '$small', color: '$ink2' },
});

interface TypeShelfProps {
  type: PackableType;
  shelves: readonly PacketShelf[];
  snapshot: CustomPacketSnapshot;
  send: (event: CustomPacketEvent) => void;
}

/** The sub-types of one type, each with its stepper and the boxes that make its count. */
export function TypeShelf({ type, shelves, snapshot, send }: TypeShelfProps) {
  const locale = useLocale();
  const { sizesInWords, boxesInWords } = useBoxWords();
  const lines = linesOf(snapshot.context);
  return (
    <section aria-label={inLocale(productShelfName(type), locale)}>
      <Head>
        <h2>{inLocale(productShelfName(type), locale)}</h2>
        <p>{sizesInWords(boxSizesOf(type))}</p>
      </Head>
      <ul>
        {shelves.map((shelf) => {
          const key = shelfKey(shelf);
          const count = countOf(snapshot.context, key);
          const values = [countBelow(snapshot.context, key), count, countAbove(snapshot.context, key)];
          const intensity = intensityOf(shelf.type, shelf.subType);
          const line = lines.find((one) => one.key === key);
          return (
            <BoxLine
              key={key}
              picture={isKind(key) ? <PiecePicture kind={key} /> : <span />}
              name={inLocale(subTypeNames[shelf.subType], locale)}
              flow={intensity && <Flow level={intensity} quiet />}
              stepper={
                <Stepper
                  label={kindName(shelf, locale)}
                  value={count}
                  values={values.filter((value) => value !== null)}
                  onChange={(next) => send({ type: 'count.set', shelf: key, count: next })}
                  decreaseProps={needsApp}
                  increaseProps={needsApp}
                />
              }
              boxes={line && boxesInWords(line.sizes)}
            />
          );
        })}
      </ul>
    </section>
  );
}
