import { useTranslation } from 'next-i18next/pages';

import { LatePart } from '@/components/parts/LatePart/LatePart';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { paths } from '@/services/config/paths';
import type { PricedBundle } from '@/services/domain/services/bundle';
import { formatMoney } from '@/services/domain/services/money';
import type { PriceTotal } from '@/services/domain/services/priceTotals';
import { serviceAnchor } from '@/services/domain/services/serviceAnchor';
import { useLocale } from '@/services/hooks/useLocale';

import { Bundles, Content, Fold, Line, Note } from './PriceBundles.styles';

interface PriceBundlesProps {
  /** What they contain, cost and save, in minor units (cents). */
  bundles: PricedBundle[];
}

/**
 * What typical sellers take together: what a bundle costs, what it contains and what that saves.
 * @avoid For one service: a row of `PriceRows`.
 * @accessibility Headings that open; amounts, periods and savings are words.
 */
export function PriceBundles({ bundles }: PriceBundlesProps) {
  const { t } = useTranslation('prices');
  const locale = useLocale();
  if (bundles.length === 0) return null;
  const amountOf = ({ amountMinor, currency }: PriceTotal) => formatMoney(amountMinor, currency, locale);
  const costOf = (total: PriceTotal) => {
    const amount = amountOf(total);
    return `${total.isFrom ? t('bundles.from', { amount }) : amount} ${t(`bundles.period.${total.period}`)}`;
  };
  const savingOf = (saving: PriceTotal) => `${amountOf(saving)} ${t(`bundles.period.${saving.period}`)}`;
  return (
    <Bundles>
      <h3>{t('bundles.heading')}</h3>
      {bundles.map(({ id, title, summary, services, totals, savings }) => (
        <Fold key={id}>
          <Line>
            <h4>{title}</h4>
            <span>{totals.map(costOf).join(' · ')}</span>
            {savings.length > 0 && (
              <small>{t('bundles.saves', { amounts: savings.map(savingOf).join(', ') })}</small>
            )}
          </Line>
          <Content>
            <p>{summary}</p>
            <div>
              {t('bundles.contains')}:
              <ul>
                {services.map((service) => (
                  <li key={service.id}>
                    <TextLink href={`${paths.servicesOf(service.category)}#${serviceAnchor(service.id)}`}>
                      {service.name}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </div>
            <LatePart name="addBundle" props={{ title, services }} />
          </Content>
        </Fold>
      ))}
      <Note>{t('bundles.note')}</Note>
    </Bundles>
  );
}
