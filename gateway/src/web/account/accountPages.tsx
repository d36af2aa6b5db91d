import { maskPhone } from '../../api/accounts/maskPhone';
import { findCommon } from '../../api/pages/frame';
import { countRecoveryCodes } from '../../features/authentication/recoveryCodes';
import { hasSecondFactor } from '../../features/authentication/secondFactor';
import { findSession, listSessions } from '../../features/authentication/sessions';
import type { Merchant } from '../../payload-types';
import { formatDay } from '../format';
import { ChangePasswordForm } from '../forms/ChangePasswordForm';
import { ProfileForm } from '../forms/ProfileForm';
import { TwoFactorForm } from '../forms/TwoFactorForm';
import { linkContext } from '../links/linkContext';
import { requestContext } from '../requestContext';
import { accountTexts } from '../texts/accountTexts';
import buttons from '../ui/button.module.css';
import styles from './account.module.css';
import { AccountPage } from './AccountPage';
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
  const { username, companyName, createdAt, consentVersion, awardTitle } = merchant;
  const facts: [string, string][] = [
    [texts.number, maskPhone(username)],
    [texts.since, formatDay(createdAt, language)],
    [texts.consent, formatDay(consentVersion, language)],
  ];
  if (awardTitle) facts.push([texts.award, awardTitle]);
  return (
    <AccountPage current="profile" language={language} {...texts.profile}>
      <Facts facts={facts} />
      <div className={styles.part}>
        <ProfileForm companyName={companyName ?? ''} language={language} />
      </div>
      <div className={styles.part}>
        <h2>{texts.deletion}</h2>
        <p>
          {texts.deletionText}{' '}
          <a className={buttons.link} href={`mailto:${contactInformation.email}`}>
            {contactInformation.email}
          </a>
        </p>
      </div>
    </AccountPage>
  );
}

async function Password() {
  const { language } = await requestContext();
  return (
    <AccountPage current="password" language={language} {...accountTexts(language).passwordPage}>
      <ChangePasswordForm language={language} />
    </AccountPage>
  );
}

async function Security({ merchant }: PageProps) {
  const context = await requestContext();
  const { language } = context;
  const { title, lead } = accountTexts(language).security;
  const account = { collection: 'merchants', id: merchant.id } as const;
  const { payload, now, token } = context;
  const [sessions, current, isOn, codesLeft] = await Promise.all([
    listSessions(payload, account, now),
    findSession(payload, token, now),
    hasSecondFactor(payload, account),
    countRecoveryCodes(payload, account),
  ]);
  return (
    <AccountPage current="security" language={language} lead={lead} title={title}>
      <section aria-labelledby="two-factor" className={styles.part}>
        <h2 id="two-factor">{accountTexts(language).twoFactor.title}</h2>
        <TwoFactorForm codesLeft={codesLeft} isOn={isOn} language={language} />
      </section>
      <Sessions currentId={current?.id} language={language} sessions={sessions} />
    </AccountPage>
  );
}

/** More than anybody saves by hand. */
const mostReports = 100;

async function SavedReports({ merchant }: PageProps) {
  const context = await requestContext();
  const { language } = context;
  const { title, lead } = accountTexts(language).reports;
  const [reports, links] = await Promise.all([findReports(context, merchant.id, mostReports), linkContext()]);
  return (
    <AccountPage current="reports" language={language} lead={lead} title={title}>
      <Reports language={language} links={links} reports={reports} />
    </AccountPage>
  );
}

/** The pages at `/user/{page}`. */
export const accountSections = {
  profile: Profile,
  password: Password,
  security: Security,
  reports: SavedReports,
};

export const isAccountPage = (page: string): page is keyof typeof accountSections =>
  Object.hasOwn(accountSections, page);
