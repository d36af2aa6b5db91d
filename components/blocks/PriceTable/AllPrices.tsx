import type { Service } from '@/services/domain/service';

import { ServicePrices } from './ServicePrices';
import { TwoColumns } from './TwoColumns';

/** Every price of each service, under its name. */
export function AllPrices({ caption, services }: { caption: string; services: Service[] }) {
  return (
    <TwoColumns caption={caption}>
      {services.map(({ id, name, duration, prices }) => (
        <ServicePrices key={id} name={name} duration={duration} prices={prices} />
      ))}
    </TwoColumns>
  );
}
