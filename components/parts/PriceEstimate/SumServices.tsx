import styled from 'styled-components';

import { AddToOffer } from '@/components/parts/AddToOffer/AddToOffer';
import { theme } from '@/components/theme/theme';
import { Button } from '@/components/ui/Button/Button';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { addToOffer } from '@/services/browser/offer/offerStore';
import { paths } from '@/services/config/paths';
import { ownFees } from '@/services/domain/obligations/estimate';
import type { SurveyService } from '@/services/domain/services/service';
import { useTranslation } from '@/services/i18n/useTranslation';

import { useTotalsText } from './useTotalsText';

interface SumServicesProps {
  /** The services of the sum, each once. */
  services: SurveyService[];
}

const Rows = styled.ul`
  margin-bottom: ${theme.space.m};
  border-top: 1px solid ${theme.color.lineStrong};
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${theme.space.m};
    align-items: baseline;
    padding-block: ${theme.space.xs};
    border-bottom: 1px solid ${theme.color.line};
    break-inside: avoid;
  }

  small {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
    font-variant-numeric: tabular-nums lining-nums;
  }

  button {
    grid-column: 2;
    grid-row: 1 / span 2;
    align-self: center;
  }
`;

const Ask = styled.p`
  margin-bottom: ${theme.space.m};

  @media print, (scripting: none) {
    display: none;
  }
`;

/** The services of the sum with our fees. Each can be put into the offer, or all of them with the enquiry. */
export function SumServices({ services }: SumServicesProps) {
  const { t } = useTranslation('calculate');
  const totalsText = useTotalsText();
  return (
    <>
      <Rows aria-label={t('estimate.services')}>
        {services.map((service) => (
          <li key={service.id}>
            {service.href ? <TextLink href={service.href}>{service.name}</TextLink> : service.name}
            <small>{totalsText(ownFees([service]))}</small>
            <AddToOffer service={service} isLine />
          </li>
        ))}
      </Rows>
      <Ask>
        <Button href={`${paths.contact}#enquiry`} onClick={() => services.forEach(addToOffer)}>
          {t('estimate.ask', { count: services.length })}
        </Button>
      </Ask>
    </>
  );
}
