import type { Metadata } from 'next';
import type { ReactNode } from 'react';

import { yearAfter } from '@/contract/dueDates/dueDates';
import { dueDatesOf } from '@/contract/dueDates/duties';

import { maskPhone } from '../../../api/accounts/maskPhone';
import { accountPaths } from '../../../domain/accountPaths';
import { findDuties } from '../../../features/accounts/findDuties';
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
import { accountTexts } from '../../../web/texts/accountTexts';
import { calendarTexts } from '../../../web/texts/calendarTexts';
import { companyTexts } from '../../../web/texts/companyTexts';
import { workPlaceTexts } from '../../../web/texts/workPlaceTexts';
import buttons from '../../../web/ui/button.module.css';
import { NextSteps } from '../../../web/ui/NextSteps';
import { Section } from '../../../web/ui/Section';

/** Entries of a list that stand here; the account has all of them. */
const shown = 3;

export async function generateMetadata(): Promise<Metadata> {
  return { title: workPlaceTexts((await requestContext()).language).title };
}

const More = ({ href, text }: { href: string; text: string }) => (
  <p>
    <a className={buttons.link} href={href}>
      {text}
    </a>
  </p>
);

/** The page after the login: company, due dates, coupons, enquiries, saved reports, next steps (requirements, 11.17). */
export default async function WorkPlace() {
  const merchant = await requireLogin();
  const context = await requestContext();
  const { payload, language, today } = context;
  const [reports, coupons, enquiries, duties, links] = await Promise.all([
    findReports(context, merchant.id, shown + 1),
    findCoupons(context, merchant.id),
    findEnquiries(payload, merchant.id, shown),
    findDuties(payload, merchant),
    linkContext(),
  ]);
  const dates = dueDatesOf(duties, today, yearAfter(today)).slice(0, shown);
  const valid = coupons.filter(({ state }) => state === 'valid');
  const texts = workPlaceTexts(language);
  const { pages } = accountTexts(language);
  const { companyName, username, createdAt, awardTitle, vatNumber } = merchant;
  const company = companyName || (
    <>
      {texts.noCompany} ·{' '}
      <a className={buttons.link} href={accountPaths.company}>
        {texts.addCompany}
      </a>
    </>
  );
  const facts: [string, ReactNode][] = [
    [texts.company, company],
    [accountTexts(language).number, maskPhone(username)],
    [texts.since, formatDay(createdAt, language)],
  ];
  if (vatNumber) facts.splice(1, 0, [companyTexts(language).vatNumber, vatNumber]);
  if (awardTitle) {
    const withAdvice = (
      <>
        {awardTitle} <small>{texts.awardText}</small>
      </>
    );
    facts.push([texts.award, withAdvice]);
  }
  return (
    <>
      <Section heading={texts.title} id="workplace" lead={texts.lead} opens />
      <Section heading={texts.facts} id="facts">
        <Facts facts={facts} />
        <More href={accountPaths.company} text={pages.company} />
      </Section>
      <Section heading={texts.dates} id="dates" lead={dates.length > 0 ? texts.datesLead : undefined}>
        {dates.length > 0 ? (
          <DueDateList dates={dates} language={language} />
        ) : (
          <p>
            {duties.source === 'nothing'
              ? calendarTexts(language).fromNothing
              : calendarTexts(language).nothingDue}
          </p>
        )}
        <More href={accountPaths.calendar} text={pages.calendar} />
      </Section>
      <Section heading={pages.coupons} id="coupons">
        <CouponList coupons={valid} language={language} />
        {coupons.length > valid.length && <More href={accountPaths.coupons} text={texts.allCoupons} />}
      </Section>
      <Section heading={pages.enquiries} id="enquiries">
        <EnquiryList enquiries={enquiries} language={language} links={links} />
        {enquiries.length === shown && <More href={accountPaths.enquiries} text={texts.allEnquiries} />}
      </Section>
      <Section heading={texts.reports} id="reports" lead={reports.length > 0 ? texts.reportsLead : undefined}>
        <Reports language={language} links={links} reports={reports.slice(0, shown)} />
        {reports.length > shown && <More href={accountPaths.reports} text={texts.allReports} />}
      </Section>
      <NextSteps links={links} />
    </>
  );
}
