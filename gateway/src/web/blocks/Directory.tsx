import type { WireService } from '@/contract/calls/services';

import type { ContentLanguage } from '../../domain/languages';
import styles from './blocks.module.css';
import { Prices } from './Prices';

/** Services by area, in the order of the CMS; an area is the target of links such as `#vat`. */
export function Directory({ services, language }: { services: WireService[]; language: ContentLanguage }) {
  const areas = new Map<WireService['category'], WireService[]>();
  for (const service of services)
    areas.set(service.category, [...(areas.get(service.category) ?? []), service]);
  return [...areas].map(([category, ofArea]) => (
    <details className={styles.question} id={category} key={category} name="area">
      <summary>{ofArea[0]?.categoryName}</summary>
      <div className={styles.answer}>
        <Prices language={language} services={ofArea} />
      </div>
    </details>
  ));
}
