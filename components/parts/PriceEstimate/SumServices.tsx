import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';

import { AddToOffer } from '@/components/parts/AddToOffer/AddToOffer';
import { useDutyTexts } from '@/components/parts/ObligationReport/useDutyTexts';
import { useCostText } from '@/components/parts/PriceBreakdown/useCostText';
import { theme } from '@/components/theme/theme';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import type { FilingRhythm } from '@/contract/lists/filingRhythms';
import { obligationNames } from '@/contract/lists/obligations';
import type { Obligation } from '@/services/domain/obligations/assess';
import type { SurveyService } from '@/services/domain/services/service';
import { useLocale } from '@/services/hooks/useLocale';

interface SumServicesProps {
  /** The services of the sum, each once. */
  services: SurveyService[];
  /** The obligations of the sum that have no list price. */
  onRequest: Obligation[];
  /** How often VAT returns count. */
  rhythm: FilingRhythm;
}

const Rows = styled.ul`
  border-top: 1px solid ${theme.color.lineStrong};
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${theme.space.m};
    padding-block: ${theme.space.xxs};
    border-bottom: 1px solid ${theme.color.line};
    font-size: ${theme.size.s};
    line-height: 1.4;
  }

  ${theme.from.tablet} {
    li {
      font-size: inherit;
    }
  }

  small {
    grid-column: 1;
    color: ${theme.color.textMuted};
    font-size: ${theme.size.xs};
    font-variant-numeric: tabular-nums lining-nums;
  }

  button {
    grid-column: 2;
    grid-row: 1 / span 2;
    min-height: ${theme.width.target};
  }
`;

/** The services with what they cost, each to be put into the offer, and in one row the obligations without a list price. */
export function SumServices({ services, onRequest, rhythm }: SumServicesProps) {
  const { t } = useTranslation('calculate');
  const locale = useLocale();
  const { countries } = useDutyTexts();
  const costText = useCostText(rhythm);
  return (
    <Rows aria-label={t('estimate.services')}>
      {services.map((service) => (
        <li key={service.id}>
          <span>{service.href ? <TextLink href={service.href}>{service.name}</TextLink> : service.name}</span>
          <small>{costText(service.prices)}</small>
          <AddToOffer service={service} rhythm={rhythm} isLine />
        </li>
      ))}
      {onRequest.length > 0 && (
        <li>
          <span>
            {onRequest
              .map((obligation) => `${obligationNames[obligation.id][locale]} (${countries(obligation)})`)
              .join('; ')}
          </span>
          <small>{t('price:onRequest')}</small>
        </li>
      )}
    </Rows>
  );
}
