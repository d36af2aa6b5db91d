import { useTranslation } from 'next-i18next/pages';

import { ServiceEntry } from '@/components/blocks/ServiceDirectory/ServiceEntry';
import type { TrademarkService } from '@/services/domain/service';

import { Entries, Office } from './TrademarkServices.styles';

/** Trade mark services: what each office decides on and what the price includes. */
export function TrademarkServices({ services }: { services: TrademarkService[] }) {
  const { t } = useTranslation('prices');
  return (
    <Entries>
      {services.map((service) => (
        <div key={service.id}>
          <ServiceEntry service={service} headingLevel={3} />
          <Office>
            {t('trademark.office', { office: service.office })} ·{' '}
            {t('trademark.classes', { count: service.classesIncluded })}
          </Office>
        </div>
      ))}
    </Entries>
  );
}
