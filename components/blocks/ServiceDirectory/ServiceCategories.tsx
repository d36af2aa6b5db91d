import { queryOfFilter, type ServiceFilter } from '@/services/domain/services/serviceAreas';
import type { ServiceGroup } from '@/services/domain/services/serviceGroups';

import { Category, CategoryName, Entries } from './ServiceDirectory.styles';
import { ServiceEntry } from './ServiceEntry';

interface ServiceCategoriesProps {
  groups: ServiceGroup[];
  /** The current filter of the list. */
  filter: ServiceFilter;
  /** Every service is shown with everything it has. */
  areOpen: boolean;
}

/** Categories of services one below the other. A category's code is its anchor. */
export function ServiceCategories({ groups, filter, areOpen }: ServiceCategoriesProps) {
  return groups.map(({ category, name, services }) => (
    // Another choice is another list: nothing of the last one moves to another place.
    <Category key={category + queryOfFilter(filter)} id={category}>
      <CategoryName>{name}</CategoryName>
      <Entries>
        {services.map((service) => (
          <ServiceEntry key={service.id} service={service} isOpen={areOpen} />
        ))}
      </Entries>
    </Category>
  ));
}
