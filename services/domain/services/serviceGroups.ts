import type { ServiceCategory } from '@/contract/lists/services';

import type { Service } from './service';

export interface ServiceGroup {
  category: ServiceCategory;
  name: string;
  services: Service[];
}

/** Services by category; categories and services keep the order in which they come. */
export function groupByCategory(services: Service[]): ServiceGroup[] {
  const groups = new Map<ServiceCategory, ServiceGroup>();
  for (const service of services) {
    const group = groups.get(service.category) ?? {
      category: service.category,
      name: service.categoryName,
      services: [],
    };
    group.services.push(service);
    groups.set(service.category, group);
  }
  return [...groups.values()];
}
