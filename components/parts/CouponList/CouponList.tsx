import { useTranslation } from 'next-i18next/pages';

import { Tag } from '@/components/ui/Tag/Tag';
import type { Coupon } from '@/services/domain/activities/coupon';
import { formatMoney } from '@/services/domain/services/money';
import { useLocale } from '@/services/hooks/useLocale';

import { Conditions, Item, List, Worth } from './CouponList.styles';

interface CouponListProps {
  /** Kind, worth (money in minor units), conditions in words, and for how many days each holds from the day it is received. */
  coupons: Coupon[];
}

/**
 * A list of coupons, each with its type, value, conditions and validity.
 * @avoid For prices: `PriceText` says what VAT does to them.
 * @accessibility A list; kind and worth are words, not colours.
 */
export function CouponList({ coupons }: CouponListProps) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  return (
    <List>
      {coupons.map(({ id, type, title, worth, conditions, validDays }) => (
        <Item key={id}>
          <Worth>
            {worth.kind === 'money'
              ? formatMoney(worth.amountMinor, worth.currency, locale)
              : t('coupon.points', { count: worth.points })}
          </Worth>
          <div>
            <strong>{title}</strong> <Tag label={t(`coupon.type.${type}`)} />
            <Conditions>
              {conditions} {t('coupon.validDays', { count: validDays })}
            </Conditions>
          </div>
        </Item>
      ))}
    </List>
  );
}
