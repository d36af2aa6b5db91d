import { useTranslation } from 'next-i18next/pages';

import { DeferredPart } from '@/components/parts/DeferredPart/DeferredPart';
import { usePriceWords } from '@/components/parts/PriceText/usePriceWords';
import { ServiceEntry } from '@/components/parts/ServiceEntry/ServiceEntry';
import type { Service } from '@/services/domain/services/service';
import { serviceAnchor } from '@/services/domain/services/serviceAnchor';

import { FirstPrice, Fold, Line, Name } from './ServiceDetails.styles';

/** One service as a row; open, it shows everything that it has. `serviceAnchor` leads here. */
export function ServiceDetails({ service }: { service: Service }) {
  const { t } = useTranslation('services');
  const wordsOf = usePriceWords();
  const { id, category, name, prices } = service;
  const [first] = prices;
  return (
    <li>
      <Fold id={serviceAnchor(id)}>
        <Line>
          <Name>{name}</Name>
          <FirstPrice>{first ? wordsOf(first) : t('entry.onRequest')}</FirstPrice>
        </Line>
        <ServiceEntry service={service}>
          <DeferredPart name="addToOffer" props={{ service: { id, category, name } }} />
        </ServiceEntry>
      </Fold>
    </li>
  );
}
