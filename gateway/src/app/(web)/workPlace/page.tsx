import type { Metadata } from 'next';
import type { ReactNode } from 'react';

import { maskPhone } from '../../../api/accounts/maskPhone';
import { accountPaths } from '../../../domain/accountPaths';
import { Facts } from '../../../web/account/Facts';
import { findReports } from '../../../web/account/findReports';
import { Reports } from '../../../web/account/Reports';
import { Cards } from '../../../web/blocks/Cards';
import { formatDay } from '../../../web/format';
import { linkContext } from '../../../web/links/linkContext';
import { requestContext } from '../../../web/requestContext';
import { requireLogin } from '../../../web/requireLogin';
import { accountTexts } from '../../../web/texts/accountTexts';
import { workPlaceTexts } from '../../../web/texts/workPlaceTexts';
import buttons from '../../../web/ui/button.module.css';
import { Section } from '../../../web/ui/Section';

/** Reports that stand here; the account has all of them. */
const shownReports = 3;

export async function generateMetadata(): Promise<Metadata> {
  return { title: workPlaceTexts((await requestContext()).language).title };
}

/** The page after the login: the merchant's data, saved reports and links. */
export default async function WorkPlace() {
  const merchant = await requireLogin();
  const context = await requestContext();
  const [reports, links] = await Promise.all([
    findReports(context, merchant.id, shownReports + 1),
    linkContext(),
  ]);
  const { language } = context;
  const texts = workPlaceTexts(language);
  const { companyName, username, createdAt, awardTitle } = merchant;
  const company = companyName || (
    <>
      {texts.noCompany} ·{' '}
      <a className={buttons.link} href={accountPaths.profile}>
        {texts.addCompany}
      </a>
    </>
  );
  const facts: [string, ReactNode][] = [
    [texts.company, company],
    [accountTexts(language).number, maskPhone(username)],
    [texts.since, formatDay(createdAt, language)],
  ];
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
      </Section>
      <Section heading={texts.reports} id="reports" lead={reports.length > 0 ? texts.reportsLead : undefined}>
        <Reports language={language} links={links} reports={reports.slice(0, shownReports)} />
        {reports.length > shownReports && (
          <p>
            <a className={buttons.link} href={accountPaths.reports}>
              {texts.allReports}
            </a>
          </p>
        )}
      </Section>
      <Section heading={texts.next} id="next" lead={texts.nextLead}>
        <Cards cards={texts.steps.map(({ path, ...step }) => ({ ...step, url: path }))} links={links} />
      </Section>
    </>
  );
}
