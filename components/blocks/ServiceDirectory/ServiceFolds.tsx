import { useTranslation } from 'next-i18next/pages';

import { usePriceWords } from '@/components/parts/PriceText/usePriceWords';
import { Anchor } from '@/components/ui/Anchor/Anchor';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { paths } from '@/services/config/paths';
import { lowestFirstPrice } from '@/services/domain/services/lowestFirstPrice';
import type { Price, Service } from '@/services/domain/services/service';
import { serviceAnchor } from '@/services/domain/services/serviceAnchor';
import { areaOf } from '@/services/domain/services/serviceAreas';
import { groupByCategory, type ServiceGroup } from '@/services/domain/services/serviceGroups';

import { Entries, Fold, From, Line, Name, Note, Quiet } from './ServiceFolds.styles';

const isCharged = ({ amountMinor }: Price) => amountMinor > 0;

interface ServiceFoldProps {
  group: ServiceGroup;
  /** Said once for the whole list. */
  vatLabel: string | undefined;
}

/** One category: a line of its own, and below it each service with its first price. */
function ServiceFold({ group, vatLabel }: ServiceFoldProps) {
  const { t } = useTranslation('serviceDirectory');
  const wordsOf = usePriceWords();
  const { category, name, services } = group;
  const lowest = lowestFirstPrice(services);
  const labelled = (price: Price) =>
    isCharged(price) && price.vatLabel !== vatLabel ? `${wordsOf(price)}, ${price.vatLabel}` : wordsOf(price);
  return (
    <Fold id={category} data-area={areaOf(category)}>
      <Line>
        <Name>{name}</Name>
        <Quiet data-count>{t('count', { count: services.length })}</Quiet>
        {lowest && <From>{labelled({ ...lowest, isFrom: true })}</From>}
      </Line>
      <Entries>
        {services.map(({ id, country, type, name: service, prices: [first] }) => (
          <li key={id} data-country={country ?? undefined} data-type={type ?? undefined}>
            <Anchor href={`${paths.servicesOf(category)}#${serviceAnchor(id)}`}>{service}</Anchor>
            {country === 'EU' && <small>{t('union')}</small>}
            <span>{first ? labelled(first) : t('onRequest')}</span>
          </li>
        ))}
      </Entries>
      <Note>
        <TextLink href={paths.servicesOf(category)}>{t('everything', { name })}</TextLink>
      </Note>
    </Fold>
  );
}

/**
 * Every service under its category, folded; a category's code is its anchor. What is no service by itself, the advance on
 * fees, comes last.
 */
export function ServiceFolds({ services }: { services: Service[] }) {
  const { t } = useTranslation('serviceDirectory');
  const groups = groupByCategory(services);
  const isBalance = ({ category }: ServiceGroup) => Number(category === 'balance');
  const vatLabel = services.flatMap(({ prices }) => prices.slice(0, 1)).find(isCharged)?.vatLabel;
  return (
    <>
      {vatLabel && <Note>{t('firstPrices', { vatLabel })}</Note>}
      {groups
        .sort((a, b) => isBalance(a) - isBalance(b))
        .map((group) => (
          <ServiceFold key={group.category} group={group} vatLabel={vatLabel} />
        ))}
    </>
  );
}
