import { couponTypeNames } from '../../domain/coupon';
import type { ContentLanguage } from '../../domain/languages';
import { formatMoney } from '../../domain/money';
import type { MerchantCoupon } from '../../features/coupons/findCoupons';
import { formatDay, formatNumber } from '../format';
import { couponTexts } from '../texts/couponTexts';
import ledger from '../ui/ledger.module.css';
import type { RowHeading } from './rowHeading';

interface CouponListProps {
  language: ContentLanguage;
  coupons: readonly MerchantCoupon[];
  heading?: RowHeading;
}

function worth({ amount, currency }: MerchantCoupon, language: ContentLanguage): string {
  if (currency === null) return couponTexts(language).points(formatNumber(amount, language));
  return formatMoney({ amount, currency }, language);
}

/** Coupons with type, worth, conditions and the day on which they end (requirements, 3: coupon types). */
export function CouponList({ language, coupons, heading: Heading = 'h3' }: CouponListProps) {
  const texts = couponTexts(language);
  if (coupons.length === 0) return <p>{texts.none}</p>;
  return (
    <ul className={ledger.rows}>
      {coupons.map((coupon) => {
        const { id, type, title, conditions, state, validUntil, redeemedAt } = coupon;
        const end = {
          valid: texts.validUntil(formatDay(validUntil, language)),
          expired: texts.expired(formatDay(validUntil, language)),
          redeemed: texts.redeemed(formatDay(redeemedAt ?? validUntil, language)),
        };
        return (
          <li className={ledger.row} key={id}>
            <Heading>{title[language]}</Heading>
            <p>
              {couponTypeNames[type][language]} · {worth(coupon, language)} · <strong>{end[state]}</strong>
            </p>
            <p className={ledger.quiet}>{conditions[language]}</p>
          </li>
        );
      })}
    </ul>
  );
}
