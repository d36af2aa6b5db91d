import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';

import { useCostText } from '@/components/parts/PriceBreakdown/useCostText';
import { theme } from '@/components/theme/theme';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { paths } from '@/services/config/paths';
import type { Service } from '@/services/domain/services/service';
import { serviceAnchor } from '@/services/domain/services/serviceAnchor';

const Rows = styled.ul`
  border-top: 1px solid ${theme.color.line};
  list-style: none;

  > li {
    display: grid;
    gap: 0 ${theme.space.m};
    padding-block: ${theme.space.s};
    border-bottom: 1px solid ${theme.color.line};
    font-variant-numeric: tabular-nums lining-nums;
  }

  ${theme.from.tablet} {
    > li {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  & + p {
    display: grid;
    gap: ${theme.space.xs};
    justify-items: start;
    margin-top: ${theme.space.m};
  }
`;

/** A row for each service with what it costs once and in a year; the page of prices says what for. */
export function ShortPrices({ services }: { services: Service[] }) {
  const { t } = useTranslation('blocks');
  const costText = useCostText();
  return (
    <>
      <Rows>
        {services.map(({ id, category, name, prices }) => (
          <li key={id}>
            <TextLink href={`${paths.servicesOf(category)}#${serviceAnchor(id)}`}>{name}</TextLink>
            <span>{costText(prices)}</span>
          </li>
        ))}
      </Rows>
      <p>
        <TextLink href={paths.calculate()}>{t('priceTable.case')}</TextLink>
        <TextLink href={paths.prices}>{t('priceTable.all')}</TextLink>
      </p>
    </>
  );
}
