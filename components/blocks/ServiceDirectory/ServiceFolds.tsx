import { useTranslation } from 'next-i18next/pages';

import { usePriceWords } from '@/components/parts/PriceText/usePriceWords';
import { Anchor } from '@/components/ui/Anchor/Anchor';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { paths } from '@/services/config/paths';
import { lowestFirstPrice } from '@/services/domain/services/lowestFirstPrice';
import type { Service } from '@/services/domain/services/service';
import { serviceAnchor } from '@/services/domain/services/serviceAnchor';
import { areaOf } from '@/services/domain/services/serviceAreas';
import { groupByCategory, type ServiceGroup } from '@/services/domain/services/serviceGroups';

import { Entries, Fold, From, Line, Name, Note, Quiet } from './ServiceFolds.styles';

/** One category: a line of its own, and below it each service with its first price. */
function ServiceFold({ group }: { group: ServiceGroup }) {
  const { t } = useTranslation('serviceDirectory');
  const wordsOf = usePriceWords();
  const { category, name, services } = group;
  const lowest = lowestFirstPrice(services);
  return (
    <Fold id={category} data-area={areaOf(category)}>
      <Line>
        <Name>{name}</Name>
        <Quiet data-count>{t('count', { count: services.length })}</Quiet>
        {lowest && (
          <From>
            {wordsOf({ ...lowest, isFrom: true })} <Quiet>{lowest.vatLabel}</Quiet>
          </From>
        )}
      </Line>
      <Entries>
        {services.map(({ id, country, type, name: service, prices: [first] }) => (
          <li key={id} data-country={country ?? undefined} data-type={type ?? undefined}>
            <Anchor href={`${paths.servicesOf(category)}#${serviceAnchor(id)}`}>{service}</Anchor>
            {country === 'EU' && <small>{t('union')}</small>}
            <span>
              {first ? wordsOf(first) : t('onRequest')}
              {first && first.vatLabel !== lowest?.vatLabel && `, ${first.vatLabel}`}
            </span>
          </li>
        ))}
      </Entries>
      <Note>
        {lowest && `${t('firstPrices', { vatLabel: lowest.vatLabel })} `}
        <TextLink href={paths.servicesOf(category)}>{t('everything', { name })}</TextLink>
      </Note>
    </Fold>
  );
}

/** Every service under its category, folded; a category's code is its anchor. */
export function ServiceFolds({ services }: { services: Service[] }) {
  return groupByCategory(services).map((group) => <ServiceFold key={group.category} group={group} />);
}
