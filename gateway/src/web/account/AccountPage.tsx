import type { ReactNode } from 'react';

import { type AccountPageName, accountPageNames, accountPaths } from '../../domain/accountPaths';
import type { ContentLanguage } from '../../domain/languages';
import { accountTexts } from '../texts/accountTexts';
import { Section } from '../ui/Section';
import styles from './account.module.css';

interface AccountPageProps {
  language: ContentLanguage;
  current: AccountPageName;
  lead: string;
  children: ReactNode;
}

/** A page of the account, with the way to the others. */
export function AccountPage({ language, current, lead, children }: AccountPageProps) {
  const texts = accountTexts(language);
  return (
    <Section heading={texts.pages[current]} id="account" lead={lead} opens>
      <nav aria-label={texts.navigation} className={styles.pages}>
        <ul>
          {accountPageNames.map((page) => (
            <li key={page}>
              <a aria-current={page === current ? 'page' : undefined} href={accountPaths[page]}>
                {texts.pages[page]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </Section>
  );
}
