import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { FlowLevel } from '../../../../domain/quiz/index.ts';
import { Drops } from '../../../components/pictures/drops.tsx';
import { Column, Columns, ColumnTrack, Fill, Knob, Slider } from './day-painter.styles.ts';
import { useLevelWord } from './use-level-word.ts';

interface DayPainterProps {
  levels: readonly FlowLevel[];
  /** Index of the day, from 0. */
  selected: number;
  onSelect: (day: number) => void;
  onPaint: (day: number, level: FlowLevel) => void;
}

const highest = 4;
const clamped = (value: number, most: number) => Math.max(0, Math.min(most, value));
const toLevel = (value: number) => clamped(Math.round(value), highest) as FlowLevel;

/**
 * One column a day. A press anywhere in the row sets the level at that height, and a sweep paints on; by keyboard each
 * column is a slider, and left and right lead to the next day.
 */
export function DayPainter({ levels, selected, onSelect, onPaint }: DayPainterProps) {
  const { t } = useLingui();
  const levelWord = useLevelWord();
  const row = useRef<HTMLFieldSetElement>(null);

  const paintAt = ({ clientX, clientY }: PointerEvent) => {
    const tracks = [...(row.current?.querySelectorAll('[data-track]') ?? [])].map((one) => one.getBoundingClientRect());
    const [first] = tracks;
    if (!first) return;
    const day = tracks.findIndex(({ right }) => clientX <= right);
    const at = day < 0 ? tracks.length - 1 : day;
    onSelect(at);
    onPaint(at, toLevel(((first.bottom - clientY) / first.height) * highest));
  };

  const steer = (event: KeyboardEvent, day: number, level: FlowLevel) => {
    const levelOf: Record<string, number> = {
      ArrowUp: level + 1,
      ArrowDown: level - 1,
      PageUp: level + 1,
      PageDown: level - 1,
      Home: 0,
      End: highest,
    };
    const aim = levelOf[event.key] ?? (/^[0-4]$/.test(event.key) ? Number(event.key) : null);
    const sideways = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (aim === null && sideways === undefined) return;
    event.preventDefault();
    if (aim !== null) return onPaint(day, toLevel(aim));
    const next = clamped(day + (sideways ?? 0), levels.length - 1);
    onSelect(next);
    row.current?.querySelectorAll('input')[next]?.focus();
  };

  return (
    <Columns
      ref={row}
      aria-label={t`Gün gün akış`}
      isMany={levels.length > 7}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        paintAt(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) paintAt(event);
      }}
    >
      {levels.map((level, day) => {
        const nth = day + 1;
        return (
          <Column key={nth} isSelected={day === selected}>
            <Slider
              type="range"
              min={0}
              max={highest}
              step={1}
              value={level}
              tabIndex={day === selected ? 0 : -1}
              aria-label={t`${nth}. gün`}
              aria-orientation="vertical"
              aria-valuetext={levelWord(level)}
              onFocus={() => onSelect(day)}
              onKeyDown={(event) => steer(event, day, level)}
              onChange={(event) => onPaint(day, toLevel(Number(event.target.value)))}
            />
            <ColumnTrack data-track>
              <Fill level={level} viewBox="0 0 60 200" preserveAspectRatio="none" aria-hidden="true">
                <path d="M0 8q15-14 30 0t30 0V200H0Z" fill="currentColor" />
              </Fill>
              {day === selected && <Knob level={level} />}
            </ColumnTrack>
            <b aria-hidden="true">{nth}.</b>
            <span>{level > 0 && <Drops level={level as 1 | 2 | 3 | 4} />}</span>
            <small aria-hidden="true">{levelWord(level)}</small>
          </Column>
        );
      })}
    </Columns>
  );
}
