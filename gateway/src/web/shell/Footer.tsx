import type { WireCommon } from '@/contract/calls/common';
import { mailtoHref } from '@/contract/lists/emailAddress';
import { telHref } from '@/contract/lists/phoneNumber';

import { destination, type LinkContext } from '../../domain/destination';
import type { ContentLanguage } from '../../domain/languages';
import { config } from '../../platform/config/config';
import { shellTexts } from '../texts/shellTexts';
import { GraduatedEdge } from '../ui/GraduatedEdge';
import layout from '../ui/layout.module.css';
import styles from './Footer.module.css';
import { Logo } from './Logo';

interface FooterProps {
  language: ContentLanguage;
  common: WireCommon;
  links: LinkContext;
}

/** The company, its contact details, and links to the legal pages of the site. */
export function Footer({ language, common, links }: FooterProps) {
  const texts = shellTexts(language);
  const { companyName, street, postalCode, city, country, email, phone, hours } = common.contactInformation;
  return (
    <footer className={styles.ground} data-tone="inverse">
      <div className={layout.container}>
        <GraduatedEdge id="footer" />
        <div className={styles.top}>
          <Logo alt={config.productName} ground="ink" />
          <address aria-label={texts.contact} className={styles.address}>
            <strong>{companyName}</strong>
            <br />
            {street}
            <br />
            {postalCode} {city}, {country}
            <br />
            <a className={styles.mail} href={mailtoHref(email)}>
              {email}
            </a>
            <br />
            <a href={telHref(phone)}>{phone}</a>
            <br />
            {hours}
          </address>
        </div>
        <div className={styles.legal}>
          <p>{common.bottom.typeValueOne}</p>
          <nav aria-label={texts.legal}>
            <ul>
              {common.function.map(({ id, name, url }) => (
                <li key={id}>
                  <a href={destination(url, links)}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
          <p className={styles.notice}>{common.bottom.typeValueThree}</p>
        </div>
      </div>
    </footer>
  );
}
