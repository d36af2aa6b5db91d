import { couponTypeNames, type MerchantCoupon } from '../../domain/coupon';
import type { ContentLanguage } from '../../domain/languages';
import { formatMoney } from '../../domain/money';
import { formatDay, formatNumber } from '../format';
import type { Translate } from '../translator';
import { Quiet, Row, Rows } from '../ui/styles';
import type { RowHeading } from './rowHeading';

interface CouponListProps {
  language: ContentLanguage;
  t: Translate;
  coupons: readonly MerchantCoupon[];
  heading?: RowHeading;
}

function worth({ amount, currency }: MerchantCoupon, language: ContentLanguage, t: Translate): string {
  if (currency === null) return t('coupons.points', { points: formatNumber(amount, language) });
  return formatMoney({ amount, currency }, language);
}

/** Coupons with type, worth, conditions and the day on which they end (requirements, 3: coupon types). */
export function CouponList({ language, t, coupons, heading: Heading = 'h3' }: CouponListProps) {
  if (coupons.length === 0) return <p>{t('coupons.none')}</p>;
  return (
    <Rows>
      {coupons.map((coupon) => {
        const { id, type, title, conditions, state, validUntil, redeemedAt } = coupon;
        const day = formatDay(state === 'redeemed' ? (redeemedAt ?? validUntil) : validUntil, language);
        return (
          <Row key={id}>
            <Heading>{title[language]}</Heading>
            <p>
              {couponTypeNames[type][language]} · {worth(coupon, language, t)} ·{' '}
              <strong>{t(`coupons.${state}`, { day })}</strong>
            </p>
            <Quiet>{conditions[language]}</Quiet>
          </Row>
        );
      })}
    </Rows>
  );
}
