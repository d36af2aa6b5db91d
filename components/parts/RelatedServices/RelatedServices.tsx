import { useTranslation } from 'next-i18next/pages';

import { Section } from '@/components/ui/Section/Section';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { paths } from '@/services/config/paths';
import { impliedEntries } from '@/services/domain/obligations/impliedEntries';
import type { ServiceCard } from '@/services/domain/services/service';

import { ServiceRows } from './ServiceRows';

interface RelatedServicesProps {
  /** The services that the text is about, the most important first; prices in minor units (cents). */
  services: ServiceCard[];
}

/**
 * The services that a text is about: what each costs, how long it usually takes, and the way into the quote. The check
 * below them opens with what they imply already filled in. Nothing at all where there is no service.
 * @avoid For prices to compare: `PriceTable`.
 * @accessibility A region with a list; each button names its service.
 */
export function RelatedServices({ services }: RelatedServicesProps) {
  const { t } = useTranslation('blocks');
  if (services.length === 0) return null;
  return (
    <Section heading={t('relatedServices.heading')} tone="tinted">
      <ServiceRows services={services} />
      <p>
        <TextLink href={`${paths.answeredCheck}?${impliedEntries(services)}`}>
          {t('relatedServices.check')}
        </TextLink>
      </p>
    </Section>
  );
}
