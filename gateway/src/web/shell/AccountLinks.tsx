import { accountPaths } from '../../domain/accountPaths';
import type { ContentLanguage } from '../../domain/languages';
import { withQueryOf } from '../query';
import { shellTexts } from '../texts/shellTexts';
import styles from './Header.module.css';

interface AccountLinksProps {
  language: ContentLanguage;
  address: string;
  /** The site's home page. */
  home: string;
  isLoggedIn: boolean;
}

/** Links to workspace, account and logout for a logged-in merchant; to login and registration for everybody else. */
export function AccountLinks({ language, address, home, isLoggedIn }: AccountLinksProps) {
  const texts = shellTexts(language);
  const { pathname } = new URL(address, 'http://gateway');
  const link = (href: string, label: string) => (
    <li key={href}>
      <a
        aria-current={href.split('?')[0] === pathname ? 'page' : undefined}
        className={styles.item}
        href={href}
      >
        {label}
      </a>
    </li>
  );
  return (
    <nav aria-label={texts.account} className={styles.account}>
      <ul className={styles.list}>
        {link(home, texts.website)}
        {isLoggedIn ? (
          <>
            {link(accountPaths.workPlace, texts.workPlace)}
            {link(accountPaths.profile, texts.profile)}
            <li>
              <form action={accountPaths.logout} method="post">
                <button className={styles.item} type="submit">
                  {texts.logout}
                </button>
              </form>
            </li>
          </>
        ) : (
          <>
            {link(withQueryOf(accountPaths.login, address), texts.login)}
            {link(withQueryOf(accountPaths.register, address), texts.register)}
          </>
        )}
      </ul>
    </nav>
  );
}
