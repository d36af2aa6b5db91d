import type { ReactNode } from 'react';

import { returnCountries } from '@/contract/dueDates/vatReturns';
import { countryName } from '@/contract/lists/countryName';
import { mailtoHref } from '@/contract/lists/emailAddress';

import { maskPhone } from '../../api/accounts/maskPhone';
import { findCommon } from '../../api/pages/frame';
import type { AccountPageName } from '../../domain/accountPaths';
import { companyCountries } from '../../domain/companyCountries';
import type { ContentLanguage } from '../../domain/languages';
import { findDuties } from '../../features/accounts/findDuties';
import { countRecoveryCodes } from '../../features/authentication/recoveryCodes';
import { hasSecondFactor } from '../../features/authentication/secondFactor';
import { findSession, listSessions } from '../../features/authentication/sessions';
import { findCoupons } from '../../features/coupons/findCoupons';
import { findEnquiries } from '../../features/enquiries/findEnquiries';
import type { Merchant } from '../../payload-types';
import { formatDay } from '../format';
import { ChangePasswordForm } from '../forms/ChangePasswordForm';
import { CompanyForm } from '../forms/CompanyForm';
import { TwoFactorForm } from '../forms/TwoFactorForm';
import { linkContext } from '../links/linkContext';
import { requestContext } from '../requestContext';
import { accountTexts } from '../texts/accountTexts';
import { calendarTexts } from '../texts/calendarTexts';
import { companyTexts } from '../texts/companyTexts';
import { couponTexts } from '../texts/couponTexts';
import { enquiryTexts } from '../texts/enquiryTexts';
import { workPlaceTexts } from '../texts/workPlaceTexts';
import buttons from '../ui/button.module.css';
import styles from './account.module.css';
import { AccountPage } from './AccountPage';
import { CouponList } from './CouponList';
import { DueDates } from './DueDates';
import { EnquiryList } from './EnquiryList';
import { Facts } from './Facts';
import { findReports } from './findReports';
import { Reports } from './Reports';
import { Sessions } from './Sessions';

interface PageProps {
  merchant: Merchant;
}

async function Profile({ merchant }: PageProps) {
  const context = await requestContext();
  const { language } = context;
  const texts = accountTexts(language);
  const { contactInformation } = await findCommon(context);
  const { username, companyName, createdAt, consentVersion } = merchant;
  const facts: [string, string][] = [
    [workPlaceTexts(language).company, companyName ?? ''],
    [texts.number, maskPhone(username)],
    [texts.since, formatDay(createdAt, language)],
    [texts.consent, formatDay(consentVersion, language)],
  ];
  return (
    <AccountPage current="profile" language={language} lead={texts.profile.lead}>
      <Facts facts={facts} />
      <div className={styles.part}>
        <h2>{texts.deletion}</h2>
        <p>
          {texts.deletionText}{' '}
          <a className={buttons.link} href={mailtoHref(contactInformation.email)}>
            {contactInformation.email}
          </a>
        </p>
      </div>
    </AccountPage>
  );
}

/** Countries by their names in the language of the page. */
const named = (countries: readonly string[], language: ContentLanguage) =>
  countries
    .map((code) => ({ code, name: countryName(code)[language] }))
    .sort((a, b) => a.name.localeCompare(b.name, language));

async function Company({ merchant }: PageProps) {
  const { language } = await requestContext();
  const { vatReturns, furtherReports } = merchant;
  return (
    <AccountPage current="company" language={language} lead={companyTexts(language).lead}>
      <CompanyForm
        company={{
          companyName: merchant.companyName ?? '',
          companyForm: merchant.companyForm ?? '',
          registeredOffice: merchant.registeredOffice ?? '',
          companyCountry: merchant.companyCountry ?? '',
          vatNumber: merchant.vatNumber ?? '',
          vatReturns: (vatReturns ?? []).map(({ country, period }) => ({ country, period })),
          furtherReports: furtherReports ?? [],
        }}
        language={language}
        returns={named(returnCountries, language)}
        seats={named(companyCountries, language)}
      />
    </AccountPage>
  );
}

async function Calendar({ merchant }: PageProps) {
  const { payload, today, language } = await requestContext();
  const [duties, links] = await Promise.all([findDuties(payload, merchant), linkContext()]);
  return (
    <AccountPage current="calendar" language={language} lead={calendarTexts(language).lead}>
      <DueDates duties={duties} language={language} links={links} today={today} />
    </AccountPage>
  );
}

async function Coupons({ merchant }: PageProps) {
  const context = await requestContext();
  const { language } = context;
  return (
    <AccountPage current="coupons" language={language} lead={couponTexts(language).lead}>
      <CouponList coupons={await findCoupons(context, merchant.id)} heading="h2" language={language} />
    </AccountPage>
  );
}

async function Enquiries({ merchant }: PageProps) {
  const { payload, language } = await requestContext();
  const [enquiries, links] = await Promise.all([findEnquiries(payload, merchant.id), linkContext()]);
  return (
    <AccountPage current="enquiries" language={language} lead={enquiryTexts(language).lead}>
      <EnquiryList enquiries={enquiries} heading="h2" language={language} links={links} />
    </AccountPage>
  );
}

async function Password() {
  const { language } = await requestContext();
  return (
    <AccountPage current="password" language={language} lead={accountTexts(language).passwordPage.lead}>
      <ChangePasswordForm language={language} />
    </AccountPage>
  );
}

async function Security({ merchant }: PageProps) {
  const context = await requestContext();
  const { language } = context;
  const { lead } = accountTexts(language).security;
  const account = { collection: 'merchants', id: merchant.id } as const;
  const { payload, now, token } = context;
  const [sessions, current, isOn, codesLeft] = await Promise.all([
    listSessions(payload, account, now),
    findSession(payload, token, now),
    hasSecondFactor(payload, account),
    countRecoveryCodes(payload, account),
  ]);
  return (
    <AccountPage current="security" language={language} lead={lead}>
      <section aria-labelledby="two-factor" className={styles.part}>
        <h2 id="two-factor">{accountTexts(language).twoFactor.title}</h2>
        <TwoFactorForm codesLeft={codesLeft} isOn={isOn} language={language} />
      </section>
      <Sessions currentId={current?.id} language={language} sessions={sessions} />
    </AccountPage>
  );
}

async function SavedReports({ merchant }: PageProps) {
  const context = await requestContext();
  const { language } = context;
  const { lead } = accountTexts(language).reports;
  const [reports, links] = await Promise.all([findReports(context, merchant.id), linkContext()]);
  return (
    <AccountPage current="reports" language={language} lead={lead}>
      <Reports heading="h2" language={language} links={links} reports={reports} />
    </AccountPage>
  );
}

/** The pages at `/user/{page}`. */
export const accountSections: Record<AccountPageName, (props: PageProps) => Promise<ReactNode>> = {
  profile: Profile,
  company: Company,
  calendar: Calendar,
  coupons: Coupons,
  enquiries: Enquiries,
  reports: SavedReports,
  security: Security,
  password: Password,
};
