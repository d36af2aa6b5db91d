import type { ReactNode } from 'react';

import { countryName } from '@/contract/lists/countryName';
import { mailtoHref } from '@/contract/lists/emailAddress';
import { deadlineCountries } from '@/shared/dueDates/deadlineRules';

import { maskPhone } from '../../api/accounts/maskPhone';
import { findCommon } from '../../api/pages/frame';
import { type AccountPageName, accountPageNames, accountPaths } from '../../domain/accountPaths';
import { companyCountries } from '../../domain/companyCountries';
import type { LinkContext } from '../../domain/destination';
import type { ContentLanguage } from '../../domain/languages';
import { retentionDays } from '../../domain/retention';
import { periodsToEnter } from '../../features/accounts/companyData';
import { findDueDates } from '../../features/accounts/findDueDates';
import { findCoupons } from '../../features/coupons/findCoupons';
import { allDueRules } from '../../features/dueDates/findDueRules';
import { findEnquiries } from '../../features/enquiries/findEnquiries';
import type { Merchant } from '../../payload-types';
import { formatDay } from '../format';
import { ChangePasswordForm } from '../forms/ChangePasswordForm';
import { CompanyForm } from '../forms/CompanyForm';
import { linkContext } from '../links/linkContext';
import { requestContext, type RequestContext } from '../requestContext';
import { translator, type Translate } from '../translator';
import { Section, TextLink } from '../ui/site';
import { PageLinks, Part } from '../ui/styles';
import { CouponList } from './CouponList';
import { DueDates } from './DueDates';
import { EnquiryList } from './EnquiryList';
import { Facts } from './Facts';
import { findReports } from './findReports';
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
  const facts: [string, string][] = [
    [t('workPlace.company'), companyName ?? ''],
    [t('profile.number'), maskPhone(username)],
    [t('profile.since'), formatDay(createdAt, language)],
    [t('profile.consent'), formatDay(consentVersion, language)],
  ];
  return (
    <>
      <Facts facts={facts} />
      <Part>
        <h2>{t('profile.deletion')}</h2>
        <p>
          {t('profile.deletionText')}{' '}
          <TextLink href={mailtoHref(contactInformation.email)}>{contactInformation.email}</TextLink>
        </p>
      </Part>
    </>
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
  password: () => <ChangePasswordForm />,
};

/** A page of the account, with the way to the others. */
export async function AccountPage({ page, merchant }: { page: AccountPageName; merchant: Merchant }) {
  const context = await requestContext();
  const { language } = context;
  const [t, links] = await Promise.all([translator(language), linkContext()]);
  return (
    <Section
      heading={t(`pages.${page}`)}
      headingLevel={1}
      lead={t(`${page}.lead`, { days: retentionDays.confirmedEnquiry })}
    >
      <PageLinks aria-label={t('navigation')}>
        <ul>
          {accountPageNames.map((name) => (
            <li key={name}>
              <a aria-current={name === page ? 'page' : undefined} href={accountPaths[name]}>
                {t(`pages.${name}`)}
              </a>
            </li>
          ))}
        </ul>
      </PageLinks>
      {await sections[page]({ merchant, context, language, links, t })}
    </Section>
  );
}
