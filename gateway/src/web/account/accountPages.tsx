import type { ReactNode } from 'react';

import { countryName } from '@/contract/lists/countryName';
import { mailtoHref } from '@/contract/lists/emailAddress';
import { returnCountries } from '@/shared/dueDates/vatReturns';

import { maskPhone } from '../../api/accounts/maskPhone';
import { findCommon } from '../../api/pages/frame';
import type { AccountPageName } from '../../domain/accountPaths';
import { companyCountries } from '../../domain/companyCountries';
import type { ContentLanguage } from '../../domain/languages';
import { findDuties } from '../../features/accounts/findDuties';
import { findCoupons } from '../../features/coupons/findCoupons';
import { findEnquiries } from '../../features/enquiries/findEnquiries';
import type { Merchant } from '../../payload-types';
import { formatDay } from '../format';
import { ChangePasswordForm } from '../forms/ChangePasswordForm';
import { CompanyForm } from '../forms/CompanyForm';
import { linkContext } from '../links/linkContext';
import { requestContext } from '../requestContext';
import { translator } from '../translator';
import { TextLink } from '../ui/site';
import { Part } from '../ui/styles';
import { AccountPage } from './AccountPage';
import { CouponList } from './CouponList';
import { DueDates } from './DueDates';
import { EnquiryList } from './EnquiryList';
import { Facts } from './Facts';
import { findReports } from './findReports';
import { Reports } from './Reports';

interface PageProps {
  merchant: Merchant;
}

async function Profile({ merchant }: PageProps) {
  const context = await requestContext();
  const { language } = context;
  const t = await translator(language);
  const { contactInformation } = await findCommon(context);
  const { username, companyName, createdAt, consentVersion } = merchant;
  const facts: [string, string][] = [
    [t('workPlace.company'), companyName ?? ''],
    [t('profile.number'), maskPhone(username)],
    [t('profile.since'), formatDay(createdAt, language)],
    [t('profile.consent'), formatDay(consentVersion, language)],
  ];
  return (
    <AccountPage current="profile" t={t}>
      <Facts facts={facts} />
      <Part>
        <h2>{t('profile.deletion')}</h2>
        <p>
          {t('profile.deletionText')}{' '}
          <TextLink href={mailtoHref(contactInformation.email)}>{contactInformation.email}</TextLink>
        </p>
      </Part>
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
  const t = await translator(language);
  const { vatReturns, furtherReports } = merchant;
  return (
    <AccountPage current="company" t={t}>
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
  const [duties, links, t] = await Promise.all([
    findDuties(payload, merchant),
    linkContext(),
    translator(language),
  ]);
  return (
    <AccountPage current="calendar" t={t}>
      <DueDates duties={duties} language={language} links={links} t={t} today={today} />
    </AccountPage>
  );
}

async function Coupons({ merchant }: PageProps) {
  const context = await requestContext();
  const { language } = context;
  const t = await translator(language);
  return (
    <AccountPage current="coupons" t={t}>
      <CouponList coupons={await findCoupons(context, merchant.id)} heading="h2" language={language} t={t} />
    </AccountPage>
  );
}

async function Enquiries({ merchant }: PageProps) {
  const { payload, language } = await requestContext();
  const [enquiries, links, t] = await Promise.all([
    findEnquiries(payload, merchant.id),
    linkContext(),
    translator(language),
  ]);
  return (
    <AccountPage current="enquiries" t={t}>
      <EnquiryList enquiries={enquiries} heading="h2" language={language} links={links} t={t} />
    </AccountPage>
  );
}

async function Password() {
  const t = await translator((await requestContext()).language);
  return (
    <AccountPage current="password" t={t}>
      <ChangePasswordForm />
    </AccountPage>
  );
}

async function SavedReports({ merchant }: PageProps) {
  const context = await requestContext();
  const { language } = context;
  const [reports, links, t] = await Promise.all([
    findReports(context, merchant.id),
    linkContext(),
    translator(language),
  ]);
  return (
    <AccountPage current="reports" t={t}>
      <Reports heading="h2" language={language} links={links} reports={reports} t={t} />
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
  password: Password,
};
