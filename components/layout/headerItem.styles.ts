import styled, { css } from 'styled-components';

import { CommandButton } from '@/components/layout/sheet.styles';
import { theme } from '@/components/theme/theme';
import { Anchor } from '@/components/ui/Anchor/Anchor';

/**
 * Style of the items in the header's row. The current page carries the index mark of the
 * graduated edge, on the header's lower hairline.
 */
const headerItem = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space.xxs};
  min-height: ${theme.width.target};
  padding: 0;
  font-family: ${theme.font.sans};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.medium};
  color: ${theme.color.text};
  text-decoration: none;
  white-space: nowrap;

  &::after {
    content: '';
    position: absolute;
    /* From the middle of the row down to the hairline. */
    bottom: calc((${theme.width.target} - ${theme.width.headerRow}) / 2 - 1px);
    inset-inline-start: 0;
    width: 3px;
    height: 14px;
    background: ${theme.color.lineStrong};
    scale: 1 0;
    transform-origin: bottom;
    transition: scale ${theme.motion.fast};
  }

  &:hover::after {
    scale: 1 1;
  }

  &[aria-current]::after,
  &[data-current]::after {
    background: ${theme.color.signal};
    scale: 1 1;
  }
`;

/** A link in the header's row. */
export const HeaderLink = styled(Anchor)`
  ${headerItem}
`;

/** A button in the header's row. */
export const HeaderButton = styled(CommandButton)`
  ${headerItem}
`;
