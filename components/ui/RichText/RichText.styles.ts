import styled from 'styled-components';

import { theme } from '@/components/theme/theme';

export const Text = styled.div`
  max-width: ${theme.width.text};
  font-family: ${theme.font.serif};
  font-size: 1.125rem;
  line-height: 1.65;
  overflow-wrap: break-word;

  > * + * {
    margin-top: 1.1em;
  }

  :is(h2, h3, h4, table, th, figcaption) {
    font-family: ${theme.font.sans};
  }

  h2 {
    font-size: ${theme.size.h2};
  }
  h3 {
    font-size: ${theme.size.h3};
  }
  h4 {
    font-size: ${theme.size.h4};
  }
  > * + h2 {
    margin-top: 2em;
  }
  > * + :is(h3, h4) {
    margin-top: 1.7em;
  }
  :is(h2, h3, h4) + * {
    margin-top: 0.6em;
  }

  :is(ul, ol) {
    padding-inline-start: 1.5em;
  }
  li + li {
    margin-top: 0.4em;
  }
  li::marker {
    color: ${theme.color.signal};
    font-family: ${theme.font.sans};
    font-variant-numeric: tabular-nums;
  }
  ul > li::marker {
    content: '–  ';
  }

  a {
    color: ${theme.color.link};
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
  a:hover {
    text-decoration-thickness: 2px;
  }
  [data-tone='inverse'] & a {
    color: inherit;
  }

  strong {
    font-weight: ${theme.weight.semibold};
    /* The browser emboldens letters without widening them. */
    letter-spacing: 0.015em;
  }

  /* A sentence to keep, below a piece of the ruler with the red index. */
  blockquote {
    margin-block: 1.8em;
    padding-block: ${theme.space.l} ${theme.space.m};
    border-bottom: 1px solid ${theme.color.line};
    background:
      linear-gradient(${theme.color.signal} 0 0) 0 0 / 3px 14px no-repeat,
      repeating-linear-gradient(90deg, ${theme.color.lineStrong} 0 1px, transparent 1px 8px) 0 0 / 100% 6px
        no-repeat;
    font-family: ${theme.font.sans};
    font-size: ${theme.size.h3};
    font-weight: ${theme.weight.medium};
    line-height: 1.35;
  }

  hr {
    border: 0;
    border-top: 1px solid ${theme.color.line};
  }

  code {
    padding: 0.1em 0.3em;
    border-radius: ${theme.radius.s};
    background: ${theme.color.surface};
    font-family: ${theme.font.sans};
    font-size: 0.88em;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

/** The same with tables, images and films, whose rules most texts do not need. */
export const TextWithFigures = styled(Text)`
  /* A wide table scrolls in its box, which the keyboard reaches, and never the page. */
  .tableBox {
    max-width: 100%;
    overflow-x: auto;
  }
  table {
    font-size: ${theme.size.s};
    line-height: 1.45;
  }
  thead :is(th, td) {
    border-bottom: 2px solid ${theme.color.text};
    vertical-align: bottom;
  }
  :is(th, td) {
    min-width: 6rem;
    padding: ${theme.space.xs} ${theme.space.l} ${theme.space.xs} 0;
    border-bottom: 1px solid ${theme.color.line};
    text-align: start;
    vertical-align: top;
  }
  th {
    font-weight: ${theme.weight.semibold};
  }

  :is(td, th) p + p {
    margin-top: 0.4em;
  }

  img {
    display: block;
    max-width: 100%;
    height: auto;
  }
  /* A film that cannot be played here: its title leads to the lesson. */
  figure > a {
    display: block;
    min-height: ${theme.width.target};
    font-family: ${theme.font.sans};
    font-size: ${theme.size.s};
    font-weight: ${theme.weight.semibold};
  }
  /* A film: its place has its height from the start. Button and player cover the still image, which paper shows. */
  .film > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);

    &::before,
    > * {
      grid-area: 1 / 1;
    }
    &::before {
      background: ${theme.color.inverse};
      content: '';
    }
    &::before,
    > img,
    video {
      width: 100%;
      aspect-ratio: 16 / 9;
      object-fit: cover;
      align-self: start;
    }
    > [data-deferred] {
      position: relative;
    }
  }
  .film > figcaption > a {
    display: inline-block;
    padding-block: ${theme.space.xs};
  }
  @media print {
    .film > div:not(:has(> img)),
    .film :is([data-deferred], noscript) {
      display: none;
    }
  }

  figcaption {
    margin-top: ${theme.space.xs};
    color: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
  }
`;
