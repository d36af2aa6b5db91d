import type { Service } from '@/services/domain/services/service';

import { ServicePrices } from '../../parts/PriceEstimate/ServicePrices';
import { TwoColumns } from '../../parts/PriceEstimate/TwoColumns';

/** Every price of each service, under its name. */
export function AllPrices({ caption, services }: { caption: string; services: Service[] }) {
  return (
    <TwoColumns caption={caption}>
      {services.map(({ id, name, duration, prices }) => (
        <ServicePrices key={id} name={name} note={duration} prices={prices} />
      ))}
    </TwoColumns>
  );
}
