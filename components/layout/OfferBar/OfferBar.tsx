import { useTranslation } from 'next-i18next/pages';
import { useId, useRef } from 'react';

import { useRoomBelow } from '@/components/layout/Consent/useRoomBelow';
import { OfferList } from '@/components/parts/OfferList/OfferList';
import { useTotalsText } from '@/components/parts/PriceBreakdown/useTotalsText';
import { Button } from '@/components/ui/Button/Button';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { paths } from '@/services/config/paths';
import { useFocusPlaceOnUnmount } from '@/services/hooks/useFocusPlaceOnUnmount';
import { useOfferToday } from '@/services/hooks/useOfferToday';

import { Bar, Content, Fold, Line, Row } from './OfferBar.styles';

/**
 * The offer of this tab at the foot of the window: how much is in it, what that costs, and the way to ask for it.
 * @avoid To load it for everybody: `OfferPlace` shows it once there is something in the offer.
 * @accessibility A region that tells what it holds when that changes; it never covers what has the focus.
 */
export function OfferBar() {
  const { t } = useTranslation('offer');
  const titleId = useId();
  const bar = useRef<HTMLElement>(null);
  useRoomBelow(bar, '--below-offer');
  const totalsText = useTotalsText();
  const offer = useOfferToday();
  const { items, withdrawn, cost } = offer;
  useFocusPlaceOnUnmount(bar);
  const total = totalsText(cost.totals);
  return (
    <Bar ref={bar} aria-labelledby={titleId} data-nosnippet>
      <Row>
        <Fold open={withdrawn.length > 0 || undefined}>
          <Line>
            <span>
              <strong>
                <span id={titleId}>{t('title')}</span>: {t('count', { count: items.length })}
              </strong>
            </span>
            {total && <small>{total}</small>}
          </Line>
          <Content>
            <OfferList offer={offer} />
          </Content>
        </Fold>
        {items.length > 0 && <Button href={`${paths.contact}#enquiry`}>{t('ask')}</Button>}
      </Row>
      <VisuallyHidden role="status">
        {items.length > 0 && t('added', { names: items.map(({ name }) => name).join(', ') })}
      </VisuallyHidden>
    </Bar>
  );
}
