import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { typeset } from '@/components/theme/typeset';
import { Container } from '@/components/ui/Container/Container';

export const Header = styled(Container).attrs({ as: 'header' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
  padding-block: clamp(1rem, 3vw, 2.5rem) ${theme.space.xl};
`;

export const Type = styled.p`
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.medium};
`;

export const Title = styled.h1`
  max-width: 20em;
  ${typeset('h1')}
  letter-spacing: -0.025em;
`;

export const Summary = styled.p`
  max-width: ${theme.width.text};
  ${typeset('lead')}
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  gap: ${theme.space.s} ${theme.space.xl};
  margin-top: ${theme.space.m};
  padding-top: ${theme.space.s};
  border-top: 1px solid ${theme.color.text};
  font-size: ${theme.size.s};
  line-height: 1.45;

  dt {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
  }
`;

export const Cover = styled.div`
  margin-top: ${theme.space.m};

  img {
    width: 100%;
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }

  ${theme.from.desktop} {
    img {
      aspect-ratio: 21 / 9;
    }
  }

  @media print {
    display: none;
  }
`;
