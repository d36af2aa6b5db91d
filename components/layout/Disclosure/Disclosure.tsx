import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

import { Panel, Root, Toggle } from './Disclosure.styles';
import { useDisclosure } from './useDisclosure';

interface DisclosureProps {
  /** Text of the button. */
  label: ReactNode;
  /** Whether the panel holds the current page. */
  isCurrent?: boolean;
  /** The side of the button that the panel keeps to. */
  align?: 'start' | 'end';
  /** Gets `close` for what leads away. */
  children: (close: () => void) => ReactNode;
}

/**
 * A button of the header that shows and hides a panel below it. Without scripts the panel stands open.
 * @avoid For questions and answers in a page: `Faq`. For what everybody needs: let it stand open.
 * @accessibility A button that says whether its panel is open. Escape closes it and gives the focus back.
 */
export function Disclosure({ label, isCurrent = false, align = 'start', children }: DisclosureProps) {
  const { isOpen, leave, toggle, root, button, panelId } = useDisclosure<HTMLDivElement>();
  return (
    <Root ref={root}>
      <Toggle
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        data-current={isCurrent || undefined}
        onClick={toggle}
      >
        {label}
        <ChevronDown aria-hidden="true" size={16} strokeWidth={1.75} />
      </Toggle>
      <Panel id={panelId} hidden={!isOpen} $align={align}>
        {children(leave)}
      </Panel>
    </Root>
  );
}
