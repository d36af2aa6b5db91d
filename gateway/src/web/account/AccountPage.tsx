import type { ReactNode } from 'react';

import { countryName } from '@/contract/lists/countryName';
import { deadlineCountries } from '@/shared/dueDates/deadlineRules';

import { maskPhone } from '../../api/accounts/maskPhone';
import { findCommon } from '../../api/pages/layoutData';
import type { AccountPageName } from '../../domain/accountPaths';
import { companyCountries } from '../../domain/companyCountries';
import type { LinkContext } from '../../domain/destination';
import type { ContentLanguage } from '../../domain/languages';
import { periodsToEnter } from '../../features/accounts/companyData';
import { findDueDates } from '../../features/accounts/findDueDates';
import { findCoupons } from '../../features/coupons/findCoupons';
import { allDueRules } from '../../features/dueDates/findDueRules';
import { findEnquiries } from '../../features/enquiries/findEnquiries';
import type { Merchant } from '../../payload-types';
import { companyAction } from '../actions/companyAction';
import { changePasswordAction } from '../actions/passwordActions';
import { ChangePasswordForm } from '../forms/ChangePasswordForm';
import { CompanyForm } from '../forms/CompanyForm';
import { linkContext } from '../links/linkContext';
import { requestContext, type RequestContext } from '../requestContext';
import { translator, type Translate } from '../translator';
import { AccountLayout } from './AccountLayout';
import { CouponList } from './CouponList';
import { DueDates } from './DueDates';
import { EnquiryList } from './EnquiryList';
import { findReports } from './findReports';
import { Profile } from './Profile';
import { Reports } from './Reports';

interface PageProps {
  merchant: Merchant;
  context: RequestContext;
  language: ContentLanguage;
  links: LinkContext;
  t: Translate;
}

async function profile({ merchant, context, language, t }: PageProps) {
  const { contactInformation } = await findCommon(context);
  const { username, companyName, createdAt, consentVersion } = merchant;
  return (
    <Profile
      account={{ companyName: companyName ?? '', number: maskPhone(username), createdAt, consentVersion }}
      email={contactInformation.email}
      language={language}
      t={t}
    />
  );
}

/** Countries by their names in the language of the page. */
const named = (countries: readonly string[], language: ContentLanguage) =>
  countries
    .map((code) => ({ code, name: countryName(code)[language] }))
    .sort((a, b) => a.name.localeCompare(b.name, language));

async function company({ merchant, context, language }: PageProps) {
  const rules = await allDueRules(context);
  const stored = (merchant.vatReturns ?? []).map(({ country, period }) => ({ country, period }));
  const returns = named(deadlineCountries, language)
    .map((country) => ({ ...country, periods: periodsToEnter(rules, stored, country.code) }))
    .filter(({ periods }) => periods.length > 0);
  return (
    <CompanyForm
      action={companyAction}
      company={{
        companyName: merchant.companyName ?? '',
        companyForm: merchant.companyForm ?? '',
        registeredOffice: merchant.registeredOffice ?? '',
        companyCountry: merchant.companyCountry ?? '',
        vatNumber: merchant.vatNumber ?? '',
        vatReturns: stored,
        furtherReports: merchant.furtherReports ?? [],
      }}
      language={language}
      returns={returns}
      seats={named(companyCountries, language)}
    />
  );
}

/** The content of each page at `/user/{page}`. */
const sections: Record<AccountPageName, (props: PageProps) => ReactNode | Promise<ReactNode>> = {
  profile,
  company,
  calendar: async ({ merchant, context, ...shown }) => (
    <DueDates {...shown} due={await findDueDates(context, merchant)} />
  ),
  coupons: async ({ merchant, context, language, t }) => (
    <CouponList coupons={await findCoupons(context, merchant.id)} heading="h2" language={language} t={t} />
  ),
  enquiries: async ({ merchant, context: { payload }, ...shown }) => (
    <EnquiryList {...shown} enquiries={await findEnquiries(payload, merchant.id)} heading="h2" />
  ),
  reports: async ({ merchant, context, ...shown }) => (
    <Reports {...shown} heading="h2" reports={await findReports(context, merchant.id)} />
  ),
  password: () => <ChangePasswordForm action={changePasswordAction} />,
};

/** A page of the account. */
export async function AccountPage({ page, merchant }: { page: AccountPageName; merchant: Merchant }) {
  const context = await requestContext();
  const { language } = context;
  const [t, links] = await Promise.all([translator(language), linkContext()]);
  return (
    <AccountLayout page={page} t={t}>
      {await sections[page]({ merchant, context, language, links, t })}
    </AccountLayout>
  );
}
