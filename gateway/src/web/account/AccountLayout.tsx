import type { ReactNode } from 'react';

import { type AccountPageName, accountPageNames, accountPaths } from '../../domain/accountPaths';
import { retentionDays } from '../../domain/retention';
import type { Translate } from '../translator';
import { Section } from '../ui/site';
import { PageLinks } from '../ui/styles';

interface AccountLayoutProps {
  t: Translate;
  page: AccountPageName;
  children: ReactNode;
}

/**
 * The heading of a page of the account, and the way to the others.
 * @avoid For the workspace, which stands above these pages.
 * @accessibility The link of the current page is marked for screen readers, too.
 */
export const AccountLayout = ({ t, page, children }: AccountLayoutProps) => (
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
    {children}
  </Section>
);
