import { useTranslation } from 'next-i18next/pages';
import { Fragment } from 'react';
import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { DateText } from '@/components/ui/DateText/DateText';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import type { WireFact } from '@/contract/calls/facts';
import { useLocale } from '@/services/hooks/useLocale';

type Sourced = Pick<WireFact, 'sources' | 'checkedOn'>;

const Folded = styled.details`
  margin-top: ${theme.space.xl};
  font-size: ${theme.size.s};

  summary {
    min-height: ${theme.width.target};
    cursor: pointer;
  }

  li {
    margin-inline-start: 1.5em;
    overflow-wrap: anywhere;
  }
`;

/** The sources of several facts, each once, in the order in which they are named. */
export function distinctSources(facts: readonly Sourced[]): WireFact['sources'] {
  return [...new Map(facts.flatMap(({ sources }) => sources).map((source) => [source.url, source])).values()];
}

interface FactSourcesProps {
  /** The distinct sources of all facts of the section. */
  sources: WireFact['sources'];
  /** Begins the ids of the sources; one for each section. */
  prefix: string;
}

const idOf = (prefix: string, number: number) => `source-${prefix}-${number}`;

/**
 * The sources of the facts of a section, folded: they are for those who check.
 * @avoid For the sources of a text: `SourceList`.
 * @accessibility A numbered list; browsers open it for a link that leads to one of its entries.
 */
export function FactSources({ sources, prefix }: FactSourcesProps) {
  const { t } = useTranslation('blocks');
  return (
    <Folded>
      <summary>{t('facts.list', { count: sources.length })}</summary>
      <ol>
        {sources.map(({ title, url }, index) => (
          <li key={url} id={idOf(prefix, index + 1)}>
            <TextLink href={url}>{title}</TextLink>
          </li>
        ))}
      </ol>
    </Folded>
  );
}

/** The day of the oldest check among the facts. */
export function FactsChecked({ facts }: { facts: readonly Sourced[] }) {
  const { t } = useTranslation('blocks');
  const locale = useLocale();
  const [oldest = ''] = facts.map(({ checkedOn }) => checkedOn).sort();
  return (
    <p>
      {t('facts.checked')} <DateText iso={oldest} locale={locale} />
    </p>
  );
}

/** Links to the sources of one fact, by their numbers. */
export function SourceNumbers({ fact, sources, prefix }: FactSourcesProps & { fact: Sourced }) {
  const urls = sources.map(({ url }) => url);
  return fact.sources.map(({ url }, index) => {
    const number = urls.indexOf(url) + 1;
    return (
      <Fragment key={url}>
        {index > 0 && ', '}
        <a href={`#${idOf(prefix, number)}`}>{number}</a>
      </Fragment>
    );
  });
}
