import type { Metadata } from 'next';
import type { ReactNode } from 'react';

import { maskPhone } from '../../../api/accounts/maskPhone';
import { accountPaths } from '../../../domain/accountPaths';
import { findDueDates } from '../../../features/accounts/findDueDates';
import { findCoupons } from '../../../features/coupons/findCoupons';
import { findEnquiries } from '../../../features/enquiries/findEnquiries';
import { CouponList } from '../../../web/account/CouponList';
import { DueDateList } from '../../../web/account/DueDates';
import { EnquiryList } from '../../../web/account/EnquiryList';
import { Facts } from '../../../web/account/Facts';
import { findReports } from '../../../web/account/findReports';
import { Reports } from '../../../web/account/Reports';
import { formatDay } from '../../../web/format';
import { linkContext } from '../../../web/links/linkContext';
import { requestContext } from '../../../web/requestContext';
import { requireLogin } from '../../../web/requireLogin';
import { translator } from '../../../web/translator';
import { NextSteps } from '../../../web/ui/NextSteps';
import { Section, TextLink } from '../../../web/ui/site';

/** Entries of a list that stand here; the account has all of them. */
const shown = 3;

export async function generateMetadata(): Promise<Metadata> {
  const t = await translator((await requestContext()).language);
  return { title: t('workPlace.title') };
}

const More = ({ href, text }: { href: string; text: string }) => (
  <p>
    <TextLink href={href}>{text}</TextLink>
  </p>
);

/**
 * The page after the login: company, due dates, coupons and enquiries if there are any, saved reports, next steps
 * (requirements, 11.17).
 */
export default async function WorkPlace() {
  const merchant = await requireLogin();
  const context = await requestContext();
  const { payload, language } = context;
  const [reports, coupons, enquiries, due, links, t] = await Promise.all([
    findReports(context, merchant.id, shown + 1),
    findCoupons(context, merchant.id),
    findEnquiries(payload, merchant.id, shown),
    findDueDates(context, merchant),
    linkContext(),
    translator(language),
  ]);
  const dates = due.dates.slice(0, shown);
  const valid = coupons.filter(({ state }) => state === 'valid');
  const { companyName, username, createdAt, awardTitle, vatNumber } = merchant;
  const company = companyName || (
    <>
      {t('workPlace.noCompany')} ·{' '}
      <TextLink href={accountPaths.company}>{t('workPlace.addCompany')}</TextLink>
    </>
  );
  const facts: [string, ReactNode][] = [
    [t('workPlace.company'), company],
    [t('profile.number'), maskPhone(username)],
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
  return (
    <>
      <Section heading={t('workPlace.title')} headingLevel={1} lead={t('workPlace.lead')} />
      <Section heading={t('workPlace.facts')} id="facts">
        <Facts facts={facts} />
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
