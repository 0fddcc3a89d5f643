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
function icon(d: string): Icon {
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
export const MenuIcon = /* @__PURE__ */ icon('M4 8h16M4 16h16');
export const CloseIcon = /* @__PURE__ */ icon('m6 6 12 12M18 6 6 18');
export const TrashIcon = /* @__PURE__ */ icon('M5 7h14M9.5 7V4.5h5V7M7 7l.8 13h8.4L17 7');
export const EditIcon = /* @__PURE__ */ icon('m5 19 .8-3.8L16 5l3 3L8.8 18.2 5 19Z');
export const SwapIcon = /* @__PURE__ */ icon('M4 9h13l-3.5-3.5M20 15H7l3.5 3.5');
export const ArrowRightIcon = /* @__PURE__ */ icon('M4.5 12h15M13.5 6l6 6-6 6');
export const ArrowLeftIcon = /* @__PURE__ */ icon('M19.5 12h-15M10.5 6l-6 6 6 6');
export const ChevronDownIcon = /* @__PURE__ */ icon('m6 9.5 6 6 6-6');
export const CheckIcon = /* @__PURE__ */ icon('m5 12.5 4.5 4.5L19 7.5');
export const PauseIcon = /* @__PURE__ */ icon('M9 6v12M15 6v12');
export const EndIcon = /* @__PURE__ */ icon('M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM9 9l6 6M15 9l-6 6');
export const BoltIcon = /* @__PURE__ */ icon('M13 3.5 5.5 13.5H11l-1 7 7.5-10H12l1-7Z');
export const PlayIcon = /* @__PURE__ */ icon('M8 5.5v13l10.5-6.5Z');
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
export const QuestionIcon = /* @__PURE__ */ icon(
  'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17M9.7 9.7a2.4 2.4 0 1 1 3.5 2.1c-.9.5-1.2.9-1.2 1.9M12 16.5v.1',
);
export const ShieldIcon = /* @__PURE__ */ icon(
  'M12 3.5 5 6v5.5c0 4.3 2.8 7.5 7 9 4.2-1.5 7-4.7 7-9V6l-7-2.5ZM9 12l2.2 2.2L15.2 10',
);
export const LockIcon = /* @__PURE__ */ icon('M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3');
export const CardIcon = /* @__PURE__ */ icon('M3.5 6h17v12h-17zM3.5 10h17M7 14.5h3');
export const CalendarIcon = /* @__PURE__ */ icon('M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5V8M15.5 3.5V8');
export const TagIcon = /* @__PURE__ */ icon('M4 4h8l8.5 8.5-8 8L4 12V4ZM8.2 8.2v.1');
export const SearchIcon = /* @__PURE__ */ icon(
  'M10.5 4.25a6.25 6.25 0 1 1 0 12.5 6.25 6.25 0 0 1 0-12.5M15.2 15.2l5.3 5.3',
);
export const FilterIcon = /* @__PURE__ */ icon('M4 7h16M7 12h10M10 17h4');
export const EyeIcon = /* @__PURE__ */ icon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6',
);
export const EyeOffIcon = /* @__PURE__ */ icon(
  'M5.5 7.5C3.5 9.3 2.5 12 2.5 12S6 18.5 12 18.5c1.6 0 3-.4 4.2-1.1M9.5 5.8c.8-.2 1.6-.3 2.5-.3 6 0 9.5 6.5 9.5 6.5s-.8 1.5-2.3 3M4 4l16 16M10 10a2.8 2.8 0 0 0 4 4',
);
export const CloudOffIcon = /* @__PURE__ */ icon(
  'M8 7.5A5.5 5.5 0 0 1 17.2 11 4 4 0 0 1 20 17.5M17 18.5H7a4.5 4.5 0 0 1-1-8.9M4 4l16 16',
);
export const ClockIcon = /* @__PURE__ */ icon('M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17M12 7.5V12l3 2');
export const ExternalIcon = /* @__PURE__ */ icon('M9 5H5v14h14v-4M13 4.5h6.5V11M19.5 4.5 11 13');
export const BoxIcon = /* @__PURE__ */ icon('M4 8.5 12 4l8 4.5v8L12 21l-8-4.5ZM4 8.5l8 4.5 8-4.5M12 13v8');
export const ReceiptIcon = /* @__PURE__ */ icon('M6 3.5h12v17l-3-2-3 2-3-2-3 2ZM9 8.5h6M9 12.5h6');
export const HeartIcon = /* @__PURE__ */ icon(
  'M12 20S4 15 4 9.5a4.2 4.2 0 0 1 8-2 4.2 4.2 0 0 1 8 2C20 15 12 20 12 20Z',
);
export const TicketIcon = /* @__PURE__ */ icon(
  'M4 7h16v3.5a1.7 1.7 0 0 0 0 3V17H4v-3.5a1.7 1.7 0 0 0 0-3ZM14 7.5v2M14 11v2M14 14.5v2',
);
export const PinIcon = /* @__PURE__ */ icon(
  'M12 21s7-6.3 7-11.5a7 7 0 0 0-14 0C5 14.7 12 21 12 21ZM12 7a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5',
);
export const MailIcon = /* @__PURE__ */ icon('M3.5 5.5h17v13h-17ZM4 7l8 6 8-6');
export const KeyIcon = /* @__PURE__ */ icon('M8 11.5a4 4 0 1 1 0 8 4 4 0 0 1 0-8M11 12.5 19.5 4M16 7.5l2.5 2.5');
export const LeaveIcon = /* @__PURE__ */ icon('M14 4.5H5.5v15H14M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5');
export const HouseIcon = /* @__PURE__ */ icon('M4 20.5V9l8-5 8 5v11.5M2.5 20.5h19M9.5 20.5V14h5v6.5');
export const TilesIcon = /* @__PURE__ */ icon(
  'M4 4h6.5v6.5H4ZM13.5 4H20v6.5h-6.5ZM4 13.5h6.5V20H4ZM13.5 13.5H20V20h-6.5Z',
);
