import { withLanguage } from '../../domain/detectLanguage';
import { type ContentLanguage, contentLanguages } from '../../domain/languages';
import { config } from '../../platform/config/config';
import { shellTexts } from '../texts/shellTexts';
import layout from '../ui/layout.module.css';
import { AccountLinks } from './AccountLinks';
import styles from './Header.module.css';
import { Logo } from './Logo';

interface HeaderProps {
  language: ContentLanguage;
  /** Path and query of this page. */
  address: string;
  /** The site's home page. */
  home: string;
  isLoggedIn: boolean;
}

/** Each language in its own words; the same on every page. */
const names: Record<ContentLanguage, string> = { en: 'English', de: 'Deutsch' };

export function Header({ language, address, home, isLoggedIn }: HeaderProps) {
  const texts = shellTexts(language);
  return (
    <header className={styles.ground}>
      <div className={`${layout.container} ${styles.bar}`}>
        <a className={styles.logo} href={home}>
          <Logo alt={texts.home(config.productName)} ground="page" />
        </a>
        <AccountLinks address={address} home={home} isLoggedIn={isLoggedIn} language={language} />
        <nav aria-label={texts.languages} className={styles.languages}>
          <ul className={styles.list}>
            {contentLanguages.map((choice) => (
              <li key={choice}>
                <a
                  aria-current={choice === language ? 'true' : undefined}
                  className={styles.item}
                  href={withLanguage(address, choice)}
                  hrefLang={choice}
                  lang={choice}
                  rel="nofollow"
                >
                  {choice.toUpperCase()}
                  <span className={layout.hidden}> {names[choice]}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
