import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { Container } from '@/components/ui/Container/Container';

/** Above the question for consent, where that stands. */
export const Bar = styled.section`
  position: fixed;
  inset: auto 0 var(--below-consent, 0);
  z-index: ${theme.layer.header};
  border-top: 2px solid ${theme.color.signal};
  background: ${theme.color.background};
  box-shadow: ${theme.shadow.raised};

  @media print {
    display: none;
  }
`;

export const Row = styled(Container)`
  display: flex;
  gap: ${theme.space.xs} ${theme.space.l};
  align-items: flex-start;
  justify-content: space-between;
  padding-block: ${theme.space.xs};

  > a {
    flex-shrink: 0;
    min-height: ${theme.width.target};
  }

  @media (max-width: 40rem) {
    > a {
      padding-inline: ${theme.space.m};
    }
  }
`;

export const Fold = styled.details`
  flex-grow: 1;
  min-width: 0;
  max-width: ${theme.width.narrow};
`;

/** A triangle that turns ends the line. */
export const Line = styled.summary`
  display: grid;
  align-content: center;
  min-height: ${theme.width.target};
  font-size: ${theme.size.s};
  line-height: ${theme.leading.snug};
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  strong {
    font-weight: ${theme.weight.semibold};
  }

  strong::after {
    content: '';
    display: inline-block;
    width: 0.4em;
    height: 0.4em;
    margin-inline-start: 0.6em;
    border: solid;
    border-width: 1.5px 1.5px 0 0;
    transform: translateY(0.05em) rotate(-45deg);
  }

  [open] > & strong::after {
    transform: translateY(-0.2em) rotate(135deg);
  }

  small {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

export const Content = styled.div`
  display: grid;
  gap: ${theme.space.s};
  max-height: min(24rem, 50dvh);
  padding-block: ${theme.space.xs};
  overflow-y: auto;
`;
