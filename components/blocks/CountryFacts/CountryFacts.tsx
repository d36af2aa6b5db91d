import { useTranslation } from 'next-i18next/pages';

import { AlertLink } from '@/components/parts/AlertLink/AlertLink';
import {
  distinctSources,
  FactsChecked,
  FactSources,
  SourceNumbers,
} from '@/components/parts/FactSources/FactSources';
import { PhoneFold } from '@/components/ui/PhoneFold/PhoneFold';
import { Section } from '@/components/ui/Section/Section';
import type { Tone } from '@/components/ui/Section/Section.styles';
import { factTopicNames } from '@/contract/lists/factNames';
import type { BlockOf } from '@/services/domain/content/page';
import { useLocale } from '@/services/hooks/useLocale';

import { Topic } from './CountryFacts.styles';
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
  const sources = distinctSources(facts);
  return (
    <Section id={block.anchor ?? undefined} heading={block.heading} lead={block.lead} tone={tone}>
      <FactsChecked facts={facts} />
      <AlertLink country={country} />
      {facts.map((fact) => {
        const name = factTopicNames[fact.topic][locale];
        return (
          <Topic key={fact.topic}>
            <h3>{name}</h3>
            <PhoneFold line={<h3>{name}</h3>}>
              <table aria-label={name}>
                <tbody>
                  {fact.rows.map((row, index) => (
                    // A kind may come more than once, and rows have no names.
                    <FactRow key={index} row={row} />
                  ))}
                </tbody>
              </table>
              {fact.sources.length > 0 && (
                <p>
                  {t('facts.sources')} <SourceNumbers fact={fact} sources={sources} prefix={country} />
                </p>
              )}
            </PhoneFold>
          </Topic>
        );
      })}
      <FactSources sources={sources} prefix={country} />
    </Section>
  );
}
