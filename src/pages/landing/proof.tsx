import { BagIcon, CalendarIcon, CheckIcon, InfoIcon } from '../../components/basics/icons.tsx';
import { BoxIcon, HouseIcon } from '../../components/basics/more-icons.tsx';
import { Section } from '../../components/basics/section.tsx';
import { Text } from '../../components/basics/text.tsx';
import { ProofList } from './landing.styles.ts';

const icons = {
  check: CheckIcon,
  box: BoxIcon,
  info: InfoIcon,
  bag: BagIcon,
  calendar: CalendarIcon,
  house: HouseIcon,
};

export interface ProofItem {
  icon: keyof typeof icons;
  title: string;
  text: string;
}

/** Short facts side by side. */
export function Proof({ items }: { items: readonly ProofItem[] }) {
  return (
    <Section as="div">
      <ProofList>
        {items.map(({ icon, title, text }) => {
          const Icon = icons[icon];
          return (
            <li key={icon}>
              <Icon />
              <div>
                <Text strong>{title}</Text>
                <Text size="small" quiet>
                  {text}
                </Text>
              </div>
            </li>
          );
        })}
      </ProofList>
    </Section>
  );
}
