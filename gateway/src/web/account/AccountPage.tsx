import type { ReactNode } from 'react';

import { type AccountPageName, accountPageNames, accountPaths } from '../../domain/accountPaths';
import { retentionDays } from '../../domain/retention';
import type { Translate } from '../translator';
import { Section } from '../ui/site';
import { PageLinks } from '../ui/styles';

interface AccountPageProps {
  t: Translate;
  current: AccountPageName;
  children: ReactNode;
}

/** A page of the account, with the way to the others. */
export const AccountPage = ({ t, current, children }: AccountPageProps) => (
  <Section
    heading={t(`pages.${current}`)}
    headingLevel={1}
    lead={t(`${current}.lead`, { days: retentionDays.confirmedEnquiry })}
  >
    <PageLinks aria-label={t('navigation')}>
      <ul>
        {accountPageNames.map((page) => (
          <li key={page}>
            <a aria-current={page === current ? 'page' : undefined} href={accountPaths[page]}>
              {t(`pages.${page}`)}
            </a>
          </li>
        ))}
      </ul>
    </PageLinks>
    {children}
  </Section>
);
