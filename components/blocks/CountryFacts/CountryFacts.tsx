import { useTranslation } from 'next-i18next/pages';

import { DateText } from '@/components/ui/DateText/DateText';
import { PhoneFold } from '@/components/ui/PhoneFold/PhoneFold';
import { Section } from '@/components/ui/Section/Section';
import type { Tone } from '@/components/ui/Section/Section.styles';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { factTopicNames } from '@/contract/lists/factNames';
import type { BlockOf } from '@/services/domain/content/page';
import { useLocale } from '@/services/hooks/useLocale';

import { Sources, Topic } from './CountryFacts.styles';
import { FactRow } from './FactRow';

interface CountryFactsProps {
  /** Heading, lead, the country (ISO 3166-1 alpha-2), and what is known of it by topic, each with its sources. */
  block: BlockOf<'countryFacts'>;
  /** Its ground. */
  tone?: Tone;
}

/**
 * Rates, thresholds, returns and registers of a country, with the day of the oldest check. Each topic names its sources by
 * number; the list of them stands at the end.
 * @avoid For what we do and what it costs: `CountryGuide`.
 * @accessibility Each topic is a table with its name; the word before the numbers says that they lead to sources.
 */
export function CountryFacts({ block, tone }: CountryFactsProps) {
  const { t } = useTranslation('blocks');
  const locale = useLocale();
  const { country, facts } = block;
  const sources = [
    ...new Map(facts.flatMap((fact) => fact.sources).map((source) => [source.url, source])).values(),
  ];
  const numberOf = (url: string) => sources.findIndex((source) => source.url === url) + 1;
  const idOf = (number: number) => `source-${country}-${number}`;
  const oldest = facts.map(({ checkedOn }) => checkedOn).sort()[0] ?? '';
  return (
    <Section id={block.anchor ?? undefined} heading={block.heading} lead={block.lead} tone={tone}>
      <p>
        {t('countryFacts.checked')} <DateText iso={oldest} locale={locale} />
      </p>
      {facts.map(({ topic, rows, sources: named }) => {
        const name = factTopicNames[topic][locale];
        return (
          <Topic key={topic}>
            <h3>{name}</h3>
            <PhoneFold line={<h3>{name}</h3>}>
              <table aria-label={name}>
                <tbody>
                  {rows.map((row, index) => (
                    // A kind may come more than once, and rows have no names.
                    <FactRow key={index} row={row} />
                  ))}
                </tbody>
              </table>
              {named.length > 0 && (
                <p>
                  {t('countryFacts.sources')}{' '}
                  {named.map(({ url }, index) => (
                    <span key={url}>
                      {index > 0 && ', '}
                      <a href={`#${idOf(numberOf(url))}`}>{numberOf(url)}</a>
                    </span>
                  ))}
                </p>
              )}
            </PhoneFold>
          </Topic>
        );
      })}
      <Sources>
        <summary>{t('countryFacts.list', { count: sources.length })}</summary>
        <ol>
          {sources.map(({ title, url }) => (
            <li key={url} id={idOf(numberOf(url))}>
              <TextLink href={url}>{title}</TextLink>
            </li>
          ))}
        </ol>
      </Sources>
    </Section>
  );
}
