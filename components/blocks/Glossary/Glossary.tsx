import { useTranslation } from 'next-i18next/pages';
import { Fragment } from 'react';
import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { Section } from '@/components/ui/Section/Section';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { termAnchor } from '@/contract/site/termAnchor';
import type { BlockOf } from '@/services/domain/content/page';
import { langAttribute } from '@/services/domain/locale/langAttribute';
import { locales } from '@/services/domain/locale/locale';
import { useLocale } from '@/services/hooks/useLocale';

/** A term is a group of its word, the other language's, its definition and its links: a page has some sixty of them. */
const Terms = styled.dl`
  line-height: 1.45;

  > div {
    padding-block: ${theme.space.s};
    border-top: 1px solid ${theme.color.line};
  }

  > div:target {
    background: ${theme.color.surface};
  }

  dt {
    display: inline;
    font-weight: ${theme.weight.semibold};
  }

  dd {
    overflow-wrap: break-word;
  }

  dt + dd {
    display: inline;
    margin-inline-start: ${theme.space.s};
  }

  [lang],
  dd:last-child:not(:nth-child(3)) {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }
`;

type Term = BlockOf<'glossary'>['terms'][number];

interface GlossaryProps {
  /** Heading, lead and terms, each in English and German, with definitions, related terms and occurrences. */
  block: BlockOf<'glossary'>;
}

/**
 * Terms in both languages, with their definitions in the reader's, related terms, and texts of the site that use them,
 * which the gateway finds (requirements, 2.13). Each has an address of its own.
 * @avoid For explanations of more than a sentence: link to an article.
 * @accessibility A list of terms and descriptions; a word of the other language says which one it is in.
 */
export function Glossary({ block }: GlossaryProps) {
  const { t } = useTranslation('blocks');
  const own = useLocale();
  const other = locales.find((locale) => locale !== own) ?? own;
  const byWord = new Map(block.terms.map((term) => [term.en, term]));
  const linksOf = ({ related, occurrences }: Term) => [
    ...related.flatMap((word) => {
      const term = byWord.get(word);
      return term ? [{ url: `#${termAnchor(term.en)}`, title: term[own], language: own }] : [];
    }),
    ...occurrences,
  ];
  return (
    <Section id={block.anchor ?? undefined} heading={block.heading} lead={block.lead}>
      <Terms>
        {block.terms.map((term) => {
          const links = linksOf(term);
          return (
            <div key={term.en} id={termAnchor(term.en)}>
              <dt>{term[own]}</dt> <dd lang={other}>{term[other]}</dd>
              {term.definition && <dd>{term.definition[own]}</dd>}
              {links.length > 0 && (
                <dd>
                  {t('glossary.more')}{' '}
                  {links.map(({ url, title, language }, index) => (
                    <Fragment key={url + title}>
                      {index > 0 && ' · '}
                      <TextLink href={url} lang={langAttribute(language, own)}>
                        {title}
                      </TextLink>
                    </Fragment>
                  ))}
                </dd>
              )}
            </div>
          );
        })}
      </Terms>
    </Section>
  );
}
