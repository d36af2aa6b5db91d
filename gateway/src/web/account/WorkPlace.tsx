import type { ReactNode } from 'react';

import { accountPaths } from '../../domain/accountPaths';
import type { MerchantCoupon } from '../../domain/coupon';
import type { LinkContext } from '../../domain/destination';
import type { FoundDueDates } from '../../domain/dueDates';
import type { SentEnquiry } from '../../domain/enquiry';
import type { ContentLanguage } from '../../domain/languages';
import { formatDay } from '../format';
import type { Translate } from '../translator';
import { NextSteps } from '../ui/NextSteps';
import { Section, TextLink } from '../ui/site';
import { CouponList } from './CouponList';
import { DueDateList } from './DueDates';
import { EnquiryList } from './EnquiryList';
import { Facts } from './Facts';
import { Reports, type SavedReport } from './Reports';

/** Entries of a list that stand here; the account has all of them. */
export const shown = 3;

/** An account as its owner sees it. */
interface Account {
  companyName: string;
  /** Masked. */
  number: string;
  /** ISO 8601. */
  createdAt: string;
  vatNumber: string;
  /** The welcome gift; empty where there was none. */
  awardTitle: string;
}

interface WorkPlaceProps {
  language: ContentLanguage;
  t: Translate;
  links: LinkContext;
  account: Account;
  due: FoundDueDates;
  coupons: readonly MerchantCoupon[];
  /** At most as many as are shown. */
  enquiries: readonly SentEnquiry[];
  /** One more than is shown, where there are more. */
  reports: SavedReport[];
}

const More = ({ href, text }: { href: string; text: string }) => (
  <p>
    <TextLink href={href}>{text}</TextLink>
  </p>
);

function factsOf({ account, language, t }: WorkPlaceProps) {
  const { companyName, number, createdAt, awardTitle, vatNumber } = account;
  const company = companyName || (
    <>
      {t('workPlace.noCompany')} ·{' '}
      <TextLink href={accountPaths.company}>{t('workPlace.addCompany')}</TextLink>
    </>
  );
  const facts: [string, ReactNode][] = [
    [t('workPlace.company'), company],
    [t('profile.number'), number],
    [t('profile.since'), formatDay(createdAt, language)],
  ];
  if (vatNumber) facts.splice(1, 0, [t('company.vatNumber'), vatNumber]);
  if (awardTitle) {
    const withAdvice = (
      <>
        {awardTitle} <small>{t('workPlace.awardText')}</small>
      </>
    );
    facts.push([t('workPlace.award'), withAdvice]);
  }
  return facts;
}

/**
 * The page after the login: company, due dates, coupons and enquiries if there are any, saved reports, next steps
 * (requirements, 11.17).
 * @avoid More entries of a list than three: each list has a page of its own in the account.
 */
export function WorkPlace(props: WorkPlaceProps) {
  const { language, t, links, due, coupons, enquiries, reports } = props;
  const dates = due.dates.slice(0, shown);
  const valid = coupons.filter(({ state }) => state === 'valid');
  return (
    <>
      <Section heading={t('workPlace.title')} headingLevel={1} lead={t('workPlace.lead')} />
      <Section heading={t('workPlace.facts')} id="facts">
        <Facts facts={factsOf(props)} />
        <More href={accountPaths.company} text={t('pages.company')} />
      </Section>
      <Section
        heading={t('workPlace.dates')}
        id="dates"
        lead={dates.length > 0 ? t('workPlace.datesLead') : undefined}
      >
        {dates.length > 0 ? (
          <DueDateList dates={dates} language={language} t={t} />
        ) : (
          <p>{t(due.source === 'nothing' ? 'calendar.fromNothing' : 'calendar.nothingDue')}</p>
        )}
        <More href={accountPaths.calendar} text={t('pages.calendar')} />
      </Section>
      {coupons.length > 0 && (
        <Section heading={t('pages.coupons')} id="coupons">
          <CouponList coupons={valid} language={language} t={t} />
          {coupons.length > valid.length && (
            <More href={accountPaths.coupons} text={t('workPlace.allCoupons')} />
          )}
        </Section>
      )}
      {enquiries.length > 0 && (
        <Section heading={t('pages.enquiries')} id="enquiries">
          <EnquiryList enquiries={enquiries} language={language} links={links} t={t} />
          {enquiries.length === shown && (
            <More href={accountPaths.enquiries} text={t('workPlace.allEnquiries')} />
          )}
        </Section>
      )}
      <Section
        heading={t('pages.reports')}
        id="reports"
        lead={reports.length > 0 ? t('workPlace.reportsLead') : undefined}
      >
        <Reports language={language} links={links} reports={reports.slice(0, shown)} t={t} />
        {reports.length > shown && <More href={accountPaths.reports} text={t('workPlace.allReports')} />}
      </Section>
      <NextSteps links={links} t={t} />
    </>
  );
}
