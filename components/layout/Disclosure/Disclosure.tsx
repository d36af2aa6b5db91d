import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

import { Panel, Root, Toggle } from './Disclosure.styles';
import { useDisclosure } from './useDisclosure';
import { useHoverIntent } from './useHoverIntent';

interface DisclosureProps {
  /** Text of the button. */
  label: ReactNode;
  /** Whether the panel holds the current page. */
  isCurrent?: boolean;
  /** The side of the button that the panel keeps to on wide screens. */
  align?: 'start' | 'end';
  /** Whether a mouse that rests on it opens the panel as well; a press keeps it open then. */
  opensOnHover?: boolean;
  /** Gets `close` for what leads away. */
  children: (close: () => void) => ReactNode;
}

/**
 * A button of the header that shows and hides a panel: below it, or in the sheet of phones between the lines. Without
 * scripts the mouse and the focus open it.
 * @avoid For questions and answers in a page: `Faq`. For what everybody needs: let it stand open.
 * @accessibility A button that says whether its panel is open. The arrow keys open it and walk through it, Escape closes
 *   it and gives the focus back. Nothing needs the mouse.
 */
export function Disclosure({
  label,
  isCurrent = false,
  align = 'start',
  opensOnHover = false,
  children,
}: DisclosureProps) {
  const { isOpen, open, close, leave, toggle, walk, root, button, panelId } = useDisclosure<HTMLDivElement>();
  const { keepOpen, ...hover } = useHoverIntent({ isOpen, open, close });
  return (
    <Root ref={root} onKeyDown={walk} {...(opensOnHover && hover)}>
      <Toggle
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        data-current={isCurrent || undefined}
        onClick={() => {
          if (!keepOpen()) toggle();
        }}
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
