import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { Container } from '@/components/ui/Container/Container';
import { visuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';

/** At most a fifth of the window, and a quarter where a phone enlarges it twice: the words scroll then. */
export const Bar = styled.section`
  position: fixed;
  inset: auto 0 0;
  z-index: ${theme.layer.overlay};
  display: flex;
  max-height: max(20dvh, min(25dvh, 8rem));
  border-top: 1px solid ${theme.color.text};
  background: ${theme.color.background};

  &[hidden] {
    display: none;
  }

  @media print {
    display: none;
  }
`;

export const Columns = styled(Container)`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: clamp(0.25rem, 1dvh, 0.5rem) ${theme.space.xl};
  padding-block: clamp(0.25rem, 1dvh, 1rem);

  @media (min-width: 40rem) {
    grid-template: minmax(0, 1fr) / minmax(0, 1fr) auto;
    align-items: center;
  }
`;

export const Words = styled.div`
  max-width: ${theme.width.narrow};
  max-height: 100%;
  overflow-y: auto;
  font-size: ${theme.size.xs};
  line-height: 1.35;

  h2 {
    float: inline-start;
    margin-inline-end: 0.5em;
    font-size: inherit;
    line-height: inherit;
  }

  /* On a phone the question is seen alone; the title is read out. */
  @media (max-width: 39.99rem) {
    h2 {
      ${visuallyHidden}
    }
  }

  ${theme.from.desktop} {
    font-size: ${theme.size.s};
    line-height: 1.5;
  }
`;

export const Choices = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space.xs};

  && button {
    min-height: clamp(1.75rem, 5.6dvh, 2.75rem);
    padding: 0 ${theme.space.xxs};
  }

  ${theme.from.tablet} {
    grid-template-columns: 9rem 9rem;
  }
`;

export const SettingsButton = styled.button`
  padding: 0;
  border: 0;
  background: none;
  text-decoration: underline;
  text-underline-offset: 0.22em;
  cursor: pointer;
`;
