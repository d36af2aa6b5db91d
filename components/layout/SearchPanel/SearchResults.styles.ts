import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { Anchor } from '@/components/ui/Anchor/Anchor';

export const List = styled.div`
  overflow-y: auto;
  margin-inline: calc(-1 * ${theme.space.m});
  padding-bottom: ${theme.space.m};
`;

export const Group = styled.div`
  & + & {
    margin-top: ${theme.space.m};
  }
`;

export const GroupName = styled.div`
  padding: ${theme.space.xs} ${theme.space.m};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
  line-height: ${theme.leading.snug};
`;

/** The category of a service, beside its name. */
export const Area = styled.small`
  margin-inline-start: ${theme.space.s};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
`;

export const Option = styled(Anchor)`
  position: relative;
  display: flex;
  align-items: center;
  min-height: ${theme.width.target};
  padding: ${theme.space.xs} ${theme.space.m};
  line-height: ${theme.leading.snug};
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset-inline-end: ${theme.space.m};
    bottom: 0;
    inset-inline-start: ${theme.space.m};
    border-bottom: 1px solid ${theme.color.line};
  }

  &[aria-selected='true'] {
    background: ${theme.color.surface};
  }

  &[aria-selected='true']::before {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    width: 3px;
    height: 14px;
    background: ${theme.color.signal};
  }

  mark {
    background: none;
    color: inherit;
    font-weight: ${theme.weight.semibold};
    text-decoration: underline;
    text-decoration-color: ${theme.color.signal};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;

    /* Not the system's own colour of marks, which belongs to its own ground. */
    @media (forced-colors: active) {
      color: LinkText;
    }
  }
`;
