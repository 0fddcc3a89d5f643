import type { ReactElement } from 'react';
import { styled } from '../../theme/stitches.ts';

const Glyph = styled('svg', {
  width: '1.25em',
  height: '1.25em',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

type Icon = (props: { className?: string }) => ReactElement;

/** `d`: strokes on a 24 × 24 square. Icons are decoration: the words beside them speak. */
export function icon(d: string): Icon {
  return function StrokeIcon({ className }) {
    return (
      <Glyph viewBox="0 0 24 24" aria-hidden="true" {...(className ? { className } : {})}>
        <path d={d} />
      </Glyph>
    );
  };
}

export const PlusIcon = /* @__PURE__ */ icon('M12 5v14M5 12h14');
export const MinusIcon = /* @__PURE__ */ icon('M5 12h14');
export const CloseIcon = /* @__PURE__ */ icon('m6 6 12 12M18 6 6 18');
export const TrashIcon = /* @__PURE__ */ icon('M5 7h14M9.5 7V4.5h5V7M7 7l.8 13h8.4L17 7');
export const EditIcon = /* @__PURE__ */ icon('m5 19 .8-3.8L16 5l3 3L8.8 18.2 5 19Z');
export const SwapIcon = /* @__PURE__ */ icon('M4 9h13l-3.5-3.5M20 15H7l3.5 3.5');
export const ArrowRightIcon = /* @__PURE__ */ icon('M4.5 12h15M13.5 6l6 6-6 6');
export const ArrowLeftIcon = /* @__PURE__ */ icon('M19.5 12h-15M10.5 6l-6 6 6 6');
export const ChevronDownIcon = /* @__PURE__ */ icon('m6 9.5 6 6 6-6');
export const CheckIcon = /* @__PURE__ */ icon('m5 12.5 4.5 4.5L19 7.5');
export const PauseIcon = /* @__PURE__ */ icon('M9 6v12M15 6v12');
export const SkipIcon = /* @__PURE__ */ icon('M5 6v12l8-6-8-6ZM13 6v12l7-6-7-6Z');
export const PersonIcon = /* @__PURE__ */ icon(
  'M12 4.25a3.75 3.75 0 1 1 0 7.5 3.75 3.75 0 0 1 0-7.5M4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6',
);
export const BagIcon = /* @__PURE__ */ icon('M5 8h14l1 12.5H4L5 8ZM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5');
export const TruckIcon = /* @__PURE__ */ icon(
  'M2.5 6.5h11v10h-11zM13.5 10h4l4 3.5v3h-8M5 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0M15.5 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
);
export const WarningIcon = /* @__PURE__ */ icon('M12 4.5 3.5 19h17L12 4.5ZM12 10v4M12 16.5v.1');
export const InfoIcon = /* @__PURE__ */ icon('M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17M12 11v5M12 8v.1');
export const CalendarIcon = /* @__PURE__ */ icon('M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5V8M15.5 3.5V8');
export const CloudOffIcon = /* @__PURE__ */ icon(
  'M8 7.5A5.5 5.5 0 0 1 17.2 11 4 4 0 0 1 20 17.5M17 18.5H7a4.5 4.5 0 0 1-1-8.9M4 4l16 16',
);
