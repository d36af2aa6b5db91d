import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import type { BlockOf, ContentPage } from '@/services/domain/content/page';
import { langAttribute } from '@/services/domain/locale/langAttribute';
import { useLocale } from '@/services/hooks/useLocale';

interface FirstMessageProps {
  page: ContentPage;
  /** Heading, lead and what a message should say. */
  block: BlockOf<'checklist'>;
}

/** On a phone above the message; on wide screens in the margin, below the heading of the form's section. */
const Guidance = styled.section`
  font-size: ${theme.size.s};
  line-height: 1.45;

  h3 {
    font-size: ${theme.size.h3};
  }

  ul {
    margin-top: ${theme.space.s};
    list-style: none;
  }

  li {
    padding-block: ${theme.space.xs};
    border-top: 1px solid ${theme.color.line};
  }

  small {
    display: block;
    color: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
  }

  ${theme.from.desktop} {
    position: absolute;
    inset-block-start: 6rem;
    inset-inline-end: calc(100% + ${theme.space.xl});
    /* The margin is three parts of eight, the form five. */
    width: 60%;
    padding-inline-end: ${theme.space.m};
  }
`;

/** Hints on a first message: the list that marketers wrote on this page. */
export function FirstMessage({ page, block }: FirstMessageProps) {
  const locale = useLocale();
  const headingId = `${block.anchor ?? 'message'}-heading`;
  return (
    <Guidance
      id={block.anchor ?? undefined}
      lang={langAttribute(block.language ?? page.language, locale)}
      aria-labelledby={headingId}
    >
      <h3 id={headingId}>{block.heading}</h3>
      {block.lead && <p>{block.lead}</p>}
      <ul>
        {block.items.map(({ text, note }) => (
          <li key={text}>
            {text}
            {note && <small>{note}</small>}
          </li>
        ))}
      </ul>
    </Guidance>
  );
}
