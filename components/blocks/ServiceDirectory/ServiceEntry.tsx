import { Flag } from '@/components/ui/Flag/Flag';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { isTrademarkService, type Service } from '@/services/domain/services/service';
import { useTranslation } from '@/services/i18n/useTranslation';

import { PriceText } from '../../parts/PriceText/PriceText';
import {
  Body,
  Entry,
  FirstPrice,
  Line,
  Name,
  Note,
  Notes,
  Prices,
  Quiet,
  Summary,
  What,
} from './ServiceEntry.styles';
import { useTrademarkNote } from './useTrademarkNote';

interface ServiceEntryProps {
  service: Service;
  /** Of the service's name. */
  headingLevel?: 3 | 4;
  /** Shown with everything from the start. */
  isOpen?: boolean;
}

/** One service on one line: its name, usual time and first price; everything else opens below, without scripts too. */
export function ServiceEntry({ service, headingLevel = 4, isOpen = false }: ServiceEntryProps) {
  const { t } = useTranslation('blocks');
  const noteOf = useTrademarkNote();
  const { name, code, country, countryCode, countryName, summary, duration, href, prices } = service;
  const hasOwnPage = href !== null && !href.includes('#');
  const codes = [
    code !== null && t('serviceDirectory.serviceCode', { code }),
    countryCode !== null && t('serviceDirectory.countryCode', { code: countryCode }),
  ].filter(Boolean);
  return (
    <Entry>
      <details open={isOpen}>
        <Line>
          <What>
            <Name as={`h${headingLevel}`}>
              {country && <Flag country={country} label={countryName ?? ''} />} {name}
            </Name>
            <Quiet>
              {duration}
              {prices.length > 1 && ` · ${t('serviceDirectory.prices', { count: prices.length })}`}
            </Quiet>
          </What>
          <FirstPrice>
            {prices[0] ? <PriceText price={prices[0]} /> : <Quiet>{t('serviceDirectory.onRequest')}</Quiet>}
          </FirstPrice>
        </Line>
        <Body>
          <Notes>
            <Summary>{summary}</Summary>
            {isTrademarkService(service) && <Note>{noteOf(service)}</Note>}
            {codes.length > 0 && <Note>{codes.join(' · ')}</Note>}
            {hasOwnPage && (
              <p>
                <TextLink href={href}>{t('serviceDirectory.ownPage')}</TextLink>
              </p>
            )}
          </Notes>
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
        </Body>
      </details>
    </Entry>
  );
}
