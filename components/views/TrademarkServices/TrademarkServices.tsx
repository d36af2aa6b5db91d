import { Entries } from '@/components/blocks/ServiceDirectory/ServiceDirectory.styles';
import { ServiceEntry } from '@/components/blocks/ServiceDirectory/ServiceEntry';
import type { TrademarkService } from '@/services/domain/services/service';

interface TrademarkServicesProps {
  /** One for each office, with the classes that its price includes; prices in minor units (cents). */
  services: TrademarkService[];
}

/**
 * Trade mark services: what each office decides on and what the price includes.
 * @avoid For other services: `ServiceDirectory` shows them by category.
 * @accessibility Each service is a heading; every price is read with its unit and VAT label.
 */
export function TrademarkServices({ services }: TrademarkServicesProps) {
  return (
    <Entries>
      {services.map((service) => (
        <ServiceEntry key={service.id} service={service} headingLevel={3} />
      ))}
    </Entries>
  );
}
