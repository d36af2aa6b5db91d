import { useTranslation } from 'next-i18next/pages';

import { StaticCheckInvitation } from '@/components/parts/CheckInvitation/StaticCheckInvitation';
import { CouponList } from '@/components/parts/CouponList/CouponList';
import { Button } from '@/components/ui/Button/Button';
import { DateText } from '@/components/ui/DateText/DateText';
import { Section } from '@/components/ui/Section/Section';
import { Tag } from '@/components/ui/Tag/Tag';
import { StaticPageOpening } from '@/components/views/PageOpening/StaticPageOpening';
import { paths } from '@/services/config/paths';
import type { Anniversary } from '@/services/domain/activities/activity';
import { type ActivityState, activityState, anniversaryPeriod } from '@/services/domain/activities/promotion';
import { useLocale } from '@/services/hooks/useLocale';

import { Rules, Status, WhenKnown } from './AnniversaryView.styles';
import { usePromotionState } from './usePromotionState';

interface AnniversaryViewProps {
  /** Window, coupons and activities, from the gateway. */
  anniversary: Anniversary;
  /** IANA time zone of the promotion. */
  timeZone: string;
  /** The state when the page was rendered, as which it is laid out until the browser knows the real one. */
  renderedState: ActivityState;
}

/**
 * The anniversary: what it is, whether it runs (requirements, 9), and its activities.
 * @avoid For other promotions: without dates of the CMS its window is that of the requirements (requirements, 9).
 * @accessibility What the promotion's state is, is said in words and announced when it changes.
 */
export function AnniversaryView({ anniversary, timeZone, renderedState }: AnniversaryViewProps) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const { title, lead, activities } = anniversary;
  const window = anniversaryPeriod(anniversary, timeZone);
  const known = usePromotionState(window, timeZone);
  const state = known ?? renderedState;
  const isKnown = known !== undefined;
  return (
    <>
      <StaticPageOpening
        title={title}
        lead={lead}
        eyebrow={t('anniversary.eyebrow')}
        path={paths.anniversary}
        tone="inverse"
      />
      <Section heading={t('anniversary.when')}>
        <p>
          <DateText iso={window.from.slice(0, 10)} locale={locale} /> –{' '}
          <DateText iso={window.until.slice(0, 10)} locale={locale} />
        </p>
        <WhenKnown $isKnown={isKnown}>
          <Status role="status">
            <Tag label={t(`state.${state}`)} tone={state === activityState.processing ? 'signal' : 'quiet'} />
          </Status>
          {state === activityState.over && <p>{t('anniversary.over')}</p>}
        </WhenKnown>
      </Section>
      {activities.map(({ name, title: heading, summary, rules, href, coupons }) => (
        <Section key={name} id={name} heading={heading} lead={summary}>
          {coupons.length > 0 && <CouponList coupons={coupons} />}
          {rules.length > 0 && (
            <Rules>
              {rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </Rules>
          )}
          {href && state === activityState.processing && (
            <WhenKnown $isKnown={isKnown}>
              <Button href={href}>{t('anniversary.take')}</Button>
            </WhenKnown>
          )}
        </Section>
      ))}
      {activities.length === 0 && (
        <Section heading={t('anniversary.activities')}>
          <p>{t('anniversary.none')}</p>
        </Section>
      )}
      <StaticCheckInvitation after="prices" />
    </>
  );
}
