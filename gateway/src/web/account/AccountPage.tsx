import type { ReactNode } from 'react';

import { accountPaths } from '../../domain/accountPaths';
import type { ContentLanguage } from '../../domain/languages';
import { accountTexts } from '../texts/accountTexts';
import { Section } from '../ui/Section';
import styles from './account.module.css';

interface AccountPageProps {
  language: ContentLanguage;
  current: 'profile' | 'password' | 'security' | 'reports';
  title: string;
  lead: string;
  children: ReactNode;
}

/** A page of the account, with the way to the others. */
export function AccountPage({ language, current, title, lead, children }: AccountPageProps) {
  const texts = accountTexts(language);
  const pages = [
    ['profile', texts.profile.title],
    ['password', texts.passwordPage.title],
    ['security', texts.security.title],
    ['reports', texts.reports.title],
  ] as const;
  return (
    <Section heading={title} id="account" lead={lead} opens>
      <nav aria-label={texts.navigation} className={styles.pages}>
        <ul>
          {pages.map(([page, label]) => (
            <li key={page}>
              <a aria-current={page === current ? 'page' : undefined} href={accountPaths[page]}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </Section>
  );
}
