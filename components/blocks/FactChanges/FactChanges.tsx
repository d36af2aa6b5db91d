import { AlertLink } from '@/components/parts/AlertLink/AlertLink';
import {
  distinctSources,
  FactsChecked,
  FactSources,
  SourceNumbers,
} from '@/components/parts/FactSources/FactSources';
import { FactText } from '@/components/parts/FactText/FactText';
import { Anchor } from '@/components/ui/Anchor/Anchor';
import { DateText } from '@/components/ui/DateText/DateText';
import { Section } from '@/components/ui/Section/Section';
import type { BlockOf } from '@/services/domain/content/page';
import { countryName } from '@/services/domain/services/countryName';
import { useLocale } from '@/services/hooks/useLocale';
import { changesOf } from '@/shared/changesOf';

import { Entry, List, Year } from './FactChanges.styles';

interface FactChangesProps {
  /** Heading, lead, and the changes of each country, with their sources. */
  block: BlockOf<'factChanges'>;
}

/**
 * Changes of the law in all countries, past and announced, by year, the latest first. Each entry has an address of its own.
 * @avoid For the dates of a company or a project: `Timeline`.
 * @accessibility A list below the heading of each year; the day stands first, as text.
 */
export function FactChanges({ block }: FactChangesProps) {
  const locale = useLocale();
  const { id, countries } = block;
  const changes = changesOf(countries);
  const sources = distinctSources(countries);
  const years = [...new Set(changes.map(({ day }) => day.slice(0, 4)))];
  return (
    <Section id={block.anchor ?? undefined} heading={block.heading} lead={block.lead}>
      <FactsChecked facts={countries} />
      <AlertLink />
      {years.map((year) => (
        <div key={year}>
          <Year>{year}</Year>
          <List>
            {changes
              .filter(({ day }) => day.startsWith(year))
              .map(({ id: anchor, day, row, fact }) => {
                const name = countryName(fact.country, locale);
                return (
                  <Entry key={anchor} id={anchor}>
                    <a href={`#${anchor}`}>
                      <DateText iso={day} locale={locale} isShort />
                    </a>
                    <div>
                      <strong>{fact.url ? <Anchor href={fact.url}>{name}</Anchor> : name}</strong>{' '}
                      <FactText row={row} />{' '}
                      {fact.sources.length > 0 && (
                        <small>
                          [<SourceNumbers fact={fact} sources={sources} prefix={id} />]
                        </small>
                      )}
                    </div>
                  </Entry>
                );
              })}
          </List>
        </div>
      ))}
      <FactSources sources={sources} prefix={id} />
    </Section>
  );
}
