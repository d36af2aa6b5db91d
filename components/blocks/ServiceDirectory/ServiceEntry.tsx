import { Flag } from '@/components/ui/Flag/Flag';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import type { Service } from '@/services/domain/service';

import { PriceText } from '../PriceText/PriceText';
import { Country, Duration, Entry, Name, Prices, Summary } from './ServiceEntry.styles';

interface ServiceEntryProps {
  service: Service;
  /** Of the service's name. */
  headingLevel?: 3 | 4;
  /** What else is to be known of it. */
  note?: string;
}

/** One service of a list: what it is and how long it takes, beside what it costs. */
export function ServiceEntry({ service, headingLevel = 4, note }: ServiceEntryProps) {
  const { name, country, countryName, summary, duration, href, prices } = service;
  const hasOwnPage = href !== null && !href.includes('#');
  return (
    <Entry>
      <div>
        {country && (
          <Country>
            <Flag country={country} /> {countryName}
          </Country>
        )}
        <Name as={`h${headingLevel}`}>{hasOwnPage ? <TextLink href={href}>{name}</TextLink> : name}</Name>
        <Summary>{summary}</Summary>
        <Duration>{duration}</Duration>
        {note && <Duration>{note}</Duration>}
      </div>
      <Prices>
        {prices.map((price) => (
          <div key={price.id}>
            <dt>{price.label}</dt>
            <dd>
              <PriceText price={price} />
            </dd>
          </div>
        ))}
      </Prices>
    </Entry>
  );
}
