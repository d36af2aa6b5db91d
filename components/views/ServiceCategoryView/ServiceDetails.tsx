import { Fragment } from 'react';

import { PriceText } from '@/components/parts/PriceText/PriceText';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { paths } from '@/services/config/paths';
import { isTrademarkService, type Service } from '@/services/domain/services/service';
import { serviceAnchor } from '@/services/domain/services/serviceAnchor';
import { useTranslation } from '@/services/i18n/useTranslation';

import { Entry, Name, Note, Prices, Summary } from './ServiceDetails.styles';

/** The notes on a service besides its name: its usual time, office, classes and codes. */
function useFacts() {
  const { t } = useTranslation('services');
  return (service: Service): string => {
    const { duration, code, countryCode } = service;
    const facts = [
      duration,
      ...(isTrademarkService(service)
        ? [
            t('entry.office', { office: service.office }),
            t('entry.classes', { count: service.classesIncluded }),
          ]
        : []),
      code !== null && t('entry.serviceCode', { code }),
      countryCode !== null && t('entry.countryCode', { code: countryCode }),
    ];
    return facts.filter(Boolean).join(' · ');
  };
}

/** One service with everything it has; `serviceAnchor` leads here. */
export function ServiceDetails({ service }: { service: Service }) {
  const { t } = useTranslation('services');
  const factsOf = useFacts();
  const { id, name, summary, href, prices } = service;
  const hasOwnPage = href !== null && !href.startsWith(paths.services);
  const facts = factsOf(service);
  return (
    <Entry id={serviceAnchor(id)}>
      <div>
        <Name>{name}</Name>
        <Summary>{summary}</Summary>
        {facts && <Note>{facts}</Note>}
        {hasOwnPage && <TextLink href={href}>{t('entry.ownPage')}</TextLink>}
      </div>
      {prices.length > 0 ? (
        <Prices>
          {prices.map((price) => (
            <Fragment key={price.id}>
              <dt>{price.label}</dt>
              <dd>
                <PriceText price={price} />
              </dd>
            </Fragment>
          ))}
        </Prices>
      ) : (
        <Note>{t('entry.onRequest')}</Note>
      )}
    </Entry>
  );
}
