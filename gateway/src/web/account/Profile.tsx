import { mailtoHref } from '@/contract/lists/emailAddress';

import type { ContentLanguage } from '../../domain/languages';
import { formatDay } from '../format';
import type { Translate } from '../translator';
import { TextLink } from '../ui/site';
import { Part } from '../ui/styles';
import { Facts } from './Facts';

interface ProfileProps {
  language: ContentLanguage;
  t: Translate;
  /** `number` is masked. Times are ISO 8601. */
  account: { companyName: string; number: string; createdAt: string; consentVersion: string };
  /** The address to write to, to have the account closed. */
  email: string;
}

/** The data of an account, and how to have it closed. */
export function Profile({ language, t, account, email }: ProfileProps) {
  const facts: [string, string][] = [
    [t('workPlace.company'), account.companyName],
    [t('profile.number'), account.number],
    [t('profile.since'), formatDay(account.createdAt, language)],
    [t('profile.consent'), formatDay(account.consentVersion, language)],
  ];
  return (
    <>
      <Facts facts={facts} />
      <Part>
        <h2>{t('profile.deletion')}</h2>
        <p>
          {t('profile.deletionText')} <TextLink href={mailtoHref(email)}>{email}</TextLink>
        </p>
      </Part>
    </>
  );
}
