import type { ReactNode } from 'react';
import { TileFrame, TileMark } from './quiz.styles.ts';

interface TileProps {
  type: 'radio' | 'checkbox';
  name: string;
  checked: boolean;
  onChoose: (isChosen: boolean) => void;
  title: ReactNode;
  detail?: ReactNode;
  /** Above the words. */
  picture?: ReactNode;
  shape?: 'plain' | 'number' | 'word';
}

/** A large choice: the whole tile is its label. */
export function Tile({ type, name, checked, onChoose, title, detail, picture, shape = 'plain' }: TileProps) {
  return (
    <TileFrame shape={shape}>
      <TileMark type={type} name={name} checked={checked} onChange={(event) => onChoose(event.target.checked)} />
      {picture}
      <b>{title}</b>
      {detail && <small>{detail}</small>}
    </TileFrame>
  );
}
