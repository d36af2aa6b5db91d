import { Fragment } from 'react';
import styled from 'styled-components';

import { theme } from '@/components/theme/theme';
import { Button } from '@/components/ui/Button/Button';
import type { Action } from '@/services/domain/content/page';

interface ActionsProps {
  /** The first is the one that counts; two at most read well. */
  actions: Action[];
  /** Cost and duration of the first one; stands below them. */
  note?: string;
  /** Set where they stand on ink. */
  inverse?: boolean;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
  align-items: center;

  ${theme.from.tablet} {
    gap: ${theme.space.s};
  }

  /* Below the buttons, which stand side by side; read after the first one. */
  small {
    flex-basis: 100%;
    order: 1;
  }

  @media print {
    display: none;
  }
`;

/**
 * The buttons a marketer gave a block, in their order.
 * @avoid For links within a text. More than two: choose.
 * @accessibility Links, each named by its own words; they go below each other where a phone is too narrow.
 */
export function Actions({ actions, note, inverse = false }: ActionsProps) {
  if (actions.length === 0) return null;
  return (
    <Row>
      {actions.map(({ label, href, emphasis }, index) => (
        <Fragment key={`${href} ${label}`}>
          <Button href={href} emphasis={inverse && emphasis === 'quiet' ? 'inverse' : emphasis}>
            {label}
          </Button>
          {index === 0 && note && <small>{note}</small>}
        </Fragment>
      ))}
    </Row>
  );
}
