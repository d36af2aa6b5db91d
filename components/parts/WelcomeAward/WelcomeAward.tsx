import { useTranslation } from 'next-i18next/pages';

import { CouponList } from '@/components/parts/CouponList/CouponList';
import { DateText } from '@/components/ui/DateText/DateText';
import { Section } from '@/components/ui/Section/Section';
import type { Award } from '@/services/domain/activities/coupon';
import { useLocale } from '@/services/hooks/useLocale';

import { Title, Until } from './WelcomeAward.styles';

interface WelcomeAwardProps {
  /** At least one coupon, and until when they are given (ISO 8601; null where no end is set). */
  award: Award;
}

/**
 * The award for registering: each coupon with its conditions.
 * @avoid For what is not there any more: give it no award rather than one that is over.
 * @accessibility A region with a list; the last day is a date in words.
 */
export function WelcomeAward({ award }: WelcomeAwardProps) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const { title, summary, coupons, validUntil } = award;
  return (
    <Section id="award" heading={t('award.heading')} lead={summary}>
      <Title>{title}</Title>
      <CouponList coupons={coupons} />
      {validUntil && (
        <Until>
          {t('award.until')} <DateText iso={validUntil} locale={locale} />
        </Until>
      )}
    </Section>
  );
}
