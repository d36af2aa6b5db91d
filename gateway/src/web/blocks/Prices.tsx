import type { WireService } from '@/contract/calls/services';

import type { ContentLanguage } from '../../domain/languages';
import { formatMoney } from '../../domain/money';
import { homeTexts } from '../texts/homeTexts';
import styles from './blocks.module.css';

interface PricesProps {
  services: WireService[];
  language: ContentLanguage;
  /** Only the first price of each service. */
  isShort?: boolean;
}

/** Services with their prices; no amount stands without its unit and its VAT label. */
export function Prices({ services, language, isShort = false }: PricesProps) {
  const texts = homeTexts(language);
  return services
    .filter(({ prices }) => prices.length > 0)
    .map(({ id, serverName, duration, prices }) => (
      <div className={styles.service} key={id}>
        <h3>{serverName}</h3>
        {duration && <p className={styles.duration}>{duration}</p>}
        <dl className={styles.prices}>
          {(isShort ? prices.slice(0, 1) : prices).map((price) => {
            const amount = formatMoney(price, language);
            return (
              <div key={price.id}>
                <dt>{price.label}</dt>
                {price.amount === 0 ? (
                  <dd className={styles.amount}>{texts.free}</dd>
                ) : (
                  <dd>
                    <span className={styles.amount}>{price.isFrom ? texts.from(amount) : amount}</span>
                    <span className={styles.label}>{texts.unit[price.unit]}</span>
                    <span className={styles.label}>{price.vatLabel}</span>
                  </dd>
                )}
              </div>
            );
          })}
        </dl>
      </div>
    ));
}
