import styled from 'styled-components';

import { DeferredPart } from '@/components/parts/DeferredPart/DeferredPart';
import { useCostText } from '@/components/parts/PriceBreakdown/useCostText';
import { theme } from '@/components/theme/theme';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { paths } from '@/services/config/paths';
import type { ServiceCard } from '@/services/domain/services/service';
import { serviceAnchor } from '@/services/domain/services/serviceAnchor';

/** Of each service its name, what it costs, and what else is known, below each other. */
const Rows = styled.ul`
  border-top: 1px solid ${theme.color.line};
  list-style: none;

  & + p {
    margin-top: ${theme.space.m};
  }

  > li {
    display: grid;
    gap: ${theme.space.xxs} ${theme.space.l};
    padding-block: ${theme.space.s};
    border-bottom: 1px solid ${theme.color.line};
  }

  ${theme.from.tablet} {
    > li {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
    }
  }

  p:first-child {
    font-size: ${theme.size.h4};
    font-weight: ${theme.weight.semibold};
    line-height: 1.4;
  }

  p:nth-child(2) {
    font-variant-numeric: tabular-nums lining-nums;
  }

  p:nth-child(n + 3) {
    color: ${theme.color.textMuted};
    font-size: ${theme.size.s};
  }
`;

interface ServiceRowsProps {
  /** Prices in minor units (cents); the note says what is special about the service here. */
  services: (ServiceCard & { note?: string })[];
}

/** Services below each other: what each costs, how long it usually takes, and the way into the quote. */
export function ServiceRows({ services }: ServiceRowsProps) {
  const costText = useCostText();
  return (
    <Rows>
      {services.map(({ id, category, name, duration, prices, note }) => (
        <li key={id}>
          <div>
            <p>
              <TextLink href={`${paths.servicesOf(category)}#${serviceAnchor(id)}`}>{name}</TextLink>
            </p>
            <p>{costText(prices)}</p>
            {duration && <p>{duration}</p>}
            {note && <p>{note}</p>}
          </div>
          <DeferredPart name="addToOffer" props={{ service: { id, category, name } }} />
        </li>
      ))}
    </Rows>
  );
}
