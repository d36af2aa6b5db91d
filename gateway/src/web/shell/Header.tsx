import { languageNames } from '@/components/layout/LanguageMenu/languageNames';

import { accountPaths } from '../../domain/accountPaths';
import { destination, type LinkContext } from '../../domain/destination';
import { withLanguage } from '../../domain/detectLanguage';
import { type ContentLanguage, contentLanguages } from '../../domain/languages';
import { withQueryOf } from '../query';
import type { Translate } from '../translator';
import { HeaderButton, HeaderLink, Logo, VisuallyHidden } from '../ui/site';
import { AccountLinks, Bar, Ground } from './Header.styles';

interface HeaderProps {
  /** Its name, which stands in the logo. */
  product: string;
  language: ContentLanguage;
  t: Translate;
  /** Path and query of this page. */
  address: string;
  /** To the site. */
  links: LinkContext;
  isLoggedIn: boolean;
}

/**
 * Links back to the site's services and prices, and to workspace, account and logout for a logged-in merchant; to login
 * and registration for everybody else.
 */
export function Header({ product, language, t, address, links, isLoggedIn }: HeaderProps) {
  const { pathname } = new URL(address, 'http://gateway');
  const link = (href: string, label: string) => (
    <li key={href}>
      <HeaderLink aria-current={href.split('?')[0] === pathname ? 'page' : undefined} href={href}>
        {label}
      </HeaderLink>
    </li>
  );
  return (
    <Ground>
      <Bar>
        <a aria-label={t('header.home', { product })} href={destination('/', links)}>
          <Logo alt="" product={product} />
        </a>
        <AccountLinks aria-label={t('header.label')}>
          <ul>
            {link(destination('/cht/Services', links), t('header.services'))}
            {link(destination('/cht/price', links), t('header.prices'))}
            {isLoggedIn ? (
              <>
                {link(accountPaths.workPlace, t('workPlace.title'))}
                {link(accountPaths.profile, t('header.profile'))}
                <li>
                  <form action={accountPaths.logout} method="post">
                    <HeaderButton type="submit">{t('header.logout')}</HeaderButton>
                  </form>
                </li>
              </>
            ) : (
              <>
                {link(withQueryOf(accountPaths.login, address), t('login.title'))}
                {link(withQueryOf(accountPaths.register, address), t('account.register'))}
              </>
            )}
          </ul>
        </AccountLinks>
        <nav aria-label={t('header.languages')}>
          <ul>
            {contentLanguages.map((choice) => (
              <li key={choice}>
                <HeaderLink
                  aria-current={choice === language ? 'true' : undefined}
                  href={withLanguage(address, choice)}
                  hrefLang={choice}
                  lang={choice}
                  rel="nofollow"
                >
                  {choice.toUpperCase()}
                  <VisuallyHidden> {languageNames[choice]}</VisuallyHidden>
                </HeaderLink>
              </li>
            ))}
          </ul>
        </nav>
      </Bar>
    </Ground>
  );
}
