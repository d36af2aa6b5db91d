import { useTranslation } from 'next-i18next/pages';

import { AddToOffer } from '@/components/parts/AddToOffer/AddToOffer';
import { PriceText } from '@/components/parts/PriceText/PriceText';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import type { FilingRhythm } from '@/contract/lists/filingRhythms';
import type { Standing } from '@/services/domain/obligations/standing';
import type { DutyServices } from '@/services/domain/obligations/sum';
import { guideValues, ownPrices } from '@/services/domain/services/priceTotals';
import type { Price, SurveyService } from '@/services/domain/services/service';

import { Apart, Note, Prices, ServiceName, Services } from './DutyOffer.styles';

interface DutyOfferProps {
  offer: DutyServices;
  /** Whether we take the obligation on at all. */
  isOffered: boolean;
  standing: Standing;
  rhythm?: FilingRhythm;
  /** The company declares it itself and appoints nobody. */
  isDeclared?: boolean;
}

function PriceList({ prices }: { prices: Price[] }) {
  return (
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
  );
}

interface ServiceOfferProps extends Pick<DutyOfferProps, 'rhythm'> {
  service: SurveyService;
  note?: string;
  /** Its price stands at another obligation of the sum. */
  isCounted?: boolean;
}

function ServiceOffer({ service, rhythm, note, isCounted = false }: ServiceOfferProps) {
  const { t } = useTranslation('calculate');
  const { name, href, duration, prices } = service;
  const others = guideValues(prices);
  return (
    <li>
      <ServiceName>{href ? <TextLink href={href}>{name}</TextLink> : name}</ServiceName>
      <Note>{[note, duration].filter(Boolean).join(' · ')}</Note>
      <AddToOffer service={service} rhythm={rhythm} isLine />
      {!isCounted && <PriceList prices={ownPrices(prices)} />}
      {!isCounted && others.length > 0 && (
        <Apart>
          <Note>{t('offer.others')}</Note>
          <PriceList prices={others} />
        </Apart>
      )}
    </li>
  );
}

/** The services for one obligation with our fees, and apart from them what others charge; or why there is none. */
export function DutyOffer({ offer, isOffered, standing, rhythm, isDeclared = false }: DutyOfferProps) {
  const { t } = useTranslation('calculate');
  const { services, optional, isCovered, includedIn } = offer;
  if (services.length === 0 && optional.length === 0) {
    if (standing === 'marketplace' || standing === 'supplier') return <Note>{t(`offer.${standing}`)}</Note>;
    if (isDeclared) return <Note>{t('offer.declared')}</Note>;
    return <Note>{t(isCovered ? 'offer.covered' : isOffered ? 'offer.onRequest' : 'offer.notOurs')}</Note>;
  }
  return (
    <>
      {isDeclared && <Note>{t('offer.declared')}</Note>}
      <Services aria-label={t('offer.services')}>
        {services.map((service) => (
          <ServiceOffer
            key={service.id}
            service={service}
            rhythm={rhythm}
            {...(includedIn.includes(service) && { note: t('offer.covered'), isCounted: true })}
          />
        ))}
        {optional.map((service) => (
          <ServiceOffer key={service.id} service={service} rhythm={rhythm} note={t('offer.optional')} />
        ))}
      </Services>
    </>
  );
}
