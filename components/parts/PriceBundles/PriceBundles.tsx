import { useTranslation } from 'next-i18next/pages';

import { DeferredPart } from '@/components/parts/DeferredPart/DeferredPart';
import { PriceBreakdown } from '@/components/parts/PriceBreakdown/PriceBreakdown';
import { useTotalsText } from '@/components/parts/PriceBreakdown/useTotalsText';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { paths } from '@/services/config/paths';
import { breakdownOf } from '@/services/domain/services/breakdown';
import type { PricedBundle } from '@/services/domain/services/bundle';
import { serviceAnchor } from '@/services/domain/services/serviceAnchor';

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
  const totalsText = useTotalsText();
  if (bundles.length === 0) return null;
  return (
    <Bundles>
      <h2>{t('bundles.heading')}</h2>
      {bundles.map((bundle) => {
        const { id, title, summary, services, savings } = bundle;
        const cost = breakdownOf(services, [bundle]);
        return (
          <Fold key={id}>
            <Line>
              <h3>{title}</h3>
              <span>{totalsText(cost.totals)}</span>
              {savings.length > 0 && <small>{t('bundles.saves', { amounts: totalsText(savings) })}</small>}
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
              <PriceBreakdown cost={cost} />
              <DeferredPart
                name="addBundle"
                props={{
                  title,
                  services: services.map((one) => ({ id: one.id, category: one.category, name: one.name })),
                }}
              />
            </Content>
          </Fold>
        );
      })}
      <Note>{t('bundles.note')}</Note>
    </Bundles>
  );
}
