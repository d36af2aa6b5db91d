import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Ground = styled.footer`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  padding-bottom: var(--room-below);
  background: ${theme.color.inverse};
  color: ${theme.color.onInverse};
`;

/** The picture lies under a veil that keeps every text readable, whatever an editor uploads. */
export const Background = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;

  img {
    object-fit: cover;
  }

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: ${theme.color.imageVeil};
  }
`;

export const Top = styled.div`
  display: grid;
  gap: ${theme.space.l};
  padding-block: ${theme.space.l};

  ${theme.from.tablet} {
    grid-template: auto 1fr / minmax(0, 1fr) auto;
    gap: ${theme.space.xl};
    padding-block: ${theme.space.xl} ${theme.space.xxl};

    > address {
      grid-column: 2;
      grid-row: 1 / span 2;
    }
  }

  ${theme.from.desktop} {
    grid-template: auto / minmax(0, 1fr) auto auto;
    column-gap: ${theme.space.xxl};

    > address {
      grid-row: 1;
    }
  }
`;

export const Claim = styled.p`
  max-width: 20ch;
  margin-top: ${theme.space.l};
  font-family: ${theme.font.serif};
  font-size: ${theme.size.h2};
  line-height: ${theme.leading.snug};
`;

/** For another device to read: a phone cannot scan its own screen. */
export const QrCode = styled.figure`
  display: none;
  width: 7rem;

  ${theme.from.tablet} {
    display: block;
  }

  img {
    padding: ${theme.space.xs};
    background: ${theme.color.onInverse};
  }

  figcaption {
    margin-top: ${theme.space.xs};
    color: ${theme.color.onInverseMuted};
    font-size: ${theme.size.xs};
    line-height: ${theme.leading.snug};
  }
`;

export const Columns = styled.nav`
  > * {
    border-top: 1px solid ${theme.color.lineOnInverse};
  }

  ${theme.from.tablet} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space.xl} ${theme.space.l};
    padding-block: ${theme.space.xl};
    border-top: 1px solid ${theme.color.lineOnInverse};

    > * {
      border: 0;
    }
  }

  ${theme.from.desktop} {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
`;

export const Legal = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space.xs} ${theme.space.xl};
  padding-block: ${theme.space.l};
  border-top: 1px solid ${theme.color.lineOnInverse};
  color: ${theme.color.onInverseMuted};
  font-size: ${theme.size.xs};
`;

export const LegalLinks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space.l};
  list-style: none;

  a {
    display: inline-block;
    padding-block: 0.3125rem;
    text-underline-offset: 0.25em;
  }
`;

export const Notice = styled.p`
  flex-basis: 100%;
  max-width: ${theme.width.narrow};
`;
