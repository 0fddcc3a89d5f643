import { styled } from '../../theme/stitches.ts';

const Row = styled('span', { color: '$coralText', letterSpacing: '.1em' });

/** Points as a picture: say them in words beside it. */
export function Stars({ point }: { point: number }) {
  return (
    <Row aria-hidden="true">
      {'★'.repeat(point)}
      {'☆'.repeat(5 - point)}
    </Row>
  );
}
